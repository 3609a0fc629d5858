package import DNDDrawing
internal import DNDFormats
package import JSON

/// The messages of a child process that runs scenarios, one line of JSON each, because it may end at any time.
enum HostEvent: Equatable {
    /// A scenario begins; the value is its index in the program.
    case begin(Int)

    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised an exception.
    case raised(RaisedEarlier)

    /// The delegates of the scenario are not called any more.
    case played
    case result(Outcome)

    struct Outcome: Equatable {
        let number: Int
        private let plain: ScenarioEvent
        private let marks: [[StyledText.Mark]]

        init(_ number: Int, _ event: ScenarioEvent) {
            self.number = number
            plain = event
            marks = event.marks
        }

        /// The event with the styles of its texts, which JSON leaves out.
        var event: ScenarioEvent {
            var event = plain
            event.marks = marks
            return event
        }
    }
}

extension HostEvent: JSONConvertible {
    var json: JSONTree {
        switch self {
        case .begin(let number): ["begin": number.json]
        case .call(let name): ["call": name.json]
        case .raised(let raised): ["raised": raised.json]
        case .played: ["played": true.json]
        case .result(let outcome): ["result": outcome.json]
        }
    }

    init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("begin", let json): self = try .begin(Int(json: json))
        case ("call", let json): self = try .call(String(json: json))
        case ("raised", let json): self = try .raised(RaisedEarlier(json: json))
        case ("played", _): self = .played
        case ("result", let json): self = try .result(Outcome(json: json))
        default: throw JSONMismatch()
        }
    }
}

extension HostEvent.Outcome: JSONConvertible {
    var json: JSONTree { ["number": number.json, "event": plain.json, "marks": marks.json] }

    init(json: JSONTree) throws(JSONMismatch) {
        (number, plain, marks) = try (json["number"], json["event"], json["marks"])
    }
}

extension StyledText.Mark: JSONConvertible {
    package var json: JSONTree {
        ["lower": range.lowerBound.json, "upper": range.upperBound.json, "role": role.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let (lower, upper): (Int, Int) = try (json["lower"], json["upper"])
        try self.init(lower..<max(lower, upper), json["role"])
    }
}

extension Style.Role: JSONConvertible {}

package import DNDDrawing
internal import DNDFormats
package import JSON

/// The messages of a child process that runs scenarios, one line of JSON each, because it may end at any time.
enum HostEvent {
    /// A scenario begins.
    case begin
    case result(ScenarioEvent)
}

extension HostEvent: JSONConvertible {
    var json: JSONTree {
        switch self {
        case .begin: ["begin": true.json]
        case .result(let event): ["result": ["event": event.json, "marks": event.marks.json]]
        }
    }

    init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("begin", _): self = .begin
        case ("result", let json):
            var event: ScenarioEvent = try json["event"]
            event.marks = try json["marks"]
            self = .result(event)
        default: throw JSONMismatch()
        }
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

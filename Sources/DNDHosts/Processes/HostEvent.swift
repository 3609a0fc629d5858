internal import DNDDrawing
internal import DNDFormats
internal import Foundation

/// The messages of a child process that runs scenarios, one line of JSON each, because it may end at any time.
enum HostEvent: Codable, Equatable {
    /// A scenario begins; the value is its index in the program.
    case begin(Int)

    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised an exception.
    case raised(RaisedEarlier)

    /// The delegates of the scenario are not called any more.
    case played
    case result(Outcome)

    struct Outcome: Codable, Equatable {
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

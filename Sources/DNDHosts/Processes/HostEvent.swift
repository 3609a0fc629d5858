internal import DNDDrawing
internal import DNDFormats
internal import Foundation

/// What a child process says while it runs scenarios, one line of JSON each: it may end at any time.
enum HostEvent: Codable, Equatable {
    /// A scenario begins, by its number in the program.
    case begin(Int)

    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised.
    case raised(RaisedEarlier)

    /// The delegates of the scenario will not be called any more.
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

        /// With what its pieces are: as JSON texts are plain.
        var event: ScenarioEvent {
            var event = plain
            event.marks = marks
            return event
        }
    }
}

package import DNDDrawing
internal import DNDExplanation
package import DNDInterpreter
package import DNDLanguage
package import DragDrop

/// The services that the surrounding program provides to a session. By default there are no files and no interrupts.
package struct SessionEnvironment {
    package var files = SessionFiles()

    /// Begins a scene with lists of a Swift program.
    package var makeHosted: ((Fixture, Rulebook) -> any HostedPlayer)?

    /// Returns whether the user has interrupted since the last call of `forgetInterrupt`.
    package var isInterrupted: () -> Bool = { false }
    package var forgetInterrupt: () -> Void = {}

    /// The maximum width of traces; nil without a terminal.
    package var columns: () -> Int? = { nil }

    /// Meets a request of the course, such as `11` or `check`; nil where there is none.
    package var learn: ((String) -> (lines: [StyledText], isComplaint: Bool))?

    /// The spec that shows a rule or an open question.
    package var ruleExample: (Citation) -> String?

    /// A page has the examples beside the program, which is smaller without them.
    package init(ruleExample: @escaping (Citation) -> String? = { RuleExample.text(of: $0) }) {
        self.ruleExample = ruleExample
    }
}

/// A scene with lists of a Swift program, on the main thread.
package protocol HostedPlayer: AnyObject {
    var player: ScenarioPlayer { get }

    /// Plays one statement, and waits for the work that delegates began.
    func play(_ statement: Statement)
}

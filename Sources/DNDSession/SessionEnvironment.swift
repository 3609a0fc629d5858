package import DNDInterpreter
package import DNDLanguage
package import DragDrop

/// What a session is given by the program around it. By default there are no files, and nobody interrupts.
package struct SessionEnvironment {
    package var files = SessionFiles()

    /// Begins a scene with lists of a Swift program.
    package var makeHosted: ((Fixture, Rulebook) -> any HostedPlayer)?

    /// Whether somebody has asked to stop since `forgetInterrupt` was called.
    package var isInterrupted: () -> Bool = { false }
    package var forgetInterrupt: () -> Void = {}

    /// How wide traces may be; nil without a terminal.
    package var columns: () -> Int? = { nil }

    package init() {}
}

/// A scene with lists of a Swift program, on the main thread.
package protocol HostedPlayer: AnyObject {
    var player: ScenarioPlayer { get }

    /// Plays one statement, and waits for what delegates have begun.
    func play(_ statement: Statement)
}

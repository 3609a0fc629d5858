package import DNDResults
package import SourceText

/// Plays the lines of a session: takes a line, and returns text and the data for prompt and completion. Runs in this
/// process, or in a child that delegates of a Swift program can crash.
package protocol LinePlayer: AnyObject {
    /// Writes the greeting of an interactive session.
    func greet()

    /// Returns whether a text continues on the next line.
    func isIncomplete(_ text: String) -> Bool

    /// Plays one line, or several that belong together.
    func run(_ text: String, name: String, line: Int) -> Repl.Reaction

    /// The current drag, for the right edge of the terminal.
    var stateLine: String { get }
    func completion(_ buffer: String, cursorUTF8: Int) -> Completion

    /// The dimmed hint behind the cursor. Requested at every key.
    func hint(_ text: String, recalled: [String]) -> Hint?

    /// Ends a script.
    func finish() -> ExitCode
}

extension Repl: LinePlayer {
    package func completion(_ buffer: String, cursorUTF8: Int) -> Completion {
        ReplCompletion(session).completion(buffer, cursorUTF8: cursorUTF8)
    }

    package func hint(_ text: String, recalled: [String]) -> Hint? {
        ReplCompletion(session).hint(text, recalled: recalled)
    }
}

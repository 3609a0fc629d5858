package import DNDResults
package import SourceText

/// Whoever plays the lines of a session: a line goes in, text and what prompt and completion need come out. In this
/// process, or in a child that delegates of a Swift program may end.
package protocol LinePlayer: AnyObject {
    /// What somebody at a terminal sees first.
    func greet()

    /// Whether a text goes on on the next line.
    func isIncomplete(_ text: String) -> Bool

    /// Plays one line, or several that belong together.
    func run(_ text: String, name: String, line: Int) -> Repl.Reaction

    /// The drag at hand, for the right edge of the terminal.
    var stateLine: String { get }
    func completion(_ buffer: String, cursorUTF8: Int) -> Completion

    /// What stands dim behind the cursor. Asked for every key.
    func hint(_ text: String, recalled: [String]) -> Hint?

    /// The end of a script.
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

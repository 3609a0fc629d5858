import TerminalSupport

/// `dnd` in a real terminal, with its own history.
struct TerminalSession {
    let terminal: PseudoTerminal
    let folder: TemporaryDirectory

    /// Starts `dnd` and waits for its prompt.
    init(_ changes: [String: String?] = [:], folder: TemporaryDirectory? = nil) throws {
        let folder = try folder ?? TemporaryDirectory()
        var environment: [String: String?] = ["DND_HISTORY": folder.path("history"), "NO_COLOR": "1"]
        for (name, value) in changes { environment[name] = value }
        terminal = try PseudoTerminal([], environment, program: ChildProcess.built("dnd"))
        self.folder = folder
        try terminal.expect("dnd> ")
    }

    /// Types a line and waits for a text in the output and for the next prompt.
    func enter(_ line: String, expecting text: String) throws {
        terminal.type(line + "\r")
        try terminal.expect(text)
        try terminal.expect("dnd> ")
    }
}

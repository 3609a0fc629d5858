import TerminalSupport

/// The program that the line editor's tests drive.
enum Probe {
    static let path = ChildProcess.built("line-editor-probe")
}

extension PseudoTerminal {
    /// Starts the probe in a terminal.
    convenience init(_ arguments: [String] = [], _ changes: [String: String?] = [:]) throws {
        try self.init(arguments, changes, program: Probe.path)
    }
}

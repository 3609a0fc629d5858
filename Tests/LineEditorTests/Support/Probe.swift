import TerminalSupport

/// The program that the tests of the line editor drive.
enum Probe {
    static let path = ChildProcess.built("line-editor-probe")
}

extension PseudoTerminal {
    /// The probe in a terminal.
    convenience init(_ arguments: [String] = [], _ changes: [String: String?] = [:]) throws {
        try self.init(arguments, changes, program: Probe.path)
    }
}

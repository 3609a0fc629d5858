import TerminalSupport

extension PseudoTerminal {
    private static let roundCountMax = 40

    /// Leaves a paste, a search, a block or a stopped line, then the session; its exit status, or nil if it hangs. Keys
    /// that arrive while a line is played are lost with Ctrl-C, so they are pressed again.
    func leaveSession() -> Int32? {
        for _ in 0..<Self.roundCountMax {
            for keys in ["\u{1B}[201~", "\u{7}", "\u{3}", "\u{15}", "\u{4}"] {
                type(keys)
                drain()
            }
            if let status = try? end(within: 200) { return status }
        }
        return nil
    }
}

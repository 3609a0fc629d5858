internal import Glibc

/// How wide the terminal at standard output is.
enum TerminalWidth {
    /// Nil without a terminal, or one that does not know.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

internal import CSystem

/// The keyboard, one key at a time, and the signals that end or stop the program.
///
/// Without a terminal there are no keys. The terminal's mode is restored when the program ends, and while it is
/// stopped.
package struct Keyboard {
    /// Global state for the signal handler.
    private nonisolated(unsafe) static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
    private nonisolated(unsafe) static var savedMode: termios?
    private nonisolated(unsafe) static var isInterrupted = false

    package enum Input: Equatable {
        case key(UInt8)
        case signal(Int32)

        /// The terminal was closed.
        case end
    }

    /// Whether standard input is a terminal.
    package let hasKeys: Bool

    /// Whether keys can be read and answered: standard input and output are terminals.
    package static var isPossible: Bool {
        FileDescriptor.standardInput.isTerminal && FileDescriptor.standardOutput.isTerminal
    }

    /// Readable when a signal has arrived.
    package var signals: FileDescriptor { FileDescriptor(rawValue: Self.pipeEnds.read) }

    package init() {
        hasKeys = Self.isPossible
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { Self.pipeEnds = (ends[0], ends[1]) }
        for end in ends {
            _ = system_set_nonblocking(end)
            _ = system_close_on_exec(end)
        }
        Self.catchSignals()
        takeOver()
    }

    private static func catchSignals() {
        // Signals ignored at the start stay ignored.
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] where !system_ignores(number) {
            system_catch(number) { Keyboard.received($0) }
        }
    }

    /// The signal handler, limited to async-signal-safe calls. A second interrupt ends the program at once.
    private static func received(_ number: Int32) {
        if number == SIGINT, isInterrupted {
            restore()
            system_obey(SIGINT)
        }
        if number == SIGINT { isInterrupted = true }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipeEnds.write, &byte, 1)
    }

    // MARK: - Terminal mode

    /// Keys arrive without Enter and are not echoed.
    package func takeOver() {
        guard hasKeys else { return }
        var before = termios()
        guard system_read_keys(STDIN_FILENO, &before), Self.savedMode == nil else { return }
        Self.savedMode = before
    }

    private static func restore() {
        guard var mode = savedMode else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    package func handBack() {
        Self.restore()
    }

    /// Performs the default action of the signal. Returns if the process was only stopped and then continued.
    package func obey(_ number: Int32) {
        Self.restore()
        system_obey(number)
        system_catch(number) { Keyboard.received($0) }
        takeOver()
    }

    // MARK: - Reading

    /// The available input; empty when there is none.
    package func inputs() -> [Input] {
        var bytes = [UInt8](repeating: 0, count: 64)
        var inputs: [Input] = []
        if case .count(let count) = signals.read(into: &bytes) { inputs += bytes[..<count].map { .signal(Int32($0)) } }
        guard hasKeys, FileDescriptor.wait(for: [.standardInput], milliseconds: 0) else { return inputs }
        switch FileDescriptor.standardInput.read(into: &bytes) {
        case .count(0), .failed: inputs.append(.end)
        case .count(let count): inputs += bytes[..<count].map { .key($0) }
        }
        return inputs
    }
}

internal import CSystem

/// The keyboard, a key at a time, and the signals that end or stop the program.
///
/// Without a terminal there are no keys. The terminal is as it was before whenever the program is not at the wheel:
/// when it ends, and while it is stopped.
package struct Keyboard {
    /// For the handler, which may know nothing else.
    private nonisolated(unsafe) static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
    private nonisolated(unsafe) static var savedMode: termios?
    private nonisolated(unsafe) static var isInterrupted = false

    package enum Input: Equatable {
        case key(UInt8)
        case signal(Int32)

        /// The terminal is gone.
        case end
    }

    /// Whether the program is at a terminal.
    package let hasKeys: Bool

    /// Readable when a signal has come.
    package var signals: FileDescriptor { FileDescriptor(rawValue: Self.pipeEnds.read) }

    package init() {
        hasKeys = FileDescriptor.standardInput.isTerminal && FileDescriptor.standardOutput.isTerminal
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
        // What was ignored before the start stays ignored.
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] where !system_ignores(number) {
            system_catch(number) { Keyboard.received($0) }
        }
    }

    /// In the handler: only what a handler may do. Who asks twice to interrupt does not wait for the run to end.
    private static func received(_ number: Int32) {
        if number == SIGINT, isInterrupted {
            restore()
            system_obey(SIGINT)
        }
        if number == SIGINT { isInterrupted = true }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipeEnds.write, &byte, 1)
    }

    // MARK: - The mode of the terminal

    /// Keys come without Enter and are not shown.
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

    /// Ends, or stops, as the signal would have it. Comes back after a stop.
    package func obey(_ number: Int32) {
        Self.restore()
        system_obey(number)
        system_catch(number) { Keyboard.received($0) }
        takeOver()
    }

    // MARK: - Reading

    /// What has come; empty when nothing has.
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

internal import Glibc

/// The keyboard of `dnd watch`, a key at a time, and the signals that end or stop it.
///
/// Without a terminal there are no keys. The terminal is as it was before whenever the program is not at the wheel:
/// when it ends, and while it is stopped.
struct WatchTerminal {
    /// Set by the handler; read and written by nobody else while a run goes on.
    private nonisolated(unsafe) static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
    private nonisolated(unsafe) static var savedMode: termios?
    private nonisolated(unsafe) static var isInterrupted = false

    enum Input: Equatable {
        case key(UInt8)
        case signal(Int32)

        /// The terminal is gone.
        case end
    }

    let hasKeys: Bool

    /// Readable when a signal has come.
    var signalDescriptor: Int32 { Self.pipeEnds.read }

    init() {
        hasKeys = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { Self.pipeEnds = (ends[0], ends[1]) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        Self.catchSignals()
        takeOver()
    }

    private static func catchSignals() {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] {
            // What was ignored before the start, as by nohup, stays ignored.
            var old = sigaction()
            sigaction(number, nil, &old)
            if let handler = old.__sigaction_handler.sa_handler, unsafeBitCast(handler, to: Int.self) == 1 { continue }
            signal(number) { WatchTerminal.received($0) }
        }
    }

    /// In the handler: only what a handler may do. Who asks twice to interrupt does not wait for the run to end.
    private static func received(_ number: Int32) {
        if number == SIGINT, isInterrupted {
            restore()
            signal(SIGINT, SIG_DFL)
            raise(SIGINT)
        }
        if number == SIGINT { isInterrupted = true }
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(pipeEnds.write, &byte, 1)
    }

    // MARK: - The mode of the terminal

    /// Keys come without Enter and are not shown.
    func takeOver() {
        guard hasKeys else { return }
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        if Self.savedMode == nil { Self.savedMode = mode }
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    private static func restore() {
        guard var mode = savedMode else { return }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    func handBack() {
        Self.restore()
    }

    /// Ends, or stops, as the signal would have it. Comes back after a stop.
    func obey(_ number: Int32) {
        Self.restore()
        signal(number, SIG_DFL)
        raise(number)
        signal(number) { WatchTerminal.received($0) }
        takeOver()
    }

    // MARK: - Reading

    /// What has come; empty when nothing has.
    func inputs() -> [Input] {
        var bytes = [UInt8](repeating: 0, count: 64)
        var inputs: [Input] = []
        let signals = read(signalDescriptor, &bytes, bytes.count)
        if signals > 0 { inputs += bytes[..<signals].map { .signal(Int32($0)) } }
        guard hasKeys else { return inputs }
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) > 0 else { return inputs }
        let keys = read(STDIN_FILENO, &bytes, bytes.count)
        if keys > 0 {
            inputs += bytes[..<keys].map { .key($0) }
        } else if keys == 0 || errno != EINTR {
            inputs.append(.end)
        }
        return inputs
    }
}

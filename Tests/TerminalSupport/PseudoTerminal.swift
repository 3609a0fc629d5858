import Glibc

/// The probe, or another program, in a real pseudo-terminal.
///
/// Tests never sleep: they wait for text with a deadline, and a failure shows the received output.
package final class PseudoTerminal {
    /// Long enough for a program on a machine that is busy with other checks; only a failure waits so long.
    package static let deadlineMilliseconds: Int32 = 30_000
    package static let rows = 24
    package static let columns = 80

    /// Constants that Swift's Glibc lacks: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
    private enum Linux {
        static let unlock: UInt = 0x4004_5431
        static let number: UInt = 0x8004_5430
        static let newSession: Int32 = 0x80
    }

    private let master: Int32
    private let pid: pid_t
    private var exitStatus: Int32?
    private var output: [UInt8] = []
    private var seenCount = 0
    package private(set) var screen: Screen
    /// Called with all output.
    package var onOutput: ((ArraySlice<UInt8>) -> Void)?

    package init(
        _ arguments: [String] = [],
        _ changes: [String: String?] = [:],
        program: String,
        rows: Int = PseudoTerminal.rows,
        columns: Int = PseudoTerminal.columns
    ) throws {
        screen = Screen(rows: rows, columns: columns)
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        let isOpen = ioctl(master, Linux.unlock, &lock) == 0 && ioctl(master, Linux.number, &number) == 0
        guard isOpen else { throw HarnessError(text: "no pseudo-terminal: errno \(errno)") }
        let name = "/dev/pts/\(number)"
        PseudoTerminal.setSize(master, rows: rows, columns: columns)
        var environment = ChildProcess.environment
        for (variable, value) in changes { environment[variable] = value }
        // A new session, whose first terminal becomes its controlling terminal, so that Ctrl-C is a signal.
        pid = try ChildProcess.spawn(
            program,
            arguments,
            environment: environment,
            actions: { actions in
                posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
                posix_spawn_file_actions_adddup2(&actions, 0, 1)
                posix_spawn_file_actions_adddup2(&actions, 0, 2)
            },
            flags: Linux.newSession
        )
    }

    deinit {
        close(master)
        if exitStatus == nil {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
    }

    // MARK: - Acting

    package func type(_ text: String) {
        send(Array(text.utf8))
    }

    package func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // A large paste fills the terminal's queue while the probe echoes into the other queue, so both must be
            // drained.
            if receive(timeout: 0) { continue }
            let count = rest.prefix(256).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    package func signal(_ number: Int32) {
        kill(pid, number)
    }

    package func resize(rows: Int = PseudoTerminal.rows, columns: Int) {
        screen = Screen(rows: rows, columns: columns)
        PseudoTerminal.setSize(master, rows: rows, columns: columns)
    }

    // MARK: - Waiting

    /// Waits for `text` after the previously found text; returns the output in between. Pass a longer limit for
    /// programs that wait themselves.
    @discardableResult
    package func expect(_ text: String, within milliseconds: Int32 = deadlineMilliseconds) throws -> String {
        let wanted = Array(text.utf8)
        try wait(for: "\(text.debugDescription)", within: milliseconds) { self.find(wanted) != nil }
        let end = find(wanted) ?? output.count
        defer { seenCount = end }
        return String(decoding: output[seenCount..<end], as: UTF8.self)
    }

    /// Waits until a row of the screen equals `text`, ignoring trailing blanks.
    package func expectRow(_ text: String) throws {
        try wait(for: "the row \(text.debugDescription)") { self.screen.lines.contains(text) }
    }

    /// Waits until the cursor is in a column (from 0).
    package func expectCursor(column: Int) throws {
        try wait(for: "the cursor in column \(column)") { self.screen.column == column }
    }

    /// Waits for the end of the probe: its exit status, or 128 plus the signal number.
    package func end(within milliseconds: Int32 = deadlineMilliseconds) throws -> Int32 {
        var status: Int32 = 0
        try wait(for: "the end", within: milliseconds) { waitpid(self.pid, &status, WNOHANG) == self.pid }
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        exitStatus = code
        while receive(timeout: 0) {}
        return code
    }

    /// Waits until the probe is stopped by a signal.
    package func expectStopped() throws {
        var status: Int32 = 0
        try wait(for: "the stop") { waitpid(self.pid, &status, WNOHANG | WUNTRACED) == self.pid }
    }

    package var text: String { String(decoding: output, as: UTF8.self) }

    /// Waits until a condition holds; it is checked after new output, and every few milliseconds.
    package func wait(
        for what: String, within milliseconds: Int32 = deadlineMilliseconds, _ isThere: () throws -> Bool
    ) throws {
        var waited: Int32 = 0
        while try !isThere() {
            if receive(timeout: 5) { continue }
            waited += 5
            if waited > milliseconds {
                let rest = String(decoding: output[seenCount...], as: UTF8.self).debugDescription
                throw HarnessError(text: "waited for \(what) in vain; since the last match came \(rest);\n\(screen)")
            }
        }
    }

    /// Receives output until none comes for a moment, where no text can be waited for: words break in narrow terminals.
    package func drain() {
        while receive(timeout: 10) {}
    }

    private func find(_ wanted: [UInt8]) -> Int? {
        guard output.count - seenCount >= wanted.count else { return nil }
        return (seenCount...output.count - wanted.count)
            .first { output[$0..<$0 + wanted.count].elementsEqual(wanted) }
            .map { $0 + wanted.count }
    }

    /// Receives output; returns false if none arrives in time.
    private func receive(timeout: Int32) -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, timeout) > 0, waiting.revents & Int16(POLLIN) != 0 else {
            // After a hang-up poll returns immediately, although there is nothing to read.
            if waiting.revents != 0 && timeout > 0 { usleep(UInt32(timeout) * 1_000) }
            return false
        }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        output += bytes[..<count]
        screen.receive(bytes[..<count])
        onOutput?(bytes[..<count])
        return true
    }

    private static func setSize(_ descriptor: Int32, rows: Int, columns: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
}

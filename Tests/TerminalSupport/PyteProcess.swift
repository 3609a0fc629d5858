import Glibc

/// A Python process with `screen.py`. It ends when the socket is closed, at the latest with the test process.
final class PyteProcess: Sendable {
    private let pid: pid_t
    /// The test's end of the socket.
    private let socket: Int32

    init(python: String) throws {
        // Writing to a failed emulator is an error of one test and must not end the test process.
        signal(SIGPIPE, SIG_IGN)
        // Close-on-exec, so that no other child process inherits the ends.
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw HarnessError(text: "no socket: errno \(errno)") }
        let (own, other) = (ends[0], ends[1])
        socket = own
        var environment = ["LANG": "C.UTF-8"]
        for name in ["PATH", "HOME"] { environment[name] = getenv(name).map { String(cString: $0) } }
        pid = try ChildProcess.spawn(
            "/usr/bin/env", [python, Pyte.script], environment: environment,
            actions: { actions in
                posix_spawn_file_actions_adddup2(&actions, other, 0)
                posix_spawn_file_actions_adddup2(&actions, other, 1)
            })
        close(other)
    }

    deinit {
        close(socket)
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            guard count > 0 else { throw HarnessError(text: "the terminal emulator takes nothing any more") }
            rest = rest.dropFirst(count)
        }
    }

    /// The next line, with its newline.
    func readLine() throws -> [UInt8] {
        var line: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while line.last != UInt8(ascii: "\n") {
            let count = read(socket, &chunk, chunk.count)
            guard count > 0 else { throw HarnessError(text: "the terminal emulator has ended") }
            line += chunk[..<count]
        }
        return line
    }
}

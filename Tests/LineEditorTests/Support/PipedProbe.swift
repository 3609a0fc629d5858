import Glibc
import TerminalSupport

/// Runs the probe between two files, as in `probe < input > output`.
enum PipedProbe {
    static func run(_ input: [UInt8], _ arguments: [String] = []) throws -> String {
        let directory = try TemporaryDirectory()
        try directory.write(input, to: "input")
        let pid = try ChildProcess.spawn(
            Probe.path,
            ["--quiet"] + arguments,
            environment: ChildProcess.environment,
            actions: { actions in
                posix_spawn_file_actions_addopen(&actions, 0, directory.path("input"), O_RDONLY, 0)
                posix_spawn_file_actions_addopen(&actions, 1, directory.path("output"), O_WRONLY | O_CREAT, 0o600)
            }
        )
        waitpid(pid, nil, 0)
        return String(decoding: try directory.read("output"), as: UTF8.self)
    }
}

import Glibc
import System
import TerminalSupport
import Testing

/// A child that inherits the pipe of another one keeps its reader waiting for an end that does not come.
@Suite struct DescriptorTests {
    /// Runs a body while a pipe is open that children would inherit.
    private func withPipe<Result>(_ body: () throws -> Result) throws -> Result {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        return try body()
    }

    /// The three standard streams, and the folder that is listed.
    private static let ownDescriptors = "0\n1\n2\n3\n"

    @Test func `A program has no descriptors but its own`() throws {
        let answer = try withPipe { try Subprocess.run(["ls", "/proc/self/fd"]) }
        #expect(String(decoding: answer.output, as: UTF8.self) == Self.ownDescriptors)
    }

    @Test func `A child of a test has no descriptors of other tests`() throws {
        let folder = try TemporaryDirectory()
        let output = folder.path("output")
        try withPipe {
            let pid = try ChildProcess.spawn(
                "/bin/ls", ["/proc/self/fd"], environment: ChildProcess.environment,
                actions: { posix_spawn_file_actions_addopen(&$0, 1, output, O_WRONLY | O_CREAT, 0o600) })
            waitpid(pid, nil, 0)
        }
        #expect(String(decoding: try folder.read("output"), as: UTF8.self) == Self.ownDescriptors)
    }
}

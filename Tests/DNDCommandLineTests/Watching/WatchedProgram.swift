import Foundation
import TerminalSupport

/// `dnd watch` with output to a pipe, in a temporary folder.
final class WatchedProgram {
    /// Long enough for a machine that is busy with other checks; only a failure waits so long.
    static let deadlineSeconds = 30.0

    let program: Program
    private let pid: pid_t
    private let pipe = Pipe()
    private var output = ""

    /// The output before it waits.
    private(set) var start = ""
    private var hasEnded = false

    /// Starts it and waits until it watches. `env` changes into the folder and executes the program. Signals have their
    /// defaults, as in a shell, even if the test runner ignores them.
    init(_ files: [String: String], _ arguments: [String] = []) throws {
        program = try Program(files: files)
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        pid = try ChildProcess.spawn(
            "/usr/bin/env", ["-C", program.folder.path, Program.executable.path, "watch"] + arguments,
            environment: ChildProcess.environment,
            actions: { actions in
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
                posix_spawn_file_actions_adddup2(&actions, descriptor, 2)
            })
        _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        start = try expect("\nwatching ") + expect("\n")
    }

    deinit {
        if !hasEnded {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
        program.remove()
    }

    func path(_ name: String) -> String { program.folder.appendingPathComponent(name).path }

    /// Writes in place: truncates the file, then writes it.
    func save(_ text: String, to name: String) throws {
        guard let file = fopen(path(name), "w") else { throw HarnessError(text: "cannot write \(name)") }
        fputs(text, file)
        fclose(file)
    }

    /// Writes a copy and renames it, like many editors.
    func swap(_ text: String, to name: String) throws {
        try save(text, to: ".\(name).new")
        guard rename(path(".\(name).new"), path(name)) == 0 else { throw HarnessError(text: "cannot rename \(name)") }
    }

    /// Waits for a text after the previously found one; returns the output up to its end.
    @discardableResult
    func expect(_ text: String) throws -> String {
        let start = Date()
        while true {
            receive()
            if let range = output.range(of: text) {
                defer { output = String(output[range.upperBound...]) }
                return String(output[..<range.upperBound])
            }
            if Date().timeIntervalSince(start) > Self.deadlineSeconds {
                throw HarnessError(text: "waited for \(text.debugDescription) in vain; there came \(output)")
            }
            usleep(500)
        }
    }

    /// Waits for a run; returns its output from the headline to the summary.
    func expectRun(_ headline: String) throws -> String {
        try expect(headline + "\n")
        // Only the summary counts expectations.
        return try expect(" expectation") + expect("\n")
    }

    /// The output in a period that would be long enough for a run.
    func silence(milliseconds: UInt32) -> String {
        usleep(milliseconds * 1000)
        receive()
        return output
    }

    func signal(_ number: Int32) { kill(pid, number) }

    /// Sends a signal and waits for the end: the exit status, or 128 plus the signal that ended it.
    func end(_ signal: Int32) throws -> Int32 {
        kill(pid, signal)
        var status: Int32 = 0
        let start = Date()
        while waitpid(pid, &status, WNOHANG) != pid {
            if Date().timeIntervalSince(start) > Self.deadlineSeconds { throw HarnessError(text: "it does not end") }
            usleep(1000)
        }
        hasEnded = true
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    private func receive() {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count), count > 0 {
            output += String(decoding: bytes[..<count], as: UTF8.self)
        }
    }
}

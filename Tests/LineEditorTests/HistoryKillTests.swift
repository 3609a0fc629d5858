import Glibc
import TerminalSupport
import Testing

@testable import LineEditor

/// Kills sessions at random moments while several of them write the same history file.
struct HistoryKillTests {
    /// The number of rounds, with three sessions each.
    private static let roundCount = 25
    private static let sessionsPerRound = 3

    /// A session that records entries, and prints a line for each recorded one.
    private struct Writer {
        let name: String
        let pid: pid_t
        let output: String

        init(_ name: String, _ directory: TemporaryDirectory) throws {
            let output = directory.path(name)
            self.name = name
            self.output = output
            pid = try ChildProcess.spawn(
                Probe.path,
                ["--quiet", "--history", directory.path("history"), "--limit", "100000", "--record", name],
                environment: ChildProcess.environment,
                actions: { actions in
                    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
                    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
                })
        }

        /// Kills it; returns the number of entries it reported as saved.
        func end(_ directory: TemporaryDirectory) throws -> Int {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
            return try directory.read(name).count { $0 == UInt8(ascii: "\n") }
        }
    }

    @Test func `nothing that was accepted is lost, and nothing torn is read, whenever sessions are killed`() throws {
        let seed = getenv("DND_SEED").flatMap { UInt64(String(cString: $0)) } ?? UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        let directory = try TemporaryDirectory()
        var accepted: [String: Int] = [:]
        for round in 0..<Self.roundCount {
            let writers = try (0..<Self.sessionsPerRound).map { try Writer("r\(round)s\($0)", directory) }
            for writer in writers {
                usleep(UInt32(random.next() % 20_000))
                accepted[writer.name] = try writer.end(directory)
            }
        }
        let entries = try #require(
            HistoryFormat.decode(try directory.read("history")), "the file is torn; DND_SEED=\(seed)")
        let total = accepted.values.reduce(0, +)
        #expect(total > Self.roundCount, "no session got as far as writing; DND_SEED=\(seed)")
        for (name, count) in accepted { check(entries, name, count, seed) }
        #expect(Set(entries).count == entries.count, "DND_SEED=\(seed)")
        #expect(!directory.names().contains { $0.contains("damaged") }, "DND_SEED=\(seed)")
    }

    /// A session's entries are complete and in order: all reported ones, and at most one more.
    private func check(_ entries: [String], _ name: String, _ count: Int, _ seed: UInt64) {
        let own = entries.filter { $0.hasPrefix(name + "\n") }
        #expect(own == (0..<own.count).map { RecordedEntry.text(name, $0) }, "DND_SEED=\(seed)")
        #expect(
            own.count == count || own.count == count + 1,
            "\(name) has \(own.count), was told \(count); DND_SEED=\(seed)")
    }

    @Test func `a line that has run is in the file of a session that is killed at its prompt`() throws {
        let directory = try TemporaryDirectory()
        for number in 1...8 {
            let terminal = try PseudoTerminal(["--history", directory.path("history")])
            try terminal.expect("dnd> ")
            terminal.type("entry \(number)\r")
            try terminal.expect("LINE ")
            terminal.signal(SIGKILL)
            #expect(try terminal.end() == 128 + SIGKILL)
        }
        #expect(HistoryFormat.decode(try directory.read("history")) == (1...8).map { "entry \($0)" })
    }
}

/// The probe's entries, of two lines each, so that a torn entry is detected.
private enum RecordedEntry {
    static func text(_ name: String, _ number: Int) -> String {
        name + "\n" + String(repeating: "日\\", count: number % 50) + " \(number)"
    }
}

/// Reproducible random numbers.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

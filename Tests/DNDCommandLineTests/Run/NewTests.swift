import Foundation
import TerminalSupport
import Testing

@testable import DNDCommandLine
@testable import DNDRunner

/// `--new`
@Suite struct NewTests {
    private static let files = [
        "a.dnd": """
        table t: A B

        @slow scenario "a1" { expect order: A B }

        scenario "a2" { expect order: B A }

        """,
        "b.dnd": """
        table t: A B

        scenario "row $order" {
          examples (order) {
            (A B)
            (B A)
          }
          expect order: $order
        }

        @skip("later") scenario "b2" { expect order: A B }

        @todo("soon") scenario "b3" { expect order: B A }

        """,
    ]

    private let program: Program
    private var stateFolder: URL { program.folder.appendingPathComponent("state") }
    private var finishedFolder: URL { stateFolder.appendingPathComponent("dnd/finished") }

    init() throws {
        program = try Program(files: Self.files)
    }

    private func run(_ options: String...) throws -> Program.Output {
        try program.run(
            ["run", "a.dnd", "b.dnd", "--format", "ndjson"] + options,
            environment: ["XDG_STATE_HOME": stateFolder.path])
    }

    private func edit(_ path: String, _ old: String, _ new: String) throws {
        try program.write(try program.text(of: path).replacing(old, with: new), to: path)
    }

    /// The scenarios in the order of the run.
    private static let all = ["a1", "a2", "row A B", "row B A", "b2", "b3"]

    @Test func `What has run is no longer new, until it is edited`() throws {
        defer { program.remove() }
        // Without `--new` nothing is recorded.
        #expect(try run().scenarioNames == Self.all)
        #expect(!FileManager.default.fileExists(atPath: finishedFolder.path))
        // The first time everything runs; afterwards only the skipped scenario.
        #expect(try run("--new").scenarioNames == Self.all)
        #expect(try run("--new").scenarioNames == ["b2"])
        #expect(try run().scenarioNames == Self.all)
        // Edits of a scenario's text, of a case's row, and of a name.
        try edit("a.dnd", "\"a2\" { ", "\"a2\" {  ")
        try edit("b.dnd", "(B A)\n  }", "(B A)  # other\n    (B A)\n  }")
        #expect(try run("--new").scenarioNames == ["a2", "row A B", "row B A", "row B A", "b2"])
        try edit("a.dnd", "\"a1\"", "\"a one\"")
        #expect(try run("--new").scenarioNames == ["a one", "b2"])
        // Text around the scenario does not belong to it; another file makes it another scenario.
        try edit("a.dnd", "table t: A B\n", "# moved down\ntable t: A B\n\n\n")
        #expect(try run("--new").scenarioNames == ["b2"])
        try program.write(try program.text(of: "a.dnd"), to: "c.dnd")
        #expect(try run("c.dnd", "--new").scenarioNames == ["b2", "a one", "a2"])
    }

    @Test func `A run that is not asked for what is new adds to what is known`() throws {
        defer { program.remove() }
        #expect(try run("--new", "--name", "a1").scenarioNames == ["a1"])
        #expect(try run("--glob", "row *").scenarioNames == ["row A B", "row B A"])
        #expect(try run("--new").scenarioNames == ["a2", "b2", "b3"])
    }

    @Test func `Other options narrow it further, or put it in order`() throws {
        defer { program.remove() }
        #expect(try run("--new", "--tag", "slow").scenarioNames == ["a1"])
        #expect(try run("--new", "--fail-fast").scenarioNames == ["a2"])
        // A scenario that failed, and was then edited.
        #expect(try run("--new", "--failed").status == 3)
        try edit("a.dnd", "\"a2\" { ", "\"a2\" {  ")
        #expect(try run("--new", "--failed", "--repeat", "2").scenarioNames == ["a2", "a2"])
        #expect(try run("--new", "--order", "lexical").scenarioNames == ["row A B", "row B A", "b2", "b3"])
    }

    @Test func `Shards part what is new`() throws {
        defer { program.remove() }
        #expect(try run("--new", "--name", "a1").scenarioNames == ["a1"])
        let parts = try (1...3).map { try run("--new", "--shard", "\($0)/3").scenarioNames }
        #expect(parts.flatMap { $0 }.sorted() == Self.all.filter { $0 != "a1" }.sorted())
    }

    @Test func `Nothing new is an error that says so, unless it is allowed`() throws {
        defer { program.remove() }
        _ = try run("--new")
        let none = try run("--new", "--name", "a1")
        #expect(none.status == 3)
        #expect(
            none.errors == """
                dnd: nothing ran: every scenario that is selected has run here before
                     Without --new it runs again; one that is edited is new.

                """)
        #expect(try run("--new", "--name", "a1", "--allow-empty").status == 0)
        #expect(try run("--new", "--name", "nobody").errors.contains("no scenario is selected"))
    }

    @Test func `A memory that cannot be kept leaves everything new`() throws {
        defer { program.remove() }
        try program.write("a file, no folder\n", to: "state")
        for _ in 0..<2 {
            let result = try run("--new")
            #expect(result.scenarioNames == Self.all)
            #expect(result.errors.isEmpty)
        }
    }

    @Test func `What is torn or foreign in the file is passed over`() throws {
        defer { program.remove() }
        _ = try run("--new", "--name", "a1")
        let file = finishedFolder.appendingPathComponent(try #require(try names().first))
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data("0123\nnonsense\n\u{0}\n\(text)+123456789abcdef\n".utf8).write(to: file)
        #expect(try run("--new", "--tag", "slow").status == 3)
        #expect(try run("--new").scenarioNames == Self.all.filter { $0 != "a1" })
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: finishedFolder.path).filter { !$0.hasSuffix(".lock") }
    }

    // MARK: - Concurrent and interrupted runs

    @Test func `Runs at the same time lose nothing of each other`() async throws {
        defer { program.remove() }
        let count = 24
        let scenarios = (0..<count).map { "scenario \"n\($0)\" { expect order: B A }\n" }
        try program.write("table t: A B\n" + scenarios.joined(), to: "a.dnd")
        #expect(try run("--new", "--name", "row A B").status == 0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                group.addTask { _ = try run("--name", "n\(number)") }
            }
            try await group.waitForAll()
        }
        #expect(try run("--new", "--glob", "n*").status == 3)
        #expect(try run("--failed").scenarioNames.count == count)
    }

    @Test func `A run that is killed while it writes loses nothing that was known, and leaves nothing behind`() throws {
        defer { program.remove() }
        let count = 3_000
        let scenarios = (0..<count).map { "scenario \"n\($0)\" { expect order: A B }\n" }
        try program.write("table t: A B\n" + scenarios.joined(), to: "many.dnd")
        _ = try run("--new", "--name", "a1")
        let file = finishedFolder.appendingPathComponent(try #require(try names().first))
        let known = try String(contentsOf: file, encoding: .utf8)
        var generator = SplitMix(state: 9)
        var tornCount = 0
        for round in 0..<16 {
            try Data(known.utf8).write(to: file)
            try kill(afterMicroseconds: UInt32.random(in: 0...1_500, using: &generator))
            let text = try String(contentsOf: file, encoding: .utf8)
            let lineCount = text.split(separator: "\n").count
            #expect(text.hasPrefix(known) && [1, 1 + count].contains(lineCount), "round \(round)")
            if lineCount == 1 { tornCount += 1 }
        }
        #expect(tornCount > 0, "never killed before the file was there")
        _ = try run("many.dnd", "--new")
        #expect(try run("many.dnd", "--new").scenarioNames == ["b2"])
        #expect(try names() == [file.lastPathComponent])
    }

    /// Kills a run at this time after it has started writing.
    private func kill(afterMicroseconds delay: UInt32) throws {
        let process = Process()
        process.executableURL = Program.executable
        process.arguments = ["run", "many.dnd"]
        process.currentDirectoryURL = program.folder
        process.environment = ["PATH": "/usr/bin:/bin", "XDG_STATE_HOME": stateFolder.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let before = try FileManager.default.contentsOfDirectory(atPath: finishedFolder.path).count
        try process.run()
        while process.isRunning,
            try FileManager.default.contentsOfDirectory(atPath: finishedFolder.path).count == before
        {
            usleep(50)
        }
        usleep(delay)
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    // MARK: - The file

    @Test func `The oldest are forgotten beyond the limit`() throws {
        defer { program.remove() }
        let file = try #require(StateFile("finished", of: "/a/b", state: stateFolder.path))
        let ids = try (1...5).map { try #require(ScenarioID(text: String(repeating: "\($0)", count: 16))) }
        var first = FinishedMemory(file: file, isWanted: true, countMax: 3)
        for id in ids.prefix(3) { first.note(id) }
        #expect(first.save() == nil)
        var second = FinishedMemory(file: file, isWanted: false, countMax: 3)
        #expect(second.isKept && second.finished == nil)
        for id in ids[1...] { second.note(id) }
        #expect(second.save() == nil)
        #expect(FinishedMemory(file: file, isWanted: true, countMax: 3).finished == Set(ids[2...]))
    }
}

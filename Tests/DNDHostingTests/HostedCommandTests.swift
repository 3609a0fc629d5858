import Foundation
import Testing

/// Tests a `dnd` with Swift delegates as a process.
@Suite struct HostedCommandTests {
    private static let controller = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("HostedProbe/PeopleController.swift")

    private func run(
        _ arguments: [String], spec: String = "", input: String = "", program: URL = ProbeCommand.program
    ) throws -> (text: String, code: Int32) {
        try ProbeCommand.run(arguments, spec: spec, input: input, program: program)
    }

    private func scenario(_ name: String, host: String) -> String {
        """
        scenario "\(name)" {
          table \(host) from host
          drag A; hover C; drop
          expect order: B C A D
        }

        """
    }

    @Test func `A right delegate passes`() throws {
        let (text, code) = try run(["run", "spec.dnd"], spec: scenario("moves", host: "people"))
        #expect(text.hasPrefix("1 passed in 1 file, 1 expectation"))
        #expect(code == 0)
    }

    @Test func `Delegates are called on the main thread`() throws {
        let (text, code) = try run(["run", "spec.dnd"], spec: scenario("moves", host: "insistent"))
        #expect(text.hasPrefix("1 passed in 1 file, 1 expectation"))
        #expect(code == 0)
    }

    @Test func `A trap ends its scenario alone, and is told with its place`() throws {
        let spec = scenario("traps", host: "trapping") + scenario("moves", host: "people")
        let (text, code) = try run(["run", "spec.dnd"], spec: spec)
        #expect(text.contains("error: traps (spec.dnd:1)"))
        #expect(text.contains("the delegate's last call was tableView(_:performDropWith:)"))
        #expect(text.contains("Fatal error: Index out of range"))
        #expect(text.contains("PeopleController.swift:"))
        #expect(text.contains("1 passed, 1 error in 1 file"))
        #expect(code == 1)
    }

    @Test func `A delegate that never comes back is ended`() throws {
        let spec = scenario("blocks", host: "blocking") + scenario("moves", host: "people")
        let (text, _) = try run(["run", "spec.dnd"], spec: spec)
        #expect(text.contains("it did not come back within 3 seconds and was ended"))
        #expect(text.contains("timed out: blocks (spec.dnd:1)"))
        #expect(text.contains("1 passed, 1 timed out in 1 file"))
    }

    @Test func `A swap is named, and an update that does not balance has its ledger`() throws {
        let spec = scenario("swaps", host: "swapping") + scenario("forgets", host: "forgetful")
        let (text, _) = try run(["run", "spec.dnd"], spec: spec)
        #expect(text.contains("hint: A and C have changed places"))
        #expect(text.contains("E01, measured (dnd explain E01)"))
        #expect(text.contains("1 row too many"))
        let source = try String(contentsOf: Self.controller, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let raising = try #require(text.firstMatch(of: /raised in PeopleController\.swift:(\d+)/), "\(text)")
        #expect(source[Int(raising.1)! - 1].contains("performBatchUpdates"))
        let update = try #require(
            text.firstMatch(of: /> delete \[0, 0\] +PeopleController\.swift:(\d+) +-1/), "\(text)")
        #expect(source[Int(update.1)! - 1].contains("deleteRows"))
    }

    @Test func `The ledger of a stripped program says that there are no symbols`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-strip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stripped = folder.appendingPathComponent("hosted-probe")
        let strip = Process()
        strip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        strip.arguments = ["llvm-objcopy", "--strip-all", ProbeCommand.program.path, stripped.path]
        try strip.run()
        strip.waitUntilExit()
        try #require(strip.terminationStatus == 0)
        let (text, _) = try run(["run", "spec.dnd"], spec: scenario("forgets", host: "forgetful"), program: stripped)
        #expect(text.contains(/> delete \[0, 0\] +the app \(no symbols\) +-1/), "\(text)")
        #expect(!text.contains("raised in"))
    }

    @Test func `The calls of Swift delegates are drawn and compared like those of scripts`() throws {
        let spec = scenario("traps", host: "trapping") + scenario("moves", host: "people")
        let (drawing, code) = try run(["trace", "spec.dnd", "--format", "mermaid"], spec: spec)
        #expect(drawing.hasPrefix("sequenceDiagram\n  title moves (spec.dnd:6)\n"))
        #expect(drawing.contains("p1->>p2: 10 tableView(_:performDropWith:) at [0, 2] after removal [R132 Q05]"))
        #expect(code == 1)
        let moving = scenario("moves", host: "people")
        #expect(try run(["diff", "spec.dnd", "spec.dnd"], spec: moving).code == 0)
        let (difference, other) = try run(["diff", "spec.dnd", "--assume", "Q05=before-removal"], spec: moving)
        #expect(difference.contains("  -  10 ← tableView(_:performDropWith:) at [0, 2] after removal [R132]"))
        #expect(other == 1)
    }

    @Test func `Specs without Swift delegates run as ever`() throws {
        let spec = "scenario \"plain\" {\n  table t: A B C\n  drag A; hover C; drop\n  expect order: B C A\n}\n"
        #expect(try run(["run", "spec.dnd"], spec: spec).code == 0)
    }

    @Test func `The REPL asks a Swift delegate`() throws {
        let lines = """
            table people from host
            drag A; hover C; drop
            expect order: B C A D
            undo
            undo
            expect order: A B C D

            """
        let (text, code) = try run([], input: lines)
        #expect(text.contains("tableView(_:performDropWith:)"))
        #expect(text.components(separatedBy: "  holds").count == 3)
        #expect(code == 0)
    }

    @Test func `A script cannot change what belongs to the program`() throws {
        let spec = """
            scenario "meddles" {
              table people from host
              list delete 0
              expect order: B C D
            }
            """
        let (text, _) = try run(["run", "spec.dnd"], spec: spec)
        #expect(text.contains("people belongs to a Swift program, which alone changes its rows"))
    }

    @Test func `A pass on retry is flaky, and fails unless that is allowed`() throws {
        let spec = scenario("wavers", host: "wavering") + scenario("moves", host: "people")
        let strict = try run(["run", "spec.dnd", "--retries", "2"], spec: spec)
        #expect(
            strict.text.hasPrefix("flaky: wavers (spec.dnd:1, 2 attempts)\n  It failed, and passed when it was tried"))
        #expect(strict.text.contains("hint: A and C have changed places"))
        #expect(strict.text.contains("1 passed, 1 flaky in 1 file"))
        #expect(strict.code == 1)
        let lenient = try run(["run", "spec.dnd", "--retries", "1", "--allow-flaky"], spec: spec)
        #expect(lenient.text.contains("1 passed, 1 flaky (allowed) in 1 file"))
        #expect(lenient.code == 0)
        #expect(try run(["run", "spec.dnd"], spec: spec).text.contains("1 passed, 1 failed in 1 file"))
    }

    @Test func `What fails at every try has failed`() throws {
        let spec = scenario("swaps", host: "swapping")
        let (text, code) = try run(["run", "spec.dnd", "--retries", "2"], spec: spec)
        #expect(text.hasPrefix("failed: swaps (spec.dnd:1, 3 attempts)\n"))
        #expect(code == 1)
    }

    @Test func `A limit ends a delegate that is never silent`() throws {
        let spec = scenario("loops", host: "looping") + scenario("moves", host: "people")
        let (text, code) = try run(["run", "spec.dnd", "--timeout", "1500ms"], spec: spec)
        #expect(text.hasPrefix("timed out: loops (spec.dnd:1)\n"))
        #expect(text.contains("it did not come back within 1.5 seconds and was ended"))
        #expect(text.contains("1 passed, 1 timed out in 1 file"))
        #expect(code == 1)
    }

    @Test func `What a Swift delegate has played to its end is no longer new, and what has died is`() throws {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let spec = scenario("traps", host: "trapping") + scenario("moves", host: "people")
        func names() throws -> [Substring] {
            let run = try ProbeCommand.run(["run", "spec.dnd", "--new", "--format", "tap"], in: folder, spec: spec)
            return run.text.matches(of: /ok \d+ - (\w+)/).map { $0.1 }
        }
        #expect(try names() == ["traps", "moves"])
        #expect(try names() == ["traps"])
    }

    @Test(arguments: ["tap", "junit", "ndjson", "exercism", "markdown", "github"])
    func `A report of any format tells of a death`(format: String) throws {
        let spec = scenario("traps", host: "trapping") + scenario("moves", host: "people")
        let (text, code) = try run(["run", "spec.dnd", "--format", format], spec: spec)
        #expect(text.contains("Index out of range"))
        #expect(text.contains("PeopleController.swift:"))
        #expect(code == 1)
    }
}

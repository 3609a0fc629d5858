import Foundation
import Testing

@testable import DNDCommandLine

/// Tests the order of scenarios, repetitions, and when a run stops.
@Suite struct OrderTests {
    private static let files = [
        "b.dnd": "table t: A B\nscenario \"b1\" { expect order: A B }\nscenario \"b2\" { expect order: B A }\n",
        "a.dnd": "table t: A B\nscenario \"a1\" { expect order: A B }\nscenario \"a2\" { expect order: A B }\n",
    ]

    private static func names(_ options: [String], state: String? = nil) throws -> [String] {
        let program = try Program(files: files)
        defer { program.remove() }
        return try program.run(["run", "b.dnd", "a.dnd", "--format", "ndjson"] + options).scenarioNames
    }

    @Test(arguments: [
        ([], "b1 b2 a1 a2"), (["--order", "lexical"], "a1 a2 b1 b2"), (["--repeat", "2"], "b1 b2 a1 a2 b1 b2 a1 a2"),
        (["--fail-fast"], "b1 b2"), (["--fail-fast", "-j", "4", "--order", "lexical"], "a1 a2 b1 b2"),
        (["--fail-fast", "--repeat", "9", "--name", "a1"], "a1 a1 a1 a1 a1 a1 a1 a1 a1"),
    ])
    func `An order is what it says`(options: [String], names: String) throws {
        #expect(try Self.names(options).joined(separator: " ") == names)
    }

    @Test func `A seed makes the same order again, and is printed`() throws {
        let many = "table t: A B\n" + (0..<30).map { "scenario \"n\($0)\" { expect order: A B }\n" }.joined()
        let program = try Program(files: ["a.dnd": many])
        defer { program.remove() }
        let first = try program.run(["run", "a.dnd", "--order", "random"]).output
        let seed = try #require(first.firstMatch(of: #/--order (random:[0-9]+)/#).map { String($0.1) })
        let stream = ["run", "a.dnd", "--format", "ndjson", "--order"]
        let second = try program.run(stream + [seed]).scenarioNames
        #expect(try program.run(stream + [seed, "-j", "3"]).scenarioNames == second)
        #expect(try program.run(stream + ["lexical"]).scenarioNames != second)
        #expect(Set(second).count == 30)
        let others = try (1...3).map { try program.run(stream + ["random:\($0)"]).scenarioNames }
        #expect(Set(others).count == 3)
    }

    @Test func `A run that stops says how much it left`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["run", "b.dnd", "a.dnd", "--fail-fast"])
        #expect(result.status == 1)
        #expect(result.output.contains("--fail-fast: 2 more scenarios did not run\n"))
        #expect(result.output.contains("1 passed, 1 failed in 1 file, 2 expectations"))
    }

    @Test func `What failed is remembered until it passes`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let memory = ["XDG_STATE_HOME": program.folder.appendingPathComponent("state").path]
        func names(_ options: [String]) throws -> [String] {
            try program.run(["run", "a.dnd", "b.dnd", "--format", "ndjson"] + options, environment: memory)
                .scenarioNames
        }
        let none = try program.run(["run", "a.dnd", "b.dnd", "--failed"], environment: memory)
        #expect(none.status == 3)
        #expect(none.errors.contains("nothing ran: no scenario failed here when it last ran"))
        #expect(try names([]) == ["a1", "a2", "b1", "b2"])
        #expect(try names(["--failed"]) == ["b2"])
        #expect(try names(["--order", "failed-first"]) == ["b2", "a1", "a2", "b1"])
        // A run of another scenario does not change it.
        #expect(try names(["--name", "a1"]) == ["a1"])
        #expect(try names(["--failed"]) == ["b2"])
        try program.write(Self.files["b.dnd"]?.replacing("order: B A", with: "order: A B") ?? "", to: "b.dnd")
        #expect(try names(["--failed"]) == ["b2"])
        #expect(try names(["--failed"]).isEmpty)
    }

    @Test func `Names that are equal are told apart, and odd ones survive`() throws {
        let spec = """
            table t: A B
            scenario "same" {
              examples (order) {
                (A B)
                (B A)
              }
              expect order: $order
            }
            scenario "a/b and %2F" { expect order: B A }
            """
        let program = try Program(files: ["a b.dnd": spec])
        defer { program.remove() }
        let memory = ["XDG_STATE_HOME": program.folder.appendingPathComponent("state").path]
        _ = try program.run(["run", "a b.dnd"], environment: memory)
        let again = try program.run(["run", "a b.dnd", "--failed", "--format", "ndjson"], environment: memory)
        #expect(again.events.map { $0["caseLine"] as? Int ?? $0["line"] as? Int } == [nil, 5, 9, nil])
    }

    @Test func `A memory that cannot be kept changes nothing else`() throws {
        let program = try Program(files: Self.files.merging(["state": "a file, no folder\n"]) { $1 })
        defer { program.remove() }
        let memory = ["XDG_STATE_HOME": program.folder.appendingPathComponent("state").path]
        let result = try program.run(["run", "b.dnd"], environment: memory)
        #expect(result.status == 1)
        #expect(result.errors.isEmpty)
    }
}

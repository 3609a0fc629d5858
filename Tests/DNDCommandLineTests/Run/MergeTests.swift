import Foundation
import Testing

@testable import DNDCommandLine

/// Tests merging several runs.
@Suite struct MergeTests {
    private static func program() throws -> Program {
        var spec = "table t: A B C\n"
        for number in 0..<30 {
            let order = number % 10 == 3 ? "B A C" : "A B C"
            spec += "scenario \"n\(number)\" { expect order: \(order) }\n"
        }
        return try Program(files: ["a.dnd": spec])
    }

    /// Runs all shards, each with its own stream.
    private static func run(_ program: Program, of count: Int) throws -> [String] {
        try (1...count).map { number in
            let name = "part-\(number).ndjson"
            _ = try program.run(["run", "a.dnd", "--shard", "\(number)/\(count)", "--report", "ndjson:\(name)"])
            return name
        }
    }

    @Test func `The parts together say what the whole says`() throws {
        let program = try Self.program()
        defer { program.remove() }
        let parts = try Self.run(program, of: 4)
        let whole = try program.run(["run", "a.dnd"])
        let merged = try program.run(["merge"] + parts)
        #expect(merged.status == 1)
        #expect(merged.errors.isEmpty)
        func failures(_ text: String) -> Set<Substring> {
            Set(text.split(separator: "\n").filter { $0.hasPrefix("failed: ") })
        }
        #expect(failures(merged.output) == failures(whole.output))
        #expect(failures(whole.output).count == 3)
        #expect(merged.output.contains("27 passed, 3 failed in 1 file, 30 expectations"))
        let again = try program.run(["merge"] + parts + ["--format", "ndjson"])
        #expect(Set(again.scenarioNames).count == 30)
        try program.write(again.output, to: "whole.ndjson")
        #expect(try program.run(["merge", "whole.ndjson"]).output.timeless == merged.output.timeless)
    }

    @Test func `Any format comes of a merged run`() throws {
        let program = try Self.program()
        defer { program.remove() }
        let parts = try Self.run(program, of: 2)
        _ = try program.run(["merge"] + parts + ["--report", "junit:out.xml", "--report", "markdown:out.md"])
        #expect(try program.text(of: "out.xml").contains("tests=\"30\" failures=\"3\""))
        #expect(try program.text(of: "out.md").hasPrefix("## dnd: 27 passed, 3 failed\n"))
    }

    @Test func `A part that is missing, double or cut off is a failure`() throws {
        let program = try Self.program()
        defer { program.remove() }
        let parts = try Self.run(program, of: 3)
        // Only passing scenarios, so that nothing else fails.
        let good = try parts.map { try program.text(of: $0).contains("\"failed\"") }
        #expect(good.contains(true))
        let missing = try program.run(["merge", parts[0], parts[2]])
        #expect(missing.status == 1)
        #expect(missing.errors == "dnd: shard 2/3 is missing\n")
        let double = try program.run(["merge"] + parts + [parts[1]])
        #expect(double.status == 1)
        #expect(double.errors == "dnd: shard 2/3 is there 2 times\n")
        let text = try program.text(of: parts[0])
        try program.write(String(text.prefix(text.count - 20)), to: parts[0])
        let cut = try program.run(["merge"] + parts)
        #expect(cut.status == 1)
        #expect(cut.errors.contains("part-1.ndjson ends in the middle"))
        #expect(try program.run(["merge"] + parts + ["--format", "tap"]).output.contains("Bail out! part-1.ndjson"))
    }

    @Test func `A run that was cut off fails even where all that it says is well`() throws {
        let program = try Program(files: ["a.dnd": "scenario \"a\" { table t: A; expect order: A }\n"])
        defer { program.remove() }
        let stream = try program.run(["run", "a.dnd", "--format", "ndjson"]).output
        let lines = stream.split(separator: "\n").dropLast()
        try program.write(lines.joined(separator: "\n") + "\n", to: "cut.ndjson")
        #expect(try program.run(["merge", "cut.ndjson"]).status == 1)
    }

    @Test func `A line that is missing or there twice is a failure`() throws {
        let program = try Program(files: [
            "a.dnd": "table t: A\nscenario \"a\" { expect order: A }\nscenario \"b\" { expect order: A }\n",
            "bad.dnd": "scenario {\n",
        ])
        defer { program.remove() }
        for (files, status) in [("a.dnd", 1), ("a.dnd bad.dnd", 2)] {
            let stream = try program.shell("$dnd run \(files) --format ndjson").output
            let lines = stream.split(separator: "\n")
            for place in 1..<lines.count - 1 {
                for times in [0, 2] {
                    var changed = lines[..<place] + Array(repeating: lines[place], count: times)
                    changed += lines[(place + 1)...]
                    try program.write(changed.joined(separator: "\n") + "\n", to: "e")
                    let merged = try program.run(["merge", "e"])
                    #expect(merged.status == status, "\(lines[place])")
                    #expect(merged.errors.hasPrefix("dnd: e does not hold the results that its last line counts\n"))
                }
            }
            // Two runs in one file are two runs.
            try program.write(stream + stream, to: "e")
            #expect(try program.run(["merge", "e"]).errors.isEmpty)
        }
    }

    @Test func `Empty shards are no failure, but nothing at all is`() throws {
        let program = try Program(files: ["a.dnd": "scenario \"a\" { table t: A; expect order: A }\n"])
        defer { program.remove() }
        let parts = try Self.run(program, of: 5)
        #expect(try program.run(["merge"] + parts).status == 0)
        _ = try program.run(["run", "a.dnd", "--name", "x", "--report", "ndjson:none.ndjson"])
        #expect(try program.run(["merge", "none.ndjson"]).status == 3)
    }

    @Test func `What is no stream is refused with its line`() throws {
        let program = try Program(files: ["a.ndjson": "{\"event\":\"began\",\"version\":1,\"dnd\":\"0\"}\nhello\n"])
        defer { program.remove() }
        let wrong = try program.run(["merge", "a.ndjson"])
        #expect(wrong.status == 2)
        #expect(wrong.errors.hasPrefix("dnd: a.ndjson:2: this is no event of a run of dnd\n"))
        let missing = try program.run(["merge", "b.ndjson"])
        #expect(missing.status == 66)
        #expect(missing.errors == "dnd: no such file or folder: b.ndjson\n")
    }
}

import Foundation
import Testing

@testable import DNDCommandLine

/// Tests sharding.
@Suite struct ShardTests {
    private static func spec(_ numbers: Range<Int>) -> String {
        "table t: A B C\n" + numbers.map { "scenario \"number \($0)\" { expect order: A B C }\n" }.joined()
    }

    @Test(arguments: [1, 2, 5, 7])
    func `Shards have every scenario once`(count: Int) throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<40), "b/c.dnd": Self.spec(40..<70)])
        defer { program.remove() }
        var seen: [String] = []
        for number in 1...count {
            seen += try program.run(["run", ".", "--format", "ndjson", "--shard", "\(number)/\(count)"]).scenarioNames
        }
        #expect(seen.count == 70)
        #expect(Set(seen).count == 70)
    }

    @Test func `A scenario stays in its shard when others come, and when its file is another`() throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<40)])
        defer { program.remove() }
        let options = ["--format", "ndjson", "--shard", "2/3"]
        let before = try program.run(["run", "a.dnd"] + options).scenarioNames
        try program.write(Self.spec(20..<60), to: "other.dnd")
        let after = try program.run(["run", "other.dnd"] + options).scenarioNames
        #expect(!before.isEmpty)
        for number in 20..<40 { #expect(before.contains("number \(number)") == after.contains("number \(number)")) }
    }

    @Test func `Shards are about as large as each other`() throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<3000)])
        defer { program.remove() }
        for number in 1...4 {
            let text = try program.run(["run", "a.dnd", "--shard", "\(number)/4"]).output
            let passed = try #require(text.split(separator: "\n").last?.split(separator: " ").first.flatMap { Int($0) })
            // Three standard deviations of a fair distribution.
            #expect(abs(passed - 750) < 72)
        }
    }

    /// Environment variables of a service, and the value of `--shard auto`.
    private static let services: [([String: String], String)] = [
        (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
        (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
        (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
        (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
    ]

    @Test(arguments: services)
    func `Services say which part this is`(variables: [String: String], shard: String) throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<40)])
        defer { program.remove() }
        let result = try program.run(["run", "a.dnd", "--format", "ndjson", "--shard", "auto"], environment: variables)
        #expect(result.events.first?["shard"] as? String == shard)
        let explicit = try program.run(["run", "a.dnd", "--format", "ndjson", "--shard", shard])
        #expect(result.scenarioNames == explicit.scenarioNames)
    }

    @Test func `Only Bazel's variables count without the option`() throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<10)])
        defer { program.remove() }
        for (variables, _) in Self.services {
            let result = try program.run(["run", "a.dnd", "--format", "ndjson"], environment: variables)
            #expect((result.events.first?["shard"] != nil) == (variables["TEST_TOTAL_SHARDS"] != nil))
        }
    }

    @Test func `Bazel gets its sign and its XML`() throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<10)])
        defer { program.remove() }
        let result = try program.run(
            ["run", "a.dnd"],
            environment: [
                "TEST_SRCDIR": "/", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1",
                "TEST_SHARD_STATUS_FILE": "status", "XML_OUTPUT_FILE": "test.xml",
            ])
        #expect(result.status == 0)
        #expect(try program.text(of: "status").isEmpty)
        #expect(try program.text(of: "test.xml").contains("<testsuites name=\"dnd\" tests=\"10\""))
    }

    @Test func `A shard may be empty, a selection may not`() throws {
        let program = try Program(files: ["a.dnd": Self.spec(0..<1)])
        defer { program.remove() }
        let codes = try (1...5).map { try program.run(["run", "a.dnd", "--shard", "\($0)/5"]).status }
        #expect(codes == [0, 0, 0, 0, 0])
        #expect(try program.run(["run", "a.dnd", "--shard", "1/5", "--name", "x"]).status == 3)
        #expect(try program.run(["run", "a.dnd", "--shard", "1/5", "--name", "x", "--allow-empty"]).status == 0)
    }
}

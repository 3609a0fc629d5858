import Foundation
import Testing

/// Tests the report of a static variable that outlives a scenario and changes a result.
@Suite struct LeakTests {
    private static let sentence = "something outlives a scenario (a static or a global)."

    private func run(_ hosts: [String], _ options: String...) throws -> (text: String, code: Int32) {
        let spec = hosts.enumerated().map { index, host in
            """
            scenario "\(index) \(host)" {
              table \(host) from host
              drag A; hover C; drop
              expect order: B C A D
            }
            """
        }
        return try ProbeCommand.run(["run", "spec.dnd"] + options, spec: spec.joined(separator: "\n"))
    }

    @Test func `A scenario that fails after another and passes alone is said to`() throws {
        let (text, code) = try run(["once", "once"])
        #expect(text.hasPrefix("failed: 1 once (spec.dnd:6)\n  By itself it passes: \(Self.sentence)\n"), "\(text)")
        #expect(text.contains("1 passed, 1 failed in 1 file"))
        #expect(code == 1)
    }

    @Test func `With a process for each scenario nothing outlives it`() throws {
        let (text, code) = try run(["once", "once"], "--isolate")
        #expect(text.hasPrefix("2 passed in 1 file"), "\(text)")
        #expect(code == 0)
    }

    @Test func `A scenario that passes thanks to another one only, is told alone`() throws {
        let (text, code) = try run(["people", "later"], "--isolate")
        let sentence = "  Behind the scenarios before it, in one process, it passes: \(Self.sentence)\n"
        #expect(text.hasPrefix("failed: 1 later (spec.dnd:6)\n" + sentence), "\(text)")
        #expect(code == 1)
    }

    @Test func `Once something leaks, passes that rest on it are told as well`() throws {
        let (text, code) = try run(["people", "once", "later"])
        #expect(text.contains("failed: 1 once (spec.dnd:6)\n  By itself it passes: \(Self.sentence)\n"), "\(text)")
        #expect(text.contains("passed: 2 later (spec.dnd:11)\n  By itself it does not pass: \(Self.sentence)\n"))
        #expect(text.contains("2 passed, 1 failed in 1 file"))
        #expect(code == 1)
    }

    @Test func `What fails alone as well is not remarked on`() throws {
        let (text, _) = try run(["people", "swapping"])
        #expect(!text.contains("By itself"), "\(text)")
    }

    @Test(arguments: ["tap", "junit", "ndjson", "markdown", "github"])
    func `A report of any format says so`(format: String) throws {
        #expect(try run(["once", "once"], "--format", format).text.contains("By itself it passes"))
    }
}

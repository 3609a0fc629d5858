import DNDLint
import Foundation
import Testing

@testable import DNDCommandLine

/// Tests `dnd lint` as a process: fixes in files, and formats for other tools.
@Suite struct LintCommandTests {
    private static let text = """
        table t: A B
        define go { drag A; cancel }

        scenario "s" {
          settle; settle
          expect order:  A B; expect order: A B
        }

        """

    @Test func `A fix replaces the file as a whole, and a second one finds nothing`() throws {
        let program = try Program(files: ["a.dnd": Self.text])
        defer { program.remove() }
        let first = try program.run(["lint", "--fix", "a.dnd"])
        #expect(first.status == 0)
        #expect(first.output == "0 findings in 1 file, 4 mended\n")
        let mended = "table t: A B\n\nscenario \"s\" {\n  settle\n  expect order: A B\n}\n"
        #expect(try program.text(of: "a.dnd") == mended)
        let modified = try modificationDate(of: "a.dnd", in: program)
        #expect(try program.run(["lint", "--fix", "a.dnd"]).output == "0 findings in 1 file\n")
        #expect(try modificationDate(of: "a.dnd", in: program) == modified)
    }

    private func modificationDate(of name: String, in program: Program) throws -> Date? {
        let path = program.folder.appendingPathComponent(name).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test func `Slips are mended, and what makes no sense stays`() throws {
        let hopeless = "table t: A\nhovr A\nnonsense and more\nexpect order: A\n"
        let program = try Program(files: ["a.dnd": hopeless, "b.dnd": "table t: A\nslect A\nexpect selcted: A\n"])
        defer { program.remove() }
        let result = try program.run(["lint", "--fix", "a.dnd", "b.dnd"])
        #expect(result.status == 2)
        #expect(try program.text(of: "a.dnd") == "table t: A\nhover A\nnonsense and more\nexpect order: A\n")
        #expect(result.output.contains("a.dnd:3:1: error: unknown verb 'nonsense'"))
        #expect(try program.text(of: "b.dnd") == "table t: A\nselect A\nexpect selected: A\n")
    }

    @Test func `Phrases of other tests become the one phrase that is meant`() throws {
        let guessed = "Given table t: A B C\nwhen drag A\ntap B\nmoveTo C\ndrop\nnever called canMoveRowAt\n"
        let program = try Program(files: ["a.dnd": guessed])
        defer { program.remove() }
        #expect(try program.run(["lint", "--fix", "a.dnd"]).status == 0)
        let fixed = "table t: A B C\ndrag A\nadd B\nhover C\ndrop\nexpect call canMoveRowAt: never\n"
        #expect(try program.text(of: "a.dnd") == fixed)
    }

    @Test func `An edit that leaves more errors keeps no other from being applied`() throws {
        let text = """
            section 0: A B

            test "s":
              drag A
              expect dragging

            scenario "t"
            {
              drag B; cancel
              expect state idle
            }

            """
        let program = try Program(files: ["a.dnd": text])
        defer { program.remove() }
        #expect(try program.run(["lint", "--fix", "a.dnd"]).status == 0)
    }

    @Test func `A test in Swift becomes a spec, also where a fix shows more to fix`() throws {
        let guessed = """
            table t: A B C D
            scenario "first" {
              t.performBatchUpdates({
                list delete 0
              }, completion: nil)
              /* why
               * so */
              expect(t.order).toEqual(["A", "B"])
            }
            xit "second" {
              drag t A; hover into B; drop
              XCTAssertEqual(t.items, ["B", "A", "C", "D"])
            }

            """
        let program = try Program(files: ["a.dnd": guessed])
        defer { program.remove() }
        #expect(try program.run(["lint", "--fix", "a.dnd"]).status == 0)
        let fixed = """
            table t: A B C D
            scenario "first" {
              batch in t {
                list delete 0
              }
              # why
              # so
              expect order in t: A B
            }
            @skip("why") scenario "second" {
              drag A from t; hover B into; drop
              expect order in t: B A C D
            }

            """
        #expect(try program.text(of: "a.dnd") == fixed)
    }

    @Test func `The former word for an answer becomes the name of what it meant`() throws {
        let text = "table t: A B\nassume Q05 other\nassume Q21 other\nexpect order: A B\n"
        let program = try Program(files: ["a.dnd": text])
        defer { program.remove() }
        let found = try program.run(["lint", "a.dnd"])
        #expect(found.output.contains("a.dnd:3:12: warning: 'other' is the former name of 'asked' [DND2215]"))
        #expect(found.output.contains("hint: Write `assume Q21 asked`."))
        #expect(try program.run(["lint", "--fix", "a.dnd"]).output == "0 findings in 1 file, 2 mended\n")
        let mended = "table t: A B\nassume Q05 before-removal\nassume Q21 asked\nexpect order: A B\n"
        #expect(try program.text(of: "a.dnd") == mended)
    }

    @Test func `A mended text plays as before`() throws {
        for rule in LintRuleSamples.fixable {
            let program = try Program(files: ["a.dnd": rule.bad, "words.dnd": "define go { settle }\n"])
            defer { program.remove() }
            let before = try program.run(["trace", "a.dnd"])
            #expect(try program.run(["lint", "--fix", "a.dnd"]).status == 0, "\(rule.code)")
            let after = try program.run(["trace", "a.dnd"])
            #expect(after.status == before.status, "\(rule.code)")
            #expect(calls(in: after.output) == calls(in: before.output), "\(rule.code)")
        }
    }

    /// The numbered lines of a trace, and the results of scenarios.
    private func calls(in trace: String) -> [Substring] {
        trace.split(separator: "\n").filter {
            $0.contains("←") || $0.contains("→") || $0.hasPrefix("passed") || $0.hasPrefix("failed")
        }.map { $0.split(separator: "(a.dnd:")[0] }
    }

    // MARK: - Formats

    @Test func `JSON names the place, the fix, and the reason of what is ignored`() throws {
        let program = try Program(files: ["a.dnd": Self.ignoring])
        defer { program.remove() }
        let result = try program.run(["lint", "--format", "json", "a.dnd"])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let findings = try #require(log["findings"] as? [[String: Any]])
        #expect(log["version"] as? Int == 1)
        #expect(findings.map { $0["code"] as? String } == ["DND1304", "DND1402"])
        #expect(findings.map { $0["ignoredBecause"] as? String } == ["it is \"shown\"", nil])
        #expect(findings.map { $0["line"] as? Int } == [3, 4])
        let fix = try #require(findings[1]["fix"] as? [String: Any])
        #expect(fix["replacement"] as? String == "never")
        #expect(fix["column"] as? Int == 24 && fix["endColumn"] as? Int == 25)
    }

    private static let ignoring = """
        table t: A
        expect order: A
        expect order: A  # lint: ignore DND1304 because it is "shown"
        expect call canHandle: 0

        """

    private static let schema = ProcessInfo.processInfo.environment["DND_SARIF_SCHEMA"] ?? ""

    @Test(.enabled(if: !schema.isEmpty, "DND_SARIF_SCHEMA does not name the schema of OASIS"))
    func `The schema of SARIF has nothing against a log`() throws {
        let program = try Program(files: ["a b.dnd": Self.ignoring, "c.dnd": "drag {\n", "d.dnd": Self.text])
        defer { program.remove() }
        try program.write(try program.run(["lint", "--format", "sarif", "."]).output, to: "log.json")
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-m", "jsonschema", "-i", "log.json", Self.schema]
        python.currentDirectoryURL = program.folder
        try python.run()
        python.waitUntilExit()
        #expect(python.terminationStatus == 0)
    }

    @Test func `SARIF is a log of version 2.1.0 whose results point at rules, regions and fixes`() throws {
        let program = try Program(files: ["a b.dnd": Self.ignoring])
        defer { program.remove() }
        let result = try program.run(["lint", "--format", "sarif", "a b.dnd"])
        let log = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        for finding in try #require(run["results"] as? [[String: Any]]) {
            let index = try #require(finding["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == finding["ruleId"] as? String)
            let level = try #require(finding["level"] as? String)
            #expect(["error", "warning", "note"].contains(level))
            let location = try #require((finding["locations"] as? [[String: [String: Any]]])?.first)
            let artifact = try #require(location["physicalLocation"]?["artifactLocation"] as? [String: String])
            #expect(artifact["uri"] == "a%20b.dnd")
            // A suppressed finding has no fix: only a person can judge how removing its statement affects the comment
            // after it.
            guard finding["suppressions"] == nil else { continue }
            let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            #expect(replacement["deletedRegion"] != nil && replacement["insertedContent"] != nil)
        }
        let results = try #require(run["results"] as? [[String: Any]])
        let suppressed = results.compactMap { ($0["suppressions"] as? [[String: String]])?.first }
        #expect(suppressed == [["kind": "inSource", "justification": "it is \"shown\""]])
    }
}

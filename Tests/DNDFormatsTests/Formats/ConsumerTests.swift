import DNDResults
import Foundation
import Testing

@testable import DNDFormats

/// Checks each format with a program that reads it, if that is installed.
@Suite struct ConsumerTests {
    private static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs")

    /// A run with failures, and one without.
    private static let runs: [(name: String, events: [RunEvent])] = [
        ("everything", SampleRun.events()), ("good", good),
    ]

    private static var good: [RunEvent] {
        let scenarios = SampleRun.scenarios(allowsFlaky: true).filter { !$0.isFailure }
        return [.began(RunBegan(dnd: "0"))] + scenarios.map { .scenario($0) } + [.ended(RunEnded(.init()))]
    }

    @Test(.enabled(if: Consumer.has("prove"), "prove is not installed"), arguments: [ReportFormat.tap, .tap14])
    func `prove reads our test points`(format: ReportFormat) throws {
        for run in Self.runs {
            let text = SampleRun.text(format, of: run.events)
            // prove reads version 13; version 14 is a superset, apart from its first line.
            let answer = try Consumer("prove", ["-e", "cat", "-v", "%"]).read(
                text.replacing("TAP version 14", with: "TAP version 13"))
            #expect((answer.status == 0) == (run.name == "good"), "\(answer.text)")
            #expect(!answer.text.contains("Parse errors"), "\(answer.text)")
        }
    }

    @Test(.enabled(if: Consumer.has("xmllint"), "xmllint is not installed"))
    func `xmllint finds our JUnit valid by the schema`() throws {
        let schema = Self.documents.appendingPathComponent("junit.xsd").path
        for run in Self.runs {
            let answer = try Consumer("xmllint", ["--noout", "--schema", schema, "%"])
                .read(SampleRun.text(.junit, of: run.events))
            #expect(answer.status == 0, "\(answer.text)")
        }
    }

    @Test(.enabled(if: Consumer.has("jq"), "jq is not installed"), arguments: [ReportFormat.ndjson, .exercism])
    func `jq reads our JSON`(format: ReportFormat) throws {
        let text = SampleRun.text(format, of: SampleRun.events())
        let filter = format == .ndjson ? "select(.event == \"scenario\") | .state" : ".tests[] | .status"
        let answer = try Consumer("jq", ["-r", filter, "%"]).read(text)
        #expect(answer.status == 0, "\(answer.text)")
        let states = SampleRun.scenarios().map { $0.state }
        let expected =
            format == .ndjson
            ? states.map { $0.rawValue }
            : ["pass", "fail", "pass", "fail", "error", "error", "fail"]
        #expect(answer.text.split(separator: "\n").map { String($0) } == expected)
    }

    @Test(.enabled(if: Consumer.hasPython("jsonschema"), "Python's jsonschema is not installed"))
    func `Every line of the stream is valid by the schema`() throws {
        let program = """
            import json, sys, jsonschema
            validator = jsonschema.validators.validator_for(schema := json.load(open(sys.argv[1])))(schema)
            validator.check_schema(schema)
            for line in open(sys.argv[2], encoding="utf-8"):
                validator.validate(json.loads(line))
            """
        let schema = Self.documents.appendingPathComponent("run-events.schema.json").path
        for run in Self.runs {
            let answer = try Consumer("python3", ["-c", program, schema, "%"])
                .read(SampleRun.text(.ndjson, of: run.events))
            #expect(answer.status == 0, "\(answer.text)")
        }
    }

    @Test(.enabled(if: Consumer.hasPython("jsonschema"), "Python's jsonschema is not installed"))
    func `The schema refuses what is not in it`() throws {
        let schema = Self.documents.appendingPathComponent("run-events.schema.json").path
        let line = SampleRun.text(.ndjson, of: [SampleRun.events()[1]])
        let program = """
            import json, sys, jsonschema
            schema = json.load(open(sys.argv[1]))
            try: jsonschema.validate(json.loads(open(sys.argv[2], encoding="utf-8").read()), schema)
            except jsonschema.ValidationError: sys.exit(0)
            sys.exit(1)
            """
        for wrong in [
            ("\"state\":\"passed\"", "\"state\":\"okay\""), ("\"line\":3", "\"line\":\"3\""),
            ("\"tags\":[]", "\"labels\":[]"),
        ] {
            #expect(line.contains(wrong.0))
            let answer = try Consumer("python3", ["-c", program, schema, "%"])
                .read(line.replacing(wrong.0, with: wrong.1))
            #expect(answer.status == 0, "\(wrong.1) is let through")
        }
    }
}

import DNDDrawing
import DNDFormats
import Foundation
import Testing

/// Tests that other programs accept the output of `dnd trace`, where they are installed.
@Suite struct SequenceConsumerTests {
    /// A sample of the sequences, since a Java program is slow with hundreds.
    private static let sample = SpecSequences.played.enumerated().filter { $0.offset % 40 == 0 }.map {
        $0.element.sequence
    }

    @Test(.enabled(if: Consumer.plantUML.isInstalled))
    func `PlantUML takes our diagrams`() throws {
        let text = Self.sample.map { PlantUMLText($0).lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
        let output = try Consumer.plantUML.run(["-checkonly", "trace.puml"], file: "trace.puml", text)
        #expect(output.status == 0, "\(output.text)")
        let broken = text.replacing("participant", with: "partcpant")
        #expect(try Consumer.plantUML.run(["-checkonly", "trace.puml"], file: "trace.puml", broken).status != 0)
    }

    @Test(.enabled(if: Consumer.xmllint.isInstalled))
    func `An SVG is well-formed`() throws {
        let output = try Consumer.xmllint.run(
            ["--noout", "--nonet", "trace.svg"], file: "trace.svg", SVGDrawing(Self.sample).text)
        #expect(output.text == "")
        #expect(output.status == 0)
    }

    @Test(.enabled(if: Consumer.jq.isInstalled))
    func `jq counts the calls`() throws {
        let filter = "[.scenarios[].messages[] | select(.number)] | length"
        let output = try Consumer.jq.run(
            [filter, "trace.json"], file: "trace.json", SequenceDocument(Self.sample).text)
        let count = Self.sample.reduce(0) { $0 + $1.messages.filter { $0.number != nil }.count }
        #expect(output.text == "\(count)\n")
    }

    /// A trace that violates the schema.
    @Test(.enabled(if: Consumer.jsonSchema.isInstalled), arguments: ["", "\"kind\":\"call\"", "\"text\""])
    func `The schema describes our JSON, and nothing else`(changed: String) throws {
        let text = SequenceDocument(Self.sample).text
        let output = try Consumer.jsonSchema.run(
            ["-c", Consumer.validation, Repository.shared.root.appendingPathComponent("docs/trace.schema.json").path],
            file: "trace.json", changed.isEmpty ? text : text.replacing(changed, with: "\"other\":1"))
        #expect((output.status == 0) == changed.isEmpty, "\(output.text)")
    }
}

/// A program that may be installed.
struct Consumer {
    let name: String

    /// A command that must succeed for the program to be usable.
    let probe: [String]

    static let plantUML = Consumer(name: "plantuml", probe: ["-version"])
    static let xmllint = Consumer(name: "xmllint", probe: ["--version"])
    static let jq = Consumer(name: "jq", probe: ["--version"])
    static let jsonSchema = Consumer(name: "python3", probe: ["-c", "import jsonschema"])

    static let validation = """
        import json, sys, jsonschema
        schema = json.load(open(sys.argv[1]))
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.Draft202012Validator(schema).validate(json.load(open("trace.json")))
        """

    var isInstalled: Bool {
        (try? Command([name] + probe, in: FileManager.default.temporaryDirectory).run().status) == 0
    }

    /// Runs it in a temporary folder with one file.
    func run(_ arguments: [String], file: String, _ text: String) throws -> Command.Output {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent(file))
        return try Command([name] + arguments, in: folder).run()
    }
}

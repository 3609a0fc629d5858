import Foundation
import Testing

/// Commands that read what `dnd` has written, on mutated documents: `merge`, `diff` of traces and events, and
/// `explore --check`.
@Suite struct DocumentFuzzTests {
    private static let specs = [
        "s.dnd": """
        table people: A B C
        scenario "right" { drag A; hover C; drop; expect order: B C A }
        scenario "wrong" { drag A; hover C; drop; expect order: A B C }
        @skip("later") scenario "skipped" { drag B; drop; expect state: idle }
        @todo("é") scenario "todo" { drag B; cancel; expect order: B A C }

        """,
        "bad.dnd": "table people: A B C\nscenario \"x\" { drg A }\n", "small.dnd": "table t: A B\n",
    ]

    private func made(_ dnd: FuzzedProgram, _ commands: [(words: String, file: String)]) throws -> [[UInt8]] {
        try commands.map { words, file in
            try dnd.run(words, statuses: [0, 1, 2, 3])
            return try #require(dnd.bytes(of: file))
        }
    }

    @Test func `merge reads any stream, and writes whole reports of it`() throws {
        let dnd = try FuzzedProgram(files: Self.specs)
        let streams = try made(
            dnd,
            [
                ("run s.dnd --report ndjson:e", "e"), ("run s.dnd bad.dnd -v --report ndjson:e", "e"),
                ("run s.dnd --shard 1/2 --report ndjson:e", "e"),
            ])
        let mutation = Mutation(of: streams, pieces: Self.pieces)
        try FuzzRun.cases("DocumentFuzzTests/merge", ordinarily: 20) { random in
            try dnd.write(mutation.mutant(&random, lengthMax: 20_000), to: "e")
            try dnd.write(streams.picked(&random), to: "whole")
            let inputs = ["e", "e whole", "e e"].picked(&random)
            let format = ["text", "tap", "tap14", "junit", "github", "markdown", "exercism"].picked(&random)
            let written = try dnd.run("merge \(inputs) --format \(format) --report ndjson:r", statuses: [0, 1, 2, 3])
            dnd.expect(written.status != 2 || !(written.output + written.errors).isEmpty, "merge fails silently")
            for line in (dnd.bytes(of: "r") ?? []).split(separator: UInt8(ascii: "\n")) {
                let isRead = (try? JSONSerialization.jsonObject(with: Data(line))) != nil
                dnd.expect(isRead, "merge writes no JSON: \(String(decoding: line.prefix(300), as: UTF8.self))")
            }
            // What merge has written, it reads again with the same outcome.
            let again = written.status == 2 ? 2 : try dnd.status("merge r", [0, 1, 2, 3])
            dnd.expect(
                again == written.status, "merge ends with \(written.status), and of its own stream with \(again)")
            return dnd.takeFaults()
        }
    }

    @Test func `diff of a document with itself is empty, or names what is wrong with it`() throws {
        let dnd = try FuzzedProgram(files: Self.specs)
        let documents = try made(
            dnd,
            [
                ("trace s.dnd --format json --output t", "t"), ("run s.dnd -v --report ndjson:e", "e"),
                ("trace . --format json --output t", "t"),
            ])
        let mutation = Mutation(of: documents, pieces: Self.pieces)
        try FuzzRun.cases("DocumentFuzzTests/diff", ordinarily: 20) { random in
            try dnd.write(mutation.mutant(&random, lengthMax: 40_000), to: "a")
            try dnd.write(documents.picked(&random), to: "b")
            let same = try dnd.run("diff a a", statuses: [0, 2, 3])
            dnd.expect(same.status != 2 || same.errors.contains("a"), "diff does not name the document: \(same)")
            let form = ["text", "json"].picked(&random)
            let other = try dnd.run("diff a b --format \(form)", statuses: [0, 1, 2, 3])
            dnd.expect((other.status == 2) == (same.status == 2), "diff a a: \(same.status), diff a b: \(other.status)")
            let isRead =
                form == "text" || other.output.isEmpty
                || (try? JSONSerialization.jsonObject(with: Data(other.output.utf8))) != nil
            dnd.expect(isRead, "diff writes no JSON")
            return dnd.takeFaults()
        }
    }

    @Test func `A certificate of any content is checked or refused, and writes nothing but failing specs`() throws {
        let dnd = try FuzzedProgram(files: Self.specs)
        let certificates = try made(
            dnd,
            [
                ("explore small.dnd --all --depth 2 --certificate c", "c"),
                ("explore small.dnd --all --rows 1...2 --depth 2 --no-verb leave --certificate c", "c"),
                ("explore small.dnd --all --gestures single-drag --states 50 --certificate c", "c"),
            ])
        let mutation = Mutation(
            of: certificates,
            pieces: Self.pieces + [
                "\"--states\", \"5\",", "\"--depth\", \"1\",", "\"--rows\", \"1...3\",",
                "\"--certificate\", \"s.dnd\",",
                "\"--output\", \"s.dnd\",", "\"--check\",", "\"s.dnd\",", "\"run\",",
            ])
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: dnd.program.folder.path) + ["k"])
        try FuzzRun.cases("DocumentFuzzTests/certificates", ordinarily: 20) { random in
            let text = mutation.mutant(&random)
            try dnd.write(text, to: "k")
            let checked = try dnd.run("explore k --check", statuses: [0, 1, 2, 3, 64, 66])
            dnd.expect(checked.status == 0 || !(checked.output + checked.errors).isEmpty, "fails silently")
            dnd.expect(dnd.bytes(of: "k") == text, "the certificate is written over")
            for (name, spec) in Self.specs {
                dnd.expect(dnd.bytes(of: name) == Array(spec.utf8), "\(name) is written over")
                try dnd.program.write(spec, to: name)
            }
            let found = Set(try FileManager.default.contentsOfDirectory(atPath: dnd.program.folder.path))
            for name in found.subtracting(names) {
                dnd.expect(name.hasPrefix("found"), "writes \(name)")
                try FileManager.default.removeItem(at: dnd.program.folder.appendingPathComponent(name))
            }
            return dnd.takeFaults()
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "null", "true", "1e999", "-0", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "[[[[[[[[",
        "{}",
        "9223372036854775807", "-9223372036854775808", "0.5", "\"event\":\"ended\"", "\"line\":0", "\"column\":-5",
    ]
}

import Foundation
import Testing

/// Commands that rewrite specs, on mutated specs: `fmt`, `lint --fix`, `bless`, `diff` and `run`.
@Suite struct SpecFuzzTests {
    static let corpus: [[UInt8]] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return ["specs", "grammar/corpus/good", "grammar/corpus/checker", "grammar/guesses"].flatMap { folder in
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "dnd" }
                .sorted { $0.path < $1.path }.compactMap { try? Array(Data(contentsOf: $0)) }
        }
    }()

    static let mutation = Mutation(
        of: corpus,
        pieces: [
            "{", "}", "(", ")", ";", ":", "->", "\"", "# c\n", "# lint: ignore DND1101\n", "@skip ", "@todo ", "$x",
            "...",
            "_", "2s", "[0, 4]", "drag A; ", "drop; ", "hover C; ", "expect order: A B C\n", "expect state: dragging\n",
            "expect calls { }\n", "include \"list.dnd\"\n", "scenario \"x\" { drag A; drop }\n", "cases { A B }\n",
        ])

    private static let list = """
        parameters { labels A B; answer move }
        table people: $labels
        delegate in people { dropSessionDidUpdate -> $answer insertAt }
        define move-first (position) { drag 0 in people; hover $position in people; drop }

        """

    @Test func `Commands that rewrite specs keep them whole, and what they mean`() throws {
        let dnd = try FuzzedProgram(files: ["list.dnd": Self.list])
        try FuzzRun.cases("SpecFuzzTests", ordinarily: 12) { random in
            let bytes = Self.mutation.mutant(&random)
            let isReadable = try SpecCheck(dnd, bytes).isReadable
            try checkFormat(dnd, bytes, isReadable: isReadable)
            try checkFix(dnd, bytes)
            try checkBless(dnd, bytes)
            try checkReports(dnd, bytes, &random)
            dnd.expect(dnd.leftovers.isEmpty, "leaves \(dnd.leftovers)")
            return dnd.takeFaults()
        }
    }

    /// `fmt` is idempotent, keeps what a text means, and does not touch a text that it cannot read.
    private func checkFormat(_ dnd: FuzzedProgram, _ bytes: [UInt8], isReadable: Bool) throws {
        try dnd.write(bytes, to: "f.dnd")
        let check = try dnd.status("fmt --check f.dnd", [0, 1, 2])
        dnd.expect(dnd.bytes(of: "f.dnd") == bytes, "fmt --check has changed the file")
        let status = try dnd.status("fmt f.dnd", [0, 2])
        dnd.expect((status == 2) == (check == 2), "fmt ends with \(status), fmt --check with \(check)")
        if status == 2 || check == 0 { dnd.expect(dnd.bytes(of: "f.dnd") == bytes, "fmt has changed the file") }
        guard status == 0 else { return }
        dnd.expect(try dnd.status("fmt --check f.dnd", [0]) == 0, "fmt is not idempotent")
        let same = try dnd.status("diff s.dnd s.dnd", [0, 2, 3])
        dnd.expect(same != 2 || !isReadable, "diff cannot read what lint can")
        dnd.expect(try dnd.status("diff s.dnd f.dnd", [0, 1, 2, 3]) == same, "fmt changes the meaning")
    }

    /// `lint --fix` yields a text that is no worse, and that it leaves alone in the end.
    private func checkFix(_ dnd: FuzzedProgram, _ bytes: [UInt8]) throws {
        let before = try SpecCheck(dnd, bytes)
        try dnd.write(bytes, to: "g.dnd")
        var texts = [bytes]
        repeat {
            _ = try dnd.status("lint --fix g.dnd", [0, 1, 2, 3])
            texts.append(dnd.bytes(of: "g.dnd") ?? [])
        } while texts[texts.count - 1] != texts[texts.count - 2] && texts.count < 12
        dnd.expect(texts[texts.count - 1] == texts[texts.count - 2], "lint --fix changes the text again and again")
        guard texts.count > 2 else { return }
        let after = try SpecCheck(dnd, texts[texts.count - 1])
        dnd.expect(
            after.errorCount <= before.errorCount, "lint --fix: \(before.errorCount) errors, then \(after.errorCount)")
        dnd.expect(after.isReadable || !before.isReadable, "lint --fix breaks the text")
        guard before.isReadable, !before.hasIdleStep else { return }
        try dnd.write(bytes, to: "s.dnd")
        let same = try dnd.status("diff s.dnd s.dnd", [0, 3])
        dnd.expect(try dnd.status("diff s.dnd g.dnd", [0, 1, 2, 3]) == same, "lint --fix changes what is played")
    }

    /// `bless` yields a spec that passes, says what it could not do, and changes nothing the second time.
    private func checkBless(_ dnd: FuzzedProgram, _ bytes: [UInt8]) throws {
        try dnd.write(bytes, to: "b.dnd")
        let wish = try dnd.status("bless --dry-run b.dnd", [0, 1, 2, 3])
        dnd.expect(dnd.bytes(of: "b.dnd") == bytes, "bless --dry-run has changed the file")
        let run = try dnd.status("run b.dnd", [0, 1, 2, 3])
        let output = try dnd.run("bless b.dnd", statuses: [0, 1, 2, 3])
        let text = dnd.bytes(of: "b.dnd") ?? []
        dnd.expect(output.status != 2 || text == bytes, "bless has changed a file that it cannot read")
        dnd.expect(
            (wish == 2) == (output.status == 2), "bless --dry-run ends with \(wish), bless with \(output.status)")
        dnd.expect(wish == 1 || text == bytes, "bless --dry-run ends with \(wish), and bless changes the file")
        let after = try dnd.run("run b.dnd", statuses: [0, 1, 2, 3]).status
        dnd.expect(output.status != 0 || after == 0, "bless ends with 0, run with \(after)")
        dnd.expect(after != 2 || run == 2, "bless makes the file unreadable")
        dnd.expect(after == 0 || run != 0, "bless breaks a passing spec")
        _ = try dnd.status("bless b.dnd", [0, 1, 2, 3])
        dnd.expect(dnd.bytes(of: "b.dnd") == text, "bless changes the file the second time")
    }

    /// Reports are well formed, and their places lie in the text.
    private func checkReports(_ dnd: FuzzedProgram, _ bytes: [UInt8], _ random: inout SplitMix64) throws {
        try dnd.write(bytes, to: "s.dnd")
        let format = ["tap", "tap14", "junit", "github", "markdown", "exercism"].picked(&random)
        try dnd.run("run -v s.dnd --format \(format)", statuses: [0, 1, 2, 3])
        let events = try dnd.run("run -v s.dnd --format ndjson", statuses: [0, 1, 2, 3]).output
        for line in events.split(separator: "\n") {
            let isRead = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil
            dnd.expect(isRead, "ndjson has no JSON: \(line.prefix(300))")
        }
        let trace = try dnd.run("trace s.dnd --format json", statuses: [0, 1, 2, 3])
        let isRead = trace.output.isEmpty || (try? JSONSerialization.jsonObject(with: Data(trace.output.utf8))) != nil
        dnd.expect(isRead, "trace writes no JSON")
        let picture = ["text", "diagram", "mermaid", "plantuml", "svg"].picked(&random)
        try dnd.run("trace s.dnd --format \(picture)", statuses: [0, 1, 2, 3])
    }
}

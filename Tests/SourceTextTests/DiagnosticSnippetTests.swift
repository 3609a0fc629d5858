import SourceText
import Testing

@Suite struct DiagnosticSnippetTests {
    /// The text between `‹` and `›` is the range.
    private static func snippet(
        _ marked: String, reading: String = "", hints: [String] = [], severity: Diagnostic.Severity = .error
    ) -> String {
        var sources = SourceSet()
        let parts = marked.split(omittingEmptySubsequences: false) { $0 == "‹" || $0 == "›" }.map(String.init)
        let id = sources.add(SourceFile(name: "f.dnd", text: parts.joined()))
        let lower = Int32(parts[0].utf8.count)
        let range = SourceRange(file: id, lowerBound: lower, upperBound: lower + Int32(parts[1].utf8.count))
        return DiagnosticSnippet.text(
            of: Diagnostic(
                code: "DND2101", severity: severity, message: "m", reading: reading, range: range, hints: hints),
            in: sources)
    }

    @Test func aWordIsUnderlined() {
        let text = Self.snippet(
            "drag B\n  ‹hoover› 4\n", reading: "a statement", hints: ["Did you mean 'hover'?", "Or not."])
        #expect(
            text == """
                f.dnd:2:3: error: m [DND2101]
                 2 |   hoover 4
                   |   ^^^^^^
                   while reading a statement
                   hint: Did you mean 'hover'?
                   hint: Or not.

                """)
    }

    @Test(arguments: [
        ("\ta‹b›", " 1 |     ab\n   |      ^"), ("a‹\t›b", " 1 | a   b\n   |  ^^^"),
        ("漢‹字›x", " 1 | 漢字x\n   |   ^^"), ("e\u{301}‹b›", " 1 | e\u{301}b\n   |  ^"),
        ("👩‍👩‍👧‹b›", " 1 | 👩‍👩‍👧b\n   |   ^"), ("ab‹›", " 1 | ab\n   |   ^"), ("a‹b\ncd›", " 1 | ab\n   |  ^"),
        ("\u{1B}[‹x›", " 1 | \u{FFFD}[x\n   |   ^"), ("‹›", " 1 | \n   | ^"), ("a\r\n‹b›\r\n", " 2 | b\n   | ^"),
    ])
    func caretsStandUnderTheirCells(marked: String, drawn: String) {
        let lines = Self.snippet(marked).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1...2].joined(separator: "\n") == drawn)
    }

    @Test func aLineOfMegabytesIsDrawnAtOnce() {
        let side = String(repeating: "漢字 ", count: 1_000_000)
        let lines = Self.snippet(side + "‹here›" + side).split(separator: "\n")
        #expect(lines[1].contains("here") && lines[1].hasSuffix("…") && lines[1].count < 200)
    }

    @Test func aLongLineIsCutAroundTheCarets() {
        let text = Self.snippet(String(repeating: "a ", count: 500) + "‹here›" + String(repeating: " b", count: 500))
        let lines = text.split(separator: "\n")
        #expect(lines[1].count <= SourceExcerpt.widthMax + 8)
        #expect(lines[1].contains("…") && lines[1].contains("here"))
        let start = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        let word = lines[1].firstIndex(of: "h").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
        #expect(start == word)
    }

    @Test func notesShowTheirOwnLineAndFile() {
        var sources = SourceSet()
        let main = sources.add(SourceFile(name: "a.dnd", text: String(repeating: "\n", count: 9) + "table people"))
        let other = sources.add(SourceFile(name: "b.dnd", text: "table people"))
        let diagnostic = Diagnostic(
            code: "DND2110", severity: .warning, message: "declared twice",
            range: SourceRange(file: main, lowerBound: 15, upperBound: 21),
            notes: [.init("first here", at: SourceRange(file: other, lowerBound: 6, upperBound: 12))])
        #expect(
            DiagnosticSnippet.text(of: diagnostic, in: sources) == """
                a.dnd:10:7: warning: declared twice [DND2110]
                 10 | table people
                    |       ^^^^^^
                b.dnd:1:7: note: first here
                  1 | table people
                    |       ^^^^^^

                """)
    }
}

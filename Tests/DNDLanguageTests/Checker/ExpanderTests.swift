import DNDLanguage
import SourceText
import Testing

@Suite struct ExpanderTests {
    @Test("A fault in an included file leads back through the chain of includes")
    func chain() {
        let checked = CheckedText(
            "include \"a/one.dnd\"\nscenario \"s\" { expect state: idle }", path: "specs/main.dnd",
            others: [
                "specs/a/one.dnd": "include \"../two.dnd\"",
                "specs/two.dnd": "table t: A B\ndelegate { canHandl -> true }",
            ])
        #expect(checked.report.hasPrefix("specs/two.dnd:2:12 DND2107"))
        let notes = checked.diagnostics[0].notes.map { "\($0.message) \(checked.sources[$0.range.file].name)" }
        #expect(notes == ["included here specs/a/one.dnd", "included here specs/main.dnd"])
    }

    @Test("A file that two others include is read once")
    func diamond() {
        let checked = CheckedText(
            "include \"a.dnd\"\ninclude \"b.dnd\"\nexpect order: A",
            others: ["a.dnd": "include \"c.dnd\"", "b.dnd": "include \"c.dnd\"", "c.dnd": "table t: A"])
        #expect(checked.report.isEmpty)
        #expect(checked.program.fixture.scenes.count == 1)
    }

    @Test("A fault in the body of a word is reported once, with the first use")
    func use() {
        let checked = CheckedText("table t: A B\ndefine go (row) { drg $row }\ngo A\ngo B\nexpect state: idle")
        #expect(checked.report == "main.dnd:2:19 DND2101 unknown verb 'drg' (did you mean 'drag'?)")
        #expect(checked.diagnostics[0].notes.map { $0.message } == ["in the word 'go', used here"])
    }

    @Test("Each row of a table makes a case, whose values stand in titles, texts and lists")
    func cases() {
        let checked = CheckedText(
            """
            table t: A B C
            scenario "$from to $to costs $$5" {
              examples (from to result) {
                0 2 (B C A)
                A [0, 1] (B A C)
              }
              drag $from; hover $to; drop
              expect order: $result
            }
            """)
        #expect(checked.report.isEmpty)
        #expect(checked.program.scenarios.map { $0.name } == ["0 to 2 costs $5", "A to [0, 1] costs $5"])
        #expect(checked.checkCount == 2)
    }

    @Test("The rows of a table stay where they stand, so that an edit goes there")
    func rowsRange() throws {
        let checked = CheckedText(
            "table t: A B\nscenario \"s\" {\n  examples (result) { (B A) }\n  expect order: $result\n}")
        let range = try #require(checked.program.scenarios.first?.body.first?.place?.range)
        #expect(checked.sources[range.file].text(in: range) == "B A")
    }

    @Test("Includes may be nested as deep as the limit says, and no deeper")
    func depth() {
        var files: [String: String] = [:]
        for level in 1..<ExpansionLimits.includeDepthMax {
            files["\(level).dnd"] = "include \"\(level + 1).dnd\""
        }
        files["\(ExpansionLimits.includeDepthMax).dnd"] = "table t: A"
        #expect(CheckedText("include \"1.dnd\"\nexpect order: A", others: files).report.isEmpty)
        files["0.dnd"] = "include \"1.dnd\""
        #expect(
            CheckedText("include \"0.dnd\"\nexpect order: A", others: files).codes.first == Fault.includeTooDeep.code)
    }
}

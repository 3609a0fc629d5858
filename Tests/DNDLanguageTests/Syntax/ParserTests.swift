import DNDLanguage
import Foundation
import SourceText
import Testing

@Suite struct ParserTests {
    @Test func aFileHasThisTree() {
        let text = """
            # The scene.
            table people: A "B C"  # two

            @rule(R131) scenario "s" {  # opened
              call tableView(_:canHandle:) at [0, 1]: once -> move $to
              if not local { drop }
              # Otherwise.
              else { wait 2s }
              rows (a (~ _)
                ...)  # the last
              # End.
            }
            """
        let (block, diagnostics) = SyntaxCheck.parse(text)
        #expect(diagnostics.isEmpty)
        #expect(
            SyntaxDump.text(of: block) == """
                leading # The scene.
                phrase
                  word table
                  word people
                  : (word A string "B C")
                  trailing # two
                @rule(word R131)
                phrase
                  word scenario
                  string "s"
                  block
                    opening # opened
                    phrase
                      word call
                      selector tableView(_:canHandle:)
                      word at
                      index-path 0 1
                      : (word once)
                      -> (word move parameter to)
                    phrase
                      word if
                      word not
                      word local
                      block
                        phrase
                          word drop
                      word else
                      block
                        phrase
                          word wait
                          duration 2000ms
                      inner # Otherwise.
                    phrase
                      word rows
                      (word a (~ _) ...)
                      trailing # the last
                    closing # End.
                """)
    }

    @Test func statementsKnowHowTheyWereDivided() {
        let statements = SyntaxCheck.parse("a; b\n\n# note\nc;\nd ;; e\n").block.statements
        #expect(statements.map(\.followsSemicolon) == [false, true, false, false, true])
        #expect(statements.map(\.hasBlankLineAbove) == [false, false, true, false, false])
    }

    @Test func escapesAreResolved() {
        let arguments = SyntaxCheck.parse(#"x: "a\"b\\c\nd\te" "" "é😀""#).block.statements[0].list?.arguments ?? []
        #expect(SyntaxDump.text(of: arguments) == #"(string "a\"b\\c\nd\te" string "" string "é😀")"#)
    }

    @Test func readingGoesOnAfterAnError() {
        let (block, diagnostics) = SyntaxCheck.parse("drag -1,, 2 { drop\n}\nhover [0; expect x\nlift B\n")
        #expect(diagnostics.map(\.code) == ["DND2006", "DND2016", "DND2011"])
        #expect(block.statements.count == 4)
    }

    @Test(arguments: [
        ("", false), ("drag 1", false), ("drag 1\n", false), ("scenario \"s\" {", true),
        ("scenario \"s\" {\n}\n", false),
        ("x (a", true), ("x (a\n", true), ("x (a)", false), ("hover [0,", true), ("hover [0, 1]", false),
        ("drag 1 \\", true), ("drag 1 \\\n", true), ("drag 1 \\  \n\n", false), ("drag 1 \\\nhover 2", false),
        ("@slow", true), ("@slow\n", true), ("@slow drop", false), ("@rule(R131", true), ("drag \"A", false),
        ("}", false),
        ("if x { drop }", false), ("# {", false), ("a { b { }", true), ("drag 1; hover [0 {", true), ("}{", true),
    ])
    func aPromptKnowsWhetherMoreIsNeeded(text: String, isIncomplete: Bool) {
        #expect(Parser.isIncomplete(text) == isIncomplete)
    }

    @Test(arguments: SyntaxError.Code.allCases)
    func theExampleOfEachCodeHasTheError(code: SyntaxError.Code) {
        let entry = code.entry
        #expect(entry.title.first?.isLowercase == true || entry.title.first == "'")
        #expect(!entry.title.hasSuffix(".") && entry.explanation.hasSuffix("."))
        guard let example = entry.example else { return }
        #expect(SyntaxCheck.parse(example).diagnostics.contains { $0.code == code.rawValue }, "\(example)")
    }

    @Test(arguments: [
        ("view label: “Hello”", "view label: \"Hello\""), ("select B,, C", "select B, C"), ("a → b", "a -> b"),
        ("drag\u{A0}1", "drag 1"),
    ])
    func editsMendTheError(text: String, mended: String) {
        let diagnostics = SyntaxCheck.parse(text).diagnostics
        let result = SyntaxCheck.source(text).applying(diagnostics.compactMap(\.edit))
        #expect(result == mended)
        #expect(SyntaxCheck.parse(result).diagnostics.isEmpty)
    }

    @Test func aDiagnosticReadsAsAWhole() {
        var sources = SourceSet()
        let source = SyntaxCheck.source("table people: A B\nexpect gap: [0 4]\n")
        let file = sources.add(source)
        let diagnostic = Parser.parse(file: file, source: source).diagnostics[0]
        #expect(
            DiagnosticSnippet.text(of: diagnostic, in: sources) == """
                test.dnd:2:13: error: an index path is written [section, index] [DND2011]
                 2 | expect gap: [0 4]
                   |             ^^^^^
                   while reading an index path
                   hint: Write `expect gap: [0, 4]`.

                """)
    }
}

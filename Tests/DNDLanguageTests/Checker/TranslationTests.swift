import SourceText
import Testing

@testable import DNDLanguage
@testable import DNDTranslation

/// Tests what is made of statements of Swift and of other tests.
@Suite struct TranslationTests {
    @Test func `Somebody writes what a row translates`() throws {
        let names = Translation.Names(
            isPreposition: Keyword.isPreposition, isVerb: Vocabulary.isVerb, isList: { _ in true }, onlyList: "list",
            lacksScene: true, sections: ["One", "Two"],
            rows: { _ in ["A"] }, isDragging: false)
        let texts = try ["first", "second", "names", "code", "blind", "seen"].flatMap { try Guess.read($0).map(\.text) }
        let statements = texts.flatMap { Self.statements(of: $0) }
        for row in TranslationTable.rows {
            #expect(statements.contains { row.words(for: $0, names) != nil }, "\(Self.dump(of: row))")
        }
    }

    @Test(arguments: [
        ("tableView.moveRow(at: IndexPath(row: 1, section: 0), to: end)", "moveRow at [0, 1] to end"),
        ("people.reloadData()", "reloadData in people"), ("a.b = [\"c\", \"d e\"]", "b = c \"d e\" in a"),
        ("grid.f({ g(at: 1) }, completion: nil)", "f in grid { g at 1 }"),
        ("x -> UIDropProposal(operation: .copy)", "x -> copy"), ("drag 1; drop", "drag 1"), ("f([]) // why", "f none"),
        ("a + b", "a b"), ("expect a.b != 0-4", "expect a.b != [0, 4]"), ("go 1/2", "go [1, 2]"),
        ("sections: [A B] [C]", "sections: A B | C"), ("!a >= 3", "not a at least 3"),
    ])
    func `A statement has words in the order of the language`(text: String, words: String) {
        var reader = ForeignReader(Array(text.utf8), names: Self.noNames)
        #expect(reader.statement().map { Translation.joined($0) } == words)
    }

    @Test(arguments: [
        String(repeating: "(", count: 100_000), String(repeating: "{", count: 100_000),
        "f(" + String(repeating: "a ", count: 100_000) + ")", "f(a: b", "{ a", "\"a", "a * b", "",
    ])
    func `What is long, deep or open is left alone`(text: String) {
        var reader = ForeignReader(Array(text.utf8), names: Self.noNames)
        #expect(reader.statement() == nil)
    }

    @Test(arguments: ["drag A and B", "drag A with B"])
    func `Two rows are dragged in words as with a comma`(text: String) {
        let edit = Guess.diagnostics(of: text).first?.edit
        #expect(Guess.applying(edit, to: text) + "\n" == Formatter.format(SourceFile(name: "", text: "drag A, B\n")))
    }

    @Test(arguments: [
        ("canHandle { return true }", "canHandle -> true"),
        (
            "dropSessionDidUpdate when item.source { return move insertAt }",
            "dropSessionDidUpdate when item.source -> move insertAt"
        ),
        ("performDropWith { return }", "performDropWith { return }"),
        ("canHandle { return true; return false }", "canHandle { return true; return false }"),
    ])
    func `A block that only returns an answer is read as the answer`(rule: String, form: String) {
        let formatted = Formatter.format(SourceFile(name: "", text: "delegate { \(rule) }\n"))
        #expect(formatted == "delegate { \(form) }\n")
    }

    @Test func `A comment beside what is returned stays above the answer`() {
        let text =
            "delegate {\n  canHandle {  # a\n    # b\n    return false  # c\n    # d\n  }  # e\n}\nexpect state: idle\n"
        let written = "delegate {\n  # a\n  # b\n  # c\n  # d\n  canHandle -> false  # e\n}\nexpect state: idle\n"
        #expect(Guess.diagnostics(of: text).isEmpty)
        #expect(Formatter.format(SourceFile(name: "", text: text)) == written)
    }

    @Test(arguments: [(100, true), (300, false)])
    func `An order is written out unless it is long`(rowCount: Int, isWritten: Bool) {
        let rows = (1...rowCount).map { "r\($0)" }.joined(separator: " ")
        let found = Guess.diagnostics(of: "table t: \(rows)\nexpect order unchanged")
        #expect(found.map { $0.edit?.replacement == ": " + rows } == [isWritten])
        let counted = Guess.diagnostics(of: "table t: \(rows)\nexpect count: \(rowCount)")
        #expect(counted.map { $0.hints } == [["Write `list count 0; expect returned: \(rowCount)`."]])
    }

    @Test func `Reading goes on after a statement, and everything else stays`() {
        let text = """
            table list: A B | C  # two
            scenario "s" {  # first
              tableView.moveRow(at: 1, to: 2)  # why
              // then
              list.dropDelegate = nil; drag A; hover into C; drop
              expect state == .idle
            }

            """
        let fixed = """
            table list { section One: A B; section Two: C }  # two
            scenario "s" {  # first
              moveRow at 1 to 2  # why
              # then
              delegate in list none; drag A; hover C into; drop
              expect state: idle
            }

            """
        let source = SourceFile(name: "", text: text)
        let once = source.applying(CheckedText(text).diagnostics.compactMap(\.edit))
        #expect(SourceFile(name: "", text: once).applying(CheckedText(once).diagnostics.compactMap(\.edit)) == fixed)
    }

    private static var noNames: Translation.Names {
        Translation.Names(isPreposition: Keyword.isPreposition, isVerb: Vocabulary.isVerb)
    }

    private static func dump(of row: Translation) -> String {
        var text = ""
        Swift.dump(row.pattern, to: &text)
        return text
    }

    /// The words of the statements of a text, as far as they can be read.
    private static func statements(of text: String) -> [[String]] {
        let bytes = Array(text.utf8)
        var statements: [[String]] = []
        for start in bytes.indices where start == 0 || "\n;{ ".utf8.contains(bytes[start - 1]) {
            var reader = ForeignReader(bytes, at: start, names: noNames)
            if let words = reader.statement() { statements.append(words) }
        }
        return statements
    }
}

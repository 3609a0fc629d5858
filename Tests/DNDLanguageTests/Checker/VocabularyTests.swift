import DNDLanguage
import Foundation
import Testing

@Suite struct VocabularyTests {
    @Test("The example of every phrase checks clean", arguments: Vocabulary.entries.indices)
    func example(index: Int) {
        let entry = Vocabulary.entries[index]
        let hasScene = ["table", "collection", "view"].contains { entry.example.hasPrefix($0) }
        let text = hasScene ? entry.example : "table list: A B C D E F\n" + entry.example
        let isWhole = [.include, .includeValue, .parameters, .parameter, .sceneFromHost].contains(entry.form)
        let files = [
            "people.dnd": "table people: A", "letters.dnd": "parameters { labels A B }\ntable letters: $labels",
        ]
        let checked = CheckedText(isWhole ? entry.example : text, others: files)
        #expect(checked.codes.isEmpty, "\(entry.notation): \(checked.report)")
    }

    /// `DND_RECORD=1 swift test` writes the page anew, and fails so that nobody forgets to read it.
    @Test("The printed reference is what the table says")
    func reference() throws {
        let page = SyntaxCheck.root.appending(path: "docs/vocabulary.md")
        let text = VocabularyReference.markdown()
        if Corpus.isRecording {
            try text.write(to: page, atomically: true, encoding: .utf8)
            Issue.record("The page was written. Read the difference, then run again without DND_RECORD.")
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        #expect(text == written)
    }

    @Test("Every form has a row, and every row says what it means in one line", arguments: Form.allCases)
    func row(form: Form) {
        let rows = Vocabulary.entries.filter { $0.form == form }
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { !$0.meaning.isEmpty && $0.meaning.last != "." && !$0.meaning.contains("\n") })
    }
}

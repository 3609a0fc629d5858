import Foundation
import Testing

@testable import DNDLanguage

@Suite struct VocabularyTests {
    @Test("The example of every phrase checks clean", arguments: Vocabulary.entries.indices)
    func example(index: Int) {
        let entry = Vocabulary.entries[index]
        let hasScene = ["table", "collection", "view"].contains { entry.example.hasPrefix($0) }
        let text = hasScene ? entry.example : "table list: A B C D E F\n" + entry.example
        let beginnings = ["include", "parameters"]
        let isWhole = beginnings.contains { entry.example.hasPrefix($0) } || entry.notation.hasSuffix("from host")
        let files = [
            "people.dnd": "table people: A", "letters.dnd": "parameters { labels A B }\ntable letters: $labels",
        ]
        let checked = CheckedText(isWhole ? entry.example : text, others: files)
        #expect(checked.codes.isEmpty, "\(entry.notation): \(checked.report)")
    }

    /// `DND_RECORD=1 swift test` rewrites the page and fails, so that it is reviewed.
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

    @Test func `every row says what it means in one line`() {
        for row in Vocabulary.entries {
            #expect(!row.meaning.isEmpty && row.meaning.last != "." && !row.meaning.contains("\n"), "\(row.notation)")
        }
    }

    @Test func `Threads that ask for the pattern of a row at once get the same one`() async {
        for _ in 0..<50 {
            let row = VocabularyEntry("drag ROW [from LIST | in LIST]", .steps, "", "", .line)
            let layouts = await withTaskGroup(of: PatternLayout.self) { group in
                for _ in 0..<8 { group.addTask { row.layout } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            // Copies of an array share its buffer.
            let buffers = Set(layouts.map { $0.nodes.withUnsafeBufferPointer { $0.baseAddress } })
            #expect(buffers.count == 1)
            let words = layouts[0].nodes.compactMap { if case .word(let word) = $0.kind { word } else { nil } }
            #expect(words == [.drag, .end, .of, .from, .in])
        }
    }

    /// The verb comes from the notation, and the pattern is parsed independently.
    @Test("The verb of a row is the word that its pattern begins with", arguments: Vocabulary.entries.indices)
    func verb(index: Int) {
        let entry = Vocabulary.entries[index]
        #expect(entry.verb == entry.pattern.firstWord, "\(entry.notation)")
    }

    @Test("A row is found by its verb in each block that it may stand in, and nowhere else")
    func rows() {
        for block in BlockKind.allCases {
            let rows = Vocabulary.entries.filter { $0.standsIn.contains(block) }
            let verbs = Vocabulary.verbs + ["", "nothing"]
            for verb in verbs {
                let found = Vocabulary.entries(verb, in: block).map { $0.notation }
                #expect(found == rows.filter { $0.verb == verb }.map { $0.notation }, "\(verb) \(block.phrase)")
            }
            let open = Vocabulary.openEntries(in: block).map { $0.notation }
            #expect(open == rows.filter { $0.verb == nil }.map { $0.notation }, "\(block.phrase)")
        }
    }
}

extension Pattern {
    fileprivate var firstWord: String? {
        switch self {
        case .word(let text): text
        case .sequence(let parts): parts.first?.firstWord
        case .colon, .arrow, .block, .slot, .group, .choice, .options, .repeated: nil
        }
    }
}

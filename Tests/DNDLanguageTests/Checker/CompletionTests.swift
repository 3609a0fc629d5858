import DNDLanguage
import Testing

@Suite struct CompletionTests {
    /// The words before the cursor, the block, and all possible continuations.
    private static let cases: [(words: String, block: BlockKind, next: String)] = [
        ("drag", .file, "end POINT"),
        ("drag B", .file, "from in at ."),
        ("drag B from", .file, "LIST"),
        ("hover", .scenario, "LIST in gap empty top bottom header end POINT"),
        ("hover B into", .scenario, "in ."),
        ("hover end", .scenario, "at of above into below in ."),
        ("expect state", .scenario, ":"),
        ("expect state :", .scenario, "idle lifted dragging reordering"),
        ("expect call canHandle", .scenario, "at from to with when in :"),
        (
            "dropSessionDidUpdate -> move", .delegate,
            "unspecified insertAt insertInto automatic precise full-size in { ."
        ),
        ("wait", .script, ""),
        ("include", .file, "FILE"),
        ("coordinator drop item", .script, "to into"),
        (
            "list reload", .script,
            "section in . end item.source item.destination destination move.source move.destination POINT"
        ),
        ("data", .scene, "array diffable"),
    ]

    @Test("Completion offers what the checker would take", arguments: cases.indices)
    func next(index: Int) {
        let (words, block, next) = CompletionTests.cases[index]
        let completions = Vocabulary.completions(afterWords: words.split(separator: " ").map { String($0) }, in: block)
        let found = completions.map { completion in
            switch completion.kind {
            case .slot(let slot): slot.rawValue
            case .end: "."
            default: completion.text
            }
        }
        #expect(Set(found) == Set(next.split(separator: " ").map { String($0) }), "\(words): \(found)")
    }

    @Test("At the start of a phrase the verbs of the block can stand", arguments: BlockKind.allCases)
    func verbs(block: BlockKind) {
        let verbs = Vocabulary.completions(afterWords: [], in: block).filter { $0.kind == .verb }.map { $0.text }
        #expect(verbs == Vocabulary.verbs(in: block))
    }

    @Test("Help finds phrases by verb and by keyword")
    func help() {
        #expect(
            VocabularyReference.help("settle") == """
                settle
                  run until nothing is pending
                  stands at top level, in a scenario or in a before block
                    drag 1; hover 4; drop; settle
                    expect state: idle

                """)
        #expect(VocabularyReference.help("gap")?.contains("hover TARGET [in LIST]") == true)
        #expect(VocabularyReference.help("diffable")?.hasPrefix("data (array | diffable)") == true)
        #expect(VocabularyReference.help("nonsense") == nil)
    }
}

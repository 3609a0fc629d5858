/// Rows of the vocabulary with the same beginning, indexed by the blocks in which they are valid, and by second word.
struct VocabularyRows: Sendable {
    /// In the order of the table.
    let all: [VocabularyEntry]

    /// Indexed by the kind of block; empty when all rows have the same kinds, as for nearly every verb.
    private let byBlock: [[VocabularyEntry]]

    /// The rows that a second word fits, in the order of the table; empty for a verb with few rows.
    private var bySecondWord: [String: [VocabularyEntry]] = [:]

    /// The rows whose second token is not one of a few words.
    private var others: [VocabularyEntry] = []

    /// Fewer rows are compared faster than looked up.
    private static let unindexedMax = 6

    init(_ rows: [VocabularyEntry]) {
        all = rows
        let areAlike = rows.allSatisfy { $0.standsIn == rows[0].standsIn }
        byBlock = areAlike ? [] : BlockKind.allCases.map { block in rows.filter { $0.standsIn.contains(block) } }
        if areAlike, rows.count > Self.unindexedMax { index() }
    }

    private mutating func index() {
        let words = all.map { PatternParser.secondWords(of: $0.notation) }
        for word in Set(words.joined()) {
            bySecondWord[word] = zip(all, words).filter { $1.isEmpty || $1.contains(word) }.map { $0.0 }
        }
        others = zip(all, words).filter { $1.isEmpty }.map { $0.0 }
    }

    /// O(1)
    func standing(in block: BlockKind) -> [VocabularyEntry] {
        guard byBlock.isEmpty else { return byBlock[Int(block.rawValue)] }
        guard let first = all.first, first.standsIn.contains(block) else { return [] }
        return all
    }

    /// The rows that a phrase with the second word, or with none, may match. O(1)
    func standing(in block: BlockKind, before second: String?) -> [VocabularyEntry] {
        let rows = standing(in: block)
        guard !bySecondWord.isEmpty, !rows.isEmpty else { return rows }
        return second.flatMap { bySecondWord[$0] } ?? others
    }
}

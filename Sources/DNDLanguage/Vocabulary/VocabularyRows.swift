/// Rows of the vocabulary with the same beginning, indexed by the blocks in which they are valid, and by second word.
///
/// A class, so that finding the rows of a phrase copies nothing.
final class VocabularyRows: Sendable {
    /// In the order of the table.
    let all: [VocabularyEntry]

    /// What is read as other phrases and begins with the same verb.
    let aliases: PhraseAliases?

    /// Indexed by the kind of block; empty when all rows have the same kinds, as for nearly every verb.
    private let byBlock: [[VocabularyEntry]]

    /// The rows that a second word fits, in the order of the table; empty for a verb with few rows.
    private let bySecondWord: [Keyword: [VocabularyEntry]]

    /// The rows whose second token is not one of a few words.
    private let others: [VocabularyEntry]

    /// Fewer rows are compared faster than looked up.
    private static let unindexedMax = 6

    init(_ rows: [VocabularyEntry], aliases: PhraseAliases? = nil) {
        all = rows
        self.aliases = aliases
        let areAlike = rows.allSatisfy { $0.standsIn == rows[0].standsIn }
        byBlock = areAlike ? [] : BlockKind.allCases.map { block in rows.filter { $0.standsIn.contains(block) } }
        (bySecondWord, others) = areAlike && rows.count > Self.unindexedMax ? Self.index(rows) : ([:], [])
    }

    /// A row that any word fits is among those of each word.
    private static func index(_ rows: [VocabularyEntry]) -> ([Keyword: [VocabularyEntry]], [VocabularyEntry]) {
        var byWord: [Keyword: [VocabularyEntry]] = [:]
        var others: [VocabularyEntry] = []
        for row in rows {
            let words = PatternParser.secondWords(of: row.notation)
            for word in words { byWord[word, default: others].append(row) }
            guard words.isEmpty else { continue }
            for word in byWord.keys { byWord[word]?.append(row) }
            others.append(row)
        }
        return (byWord, others)
    }

    func isIndexed(_ second: Keyword) -> Bool { bySecondWord[second] != nil }

    /// O(1)
    func standing(in block: BlockKind) -> [VocabularyEntry] {
        guard byBlock.isEmpty else { return byBlock[Int(block.rawValue)] }
        guard let first = all.first, first.standsIn.contains(block) else { return [] }
        return all
    }

    /// The rows that a phrase with the second word, or with none, may match. O(1)
    func standing(in block: BlockKind, before second: Keyword?) -> [VocabularyEntry] {
        let rows = standing(in: block)
        guard !bySecondWord.isEmpty, !rows.isEmpty else { return rows }
        return second.flatMap { bySecondWord[$0] } ?? others
    }
}

/// Rows of the vocabulary with the same beginning, indexed by the blocks in which they are valid, and by second word.
///
/// A class, so that finding the rows of a phrase copies nothing.
final class VocabularyRows: Sendable {
    /// In the order of the table.
    let all: [VocabularyEntry]

    /// The lines of the table of aliases that begin with the same verb.
    private let aliasLines: [AliasTable.Line]

    /// No alias has fewer tokens, so that shorter phrases need no look.
    let fewestAliasTokens: Int

    /// Indexed by the kind of block; empty when all rows have the same kinds, as for nearly every verb.
    private let byBlock: [[VocabularyEntry]]

    /// Whether the rows are indexed by second word.
    private let isIndexed: Bool
    private let madeIndex = MadeOnce<SecondWords>()
    private let madeAliases = MadeOnce<Aliases>()

    /// Fewer rows are compared faster than looked up.
    private static let unindexedMax = 6

    init(_ rows: [VocabularyEntry], aliasLines: [AliasTable.Line] = []) {
        all = rows
        self.aliasLines = aliasLines
        fewestAliasTokens = aliasLines.reduce(Int.max) { min($0, $1.fewestTokens) }
        let areAlike = rows.allSatisfy { $0.standsIn == rows[0].standsIn }
        byBlock = areAlike ? [] : BlockKind.allCases.map { block in rows.filter { $0.standsIn.contains(block) } }
        isIndexed = areAlike && rows.count > Self.unindexedMax
    }

    /// What is read as other phrases and begins with the same verb.
    var aliases: [PhraseAlias] { madeAliases.value { Aliases(aliasLines) }.all }

    private final class Aliases: Sendable {
        let all: [PhraseAlias]

        init(_ lines: [AliasTable.Line]) { all = lines.map { AliasTable.shared.alias($0) } }
    }

    /// Whether rows are found by the second word, and it is one of theirs.
    func isIndexed(_ second: Keyword) -> Bool { isIndexed && index.rows(second) != nil }

    /// O(1)
    func standing(in block: BlockKind) -> [VocabularyEntry] {
        guard byBlock.isEmpty else { return byBlock[Int(block.rawValue)] }
        guard let first = all.first, first.standsIn.contains(block) else { return [] }
        return all
    }

    /// The rows that a phrase with the second word, or with none, may match. O(1)
    func standing(in block: BlockKind, before second: Keyword?) -> [VocabularyEntry] {
        let rows = standing(in: block)
        guard isIndexed, !rows.isEmpty else { return rows }
        return second.flatMap { index.rows($0) } ?? index.others
    }

    private var index: SecondWords { madeIndex.value { SecondWords(all) } }

    private final class SecondWords: Sendable {
        /// Indexed by the number of the word: the place of its rows; 0 for a word that is none of the second words.
        private let places: [UInt8]

        /// The first are those of other words: the rows whose second token is not one of a few words.
        private let rows: [[VocabularyEntry]]

        init(_ all: [VocabularyEntry]) {
            var places = [UInt8](repeating: 0, count: KeywordTable.shared.count)
            var rows: [[VocabularyEntry]] = [[]]
            for row in all {
                let words = PatternParser.secondWords(of: row.notation)
                for word in words {
                    let number = Int(word.rawValue)
                    if places[number] == 0 {
                        places[number] = UInt8(rows.count)
                        rows.append(rows[0])
                    }
                    rows[Int(places[number])].append(row)
                }
                guard words.isEmpty else { continue }
                for place in rows.indices { rows[place].append(row) }
            }
            (self.places, self.rows) = (places, rows)
        }

        /// The rows for a word that is none of the second words.
        var others: [VocabularyEntry] { rows[0] }

        /// The rows that a second word fits, in the order of the table. A row that any word fits is among all of them.
        func rows(_ second: Keyword) -> [VocabularyEntry]? {
            let place = places[Int(second.rawValue)]
            return place == 0 ? nil : rows[Int(place)]
        }
    }
}

/// Rows of the vocabulary with the same beginning, indexed by the blocks in which they are valid.
struct VocabularyRows: Sendable {
    /// In the order of the table.
    let all: [VocabularyEntry]

    /// Indexed by the kind of block; empty when all rows have the same kinds, as for nearly every verb.
    private let byBlock: [[VocabularyEntry]]

    init(_ rows: [VocabularyEntry]) {
        all = rows
        let areAlike = rows.allSatisfy { $0.standsIn == rows[0].standsIn }
        byBlock = areAlike ? [] : BlockKind.allCases.map { block in rows.filter { $0.standsIn.contains(block) } }
    }

    /// O(1)
    func standing(in block: BlockKind) -> [VocabularyEntry] {
        guard byBlock.isEmpty else { return byBlock[Int(block.rawValue)] }
        guard let first = all.first, first.standsIn.contains(block) else { return [] }
        return all
    }
}

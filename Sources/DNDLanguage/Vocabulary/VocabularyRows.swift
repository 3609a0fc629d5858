/// Rows of the vocabulary that begin alike, to be asked for by the block that they stand in.
struct VocabularyRows: Sendable {
    /// In the order of the table.
    let all: [VocabularyEntry]

    /// By the kind of block; empty where all rows stand in the same kinds, as those of nearly every verb do.
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

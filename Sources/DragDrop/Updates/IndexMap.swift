/// Where each index of one order is in another, when some are deleted, some inserted and some moved.
///
/// Costs the number of changes in space and its logarithm per question, however long the order is.
package struct IndexMap: Hashable, Sendable {
    /// The deleted and the moved, before.
    private let removed: Holes

    /// The inserted and the moved, after.
    private let inserted: Holes

    private let moves: MoveTable<Int>

    /// The moved are among both the removed and the inserted.
    init(removed: Holes = Holes(), inserted: Holes = Holes(), moves: MoveTable<Int> = MoveTable()) {
        self.removed = removed
        self.inserted = inserted
        self.moves = moves
    }

    package var isIdentity: Bool { removed.indexes.isEmpty && inserted.indexes.isEmpty }

    /// Where an index from before is after, nil if it is deleted.
    package func after(_ before: Int) -> Int? {
        guard let rank = removed.rank(of: before) else { return moves.destination(of: before) }
        return inserted.index(ofRank: rank)
    }

    /// Where an index from after was before, nil if it is inserted.
    package func before(_ after: Int) -> Int? {
        guard let rank = inserted.rank(of: after) else { return moves.source(of: after) }
        return removed.index(ofRank: rank)
    }
}

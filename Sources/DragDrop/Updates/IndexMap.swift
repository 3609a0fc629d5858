/// The mapping between the indexes of two orders that differ by deletes, inserts and moves.
///
/// Space is proportional to the number of changes and a query logarithmic in it, independent of the length of the
/// order.
package struct IndexMap: Hashable, Sendable {
    /// The deleted and moved indexes, before.
    private let removed: Holes

    /// The inserted and moved indexes, after.
    private let inserted: Holes

    private let moves: MoveTable<Int>

    /// Moved indexes must be in both `removed` and `inserted`.
    init(removed: Holes = Holes(), inserted: Holes = Holes(), moves: MoveTable<Int> = MoveTable()) {
        self.removed = removed
        self.inserted = inserted
        self.moves = moves
    }

    package var isIdentity: Bool { removed.indexes.isEmpty && inserted.indexes.isEmpty }

    /// The index after, for an index before; nil if it is deleted.
    @inline(never)
    package func after(_ before: Int) -> Int? {
        guard let rank = removed.rank(of: before) else { return moves.destination(of: before) }
        return inserted.index(ofRank: rank)
    }

    /// The index before, for an index after; nil if it is inserted.
    package func before(_ after: Int) -> Int? {
        guard let rank = inserted.rank(of: after) else { return moves.source(of: after) }
        return removed.index(ofRank: rank)
    }
}

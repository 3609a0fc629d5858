/// The mapping between the rows of two arrangements, according to a batch.
///
/// A deleted row has no counterpart; a reloaded row keeps its place. Of a section reloaded as a whole, only rows moved
/// out of it or into it have a counterpart. Space is proportional to the number of updates and a query logarithmic in
/// it.
package struct PathMap: Hashable, Sendable {
    /// The mapping of sections. A reloaded section keeps its place.
    package let sections: IndexMap

    /// Sections reloaded as a whole, before and after.
    private let reloadedBefore: Holes
    private let reloadedAfter: Holes

    /// The rows that are deleted or moved away, ascending in the order before.
    let removedRows: [RowPath]

    /// The rows that are inserted or moved here, ascending in the order after.
    let insertedRows: [RowPath]

    private let removed: HolesBySection
    private let inserted: HolesBySection
    private let moves: MoveTable<RowPath>

    /// The map of a batch without updates.
    package init() {
        self.init(sections: IndexMap(), reloadedSections: Holes(), deletes: [], inserts: [], moves: MoveTable())
    }

    /// Creates a map from ascending deletes and inserts without duplicates, and the reloaded sections counted before
    /// the batch.
    ///
    /// If a delete or insert is also an end of a move, or two moves share an end, the map is total but not one to one.
    init(
        sections: IndexMap, reloadedSections: Holes, deletes: [RowPath], inserts: [RowPath],
        moves: MoveTable<RowPath>
    ) {
        self.sections = sections
        self.moves = moves
        reloadedBefore = reloadedSections
        reloadedAfter = Holes(ascending: reloadedSections.indexes.compactMap { sections.after($0) }.sorted())
        removedRows = moves.isEmpty ? deletes : (deletes + moves.sources).sortedOnce()
        insertedRows = moves.isEmpty ? inserts : (inserts + moves.destinations).sortedOnce()
        removed = HolesBySection(ascending: removedRows)
        inserted = HolesBySection(ascending: insertedRows)
    }

    /// The path after the batch for a row before it; nil if it is deleted.
    @inline(never)
    package func after(_ before: RowPath) -> RowPath? {
        if let destination = moves.destination(of: before) { return destination }
        guard !reloadedBefore.contains(before.section), let section = sections.after(before.section),
            let rank = removed[before.section].rank(of: before.item)
        else { return nil }
        return RowPath(section: section, item: inserted[section].index(ofRank: rank))
    }

    /// The path before the batch for a row after it; nil if it is inserted.
    package func before(_ after: RowPath) -> RowPath? {
        if let source = moves.source(of: after) { return source }
        guard !reloadedAfter.contains(after.section), let section = sections.before(after.section),
            let rank = inserted[after.section].rank(of: after.item)
        else { return nil }
        return RowPath(section: section, item: removed[section].index(ofRank: rank))
    }
}

extension PathMap {
    /// The source of the row that was moved to an index path; nil if none was.
    package func moveSource(to destination: RowPath) -> RowPath? {
        moves.source(of: destination)
    }
}

/// Where each row of one arrangement is in another, as a batch says it.
///
/// A deleted row is nowhere; a reloaded row keeps its place; of a section that is reloaded as a whole only what is
/// moved out of it or into it has a counterpart. Costs the number of updates in space and its logarithm per question.
package struct PathMap: Hashable, Sendable {
    /// Where each section is. A reloaded section keeps its place.
    package let sections: IndexMap

    /// Sections reloaded as a whole, before and after.
    private let reloadedBefore: Holes
    private let reloadedAfter: Holes

    /// What is deleted or moved away, ascending in the order before.
    let removedRows: [RowPath]

    /// What is inserted or moved here, ascending in the order after.
    let insertedRows: [RowPath]

    private let removed: HolesBySection
    private let inserted: HolesBySection
    private let moves: MoveTable<RowPath>

    /// The map of a batch without updates.
    package init() {
        self.init(sections: IndexMap(), reloadedSections: Holes(), deletes: [], inserts: [], moves: MoveTable())
    }

    /// Takes deletes and inserts in ascending order, each once, and the reloaded sections as counted before the batch.
    ///
    /// If a delete or insert is also an end of a move, or two moves share one, the map is total but not one to one.
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

    /// Where a row from before the batch is after it, nil if it is deleted.
    package func after(_ before: RowPath) -> RowPath? {
        if let destination = moves.destination(of: before) { return destination }
        guard !reloadedBefore.contains(before.section), let section = sections.after(before.section),
            let rank = removed[before.section].rank(of: before.item)
        else { return nil }
        return RowPath(section: section, item: inserted[section].index(ofRank: rank))
    }

    /// Where a row from after the batch was before it, nil if it is inserted.
    package func before(_ after: RowPath) -> RowPath? {
        if let source = moves.source(of: after) { return source }
        guard !reloadedAfter.contains(after.section), let section = sections.before(after.section),
            let rank = inserted[after.section].rank(of: after.item)
        else { return nil }
        return RowPath(section: section, item: removed[section].index(ofRank: rank))
    }
}

extension PathMap {
    /// Where the row that was moved to an index path comes from, nil if none was.
    package func moveSource(to destination: RowPath) -> RowPath? {
        moves.source(of: destination)
    }
}

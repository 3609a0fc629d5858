extension SortedUpdates {
    /// The new paths of the rows, given the sections. Total, but correct only for a valid batch.
    func paths(sections: IndexMap, shown: Arrangement, model: Arrangement) -> PathMap {
        let moves = MoveTable(rowMoves.map { $0.move })
        return PathMap(
            sections: sections,
            reloadedSections: Holes(ascending: sectionReloads.places()),
            deletes: rowDeletes.staggered(avoiding: moves.sources + rowReloads.places(), in: shown),
            inserts: rowInserts.staggered(avoiding: moves.destinations, in: model),
            moves: moves
        )
    }
}

extension Array<SortedUpdates.Entry<RowPath>> {
    /// The rows of each section, staggered by `Holes.staggered`.
    fileprivate func staggered(avoiding avoided: [RowPath], in arrangement: Arrangement) -> [RowPath] {
        guard hasDuplicates() else { return places() }
        let avoided = HolesBySection(ascending: avoided.sortedOnce())
        var paths: [RowPath] = []
        var start = 0
        while start < count {
            let section = self[start].place.section
            let end = partitioningIndex { self[$0].place.section > section }
            let holes = Holes.staggered(
                self[start..<end].map { $0.place.item }, avoiding: avoided[section],
                limit: arrangement.rowCount(inSection: section) ?? 0
            )
            paths += holes.map { RowPath(section: section, item: $0) }
            start = end
        }
        return paths
    }
}

extension SortedUpdates {
    /// Where the rows go once the sections are known. Total, but right only when the batch is valid.
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
    /// The rows of every section as `Holes.staggered` has them.
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

internal import DragDrop

/// The labels of a diffable data source's rows, whose identities are their identifiers.
extension ListRows {
    /// Updates the labels before they are used. A row without text may have received one meanwhile.
    func nameRows() {
        if list.isDiffable { nameIdentifiedRows() } else { nameSilentRows() }
    }

    /// Labels every row by the text of its cell. Uses existing cells and requests none.
    ///
    /// A row without a cell or text has the description of its identifier as label, or its place if that is not a word.
    /// A dragged row keeps its label, as does one whose cell has lost its text. O(n).
    func nameIdentifiedRows() {
        guard hasRead, let source = list.identifiedData else { return }
        let (screen, id) = place
        let (shown, count) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        guard count == followedCount else { return }
        let changes = changedNames(of: shown, by: source)
        guard !changes.isEmpty else { return }
        source.rename(changes)
        let given = changes.map { old, new in (new, names.given.removeValue(forKey: old)) }
        for (new, name) in given { names.given[new] = name }
        followed = screen.withEngine { engine in
            engine.scene.rename(changes, in: id)
            return engine[id].shown
        }
    }

    /// The new identities by the former ones. `names.given` already has the new names, also by the former ones.
    private func changedNames(of shown: Arrangement, by source: any DiffableDataSource) -> [ItemID: ItemID] {
        let dragged = screen.draggedRows
        var changes: [ItemID: ItemID] = [:]
        var taken = Set<ItemID>()
        var tried: [String: Int] = [:]
        for (row, path, place) in rowsToName(of: shown) {
            let name = name(of: row, at: path, place: place, by: source)
            guard names.given[row] != name, !dragged.contains(row) else { continue }
            names.given[row] = name
            let new = RowNames.fresh(name, on: screen, after: &tried) { item in
                taken.contains(item) || (item != row && source.knows(item))
            }
            taken.insert(new)
            if new != row { changes[row] = new }
        }
        return changes
    }

    /// All rows after an update, otherwise those with a cell. Each with the number of preceding rows.
    private func rowsToName(of shown: Arrangement) -> [(row: ItemID, path: RowPath, place: Int)] {
        guard names.namedCount != followedCount else {
            return all.compactMap { path, _ in shown[path].map { ($0, path, 0) } }
        }
        names.namedCount = followedCount
        let paths = shown.sections.enumerated().flatMap { section, part in
            part.rows.enumerated().map { ($1, RowPath(section: section, item: $0)) }
        }
        return paths.enumerated().map { place, row in (row.0, row.1, place) }
    }

    private func name(
        of row: ItemID, at path: RowPath, place: Int, by source: any DiffableDataSource
    ) -> String {
        if let text = label?(path.asIndexPath) ?? liveCell(at: path).flatMap({ CellText.text(of: $0) }) { return text }
        if let known = names.given[row] { return known }
        let description = source.description(of: row)
        return RowNames.isWord(description) ? description : RowNames.byPlace(place)
    }
}

extension ListView {
    /// The data source, if it is diffable.
    fileprivate var identifiedData: (any DiffableDataSource)? {
        (self as? UITableView)?.dataSource as? any DiffableDataSource
            ?? (self as? UICollectionView)?.dataSource as? any DiffableDataSource
    }
}

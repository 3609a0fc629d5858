/// State that follows changes of a list's rows: placeholders and selection.
extension Scene {
    /// Keeps the place of placeholders between the rows (R182). Without a map the list was reloaded, which removes them
    /// (R186).
    mutating func followPlaceholders(in list: ListID, _ map: PathMap?) {
        guard self[list].placeholders.count > 0 else { return }
        guard map == nil || rulebook.keepsPlaceholdersThroughUpdates else {
            self[list].placeholders.removeAll()
            return
        }
        let shown = self[list].shown
        let outlivesReload = !rulebook.removesPlaceholdersByReload
        self[list].placeholders.follow { anchor in
            let place = map == nil && outlivesReload ? anchor : map?.place(of: anchor)
            guard let moved = place, let count = shown.rowCount(inSection: moved.section) else {
                return nil
            }
            return RowPath(section: moved.section, item: min(moved.item, count))
        }
    }

    /// Deselects the rows that are removed; without a map, all rows. O(sections), O(selected rows) for each removed
    /// row, and O(rows of the section) for each selected row and removed section.
    mutating func followSelection(in list: ListID, before: Arrangement, _ map: PathMap?) {
        guard !self[list].selected.isEmpty else { return }
        guard let map else {
            self[list].selected.removeAll()
            return
        }
        for path in map.removedRows where map.after(path) == nil {
            self[list].selected.removeAll { $0 == before[path] }
        }
        for section in before.sections.indices where map.sections.after(section) == nil {
            let rows = before.sections[section].rows
            self[list].selected.removeAll { item in
                guard let row = rows.firstIndex(of: item) else { return false }
                return map.after(RowPath(section: section, item: row)) == nil
            }
        }
    }

    /// Keeps the selection of reloaded and reconfigured rows, whatever they now show. Deselects the rows that are
    /// missing after the reload of their section.
    mutating func keepSelection(
        ofReloads updates: [ListUpdate], before: Arrangement, in list: ListID, following map: PathMap
    ) {
        guard !self[list].selected.isEmpty else { return }
        for update in updates {
            switch update.kind {
            case .reloadRow(let path), .reconfigureRow(let path):
                guard let old = before[path], let new = map.after(path).flatMap({ self[list].shown[$0] }), old != new,
                    let position = self[list].selected.firstIndex(of: old)
                else { continue }
                self[list].selected[position] = new
            case .reloadSection(let section) where before.sections.indices.contains(section):
                deselectVanished(from: before.sections[section].rows, in: list)
            default: continue
            }
        }
    }

    /// O(n) for each selected row.
    private mutating func deselectVanished(from rows: RowSequence, in list: ListID) {
        let shown = self[list].shown
        self[list].selected.removeAll { rows.firstIndex(of: $0) != nil && shown.path(of: $0) == nil }
    }

    /// Removes the placeholders of reloaded sections, in collections (R186).
    mutating func removePlaceholdersOfReloadedSections(_ updates: [ListUpdate], in list: ListID) {
        guard self[list].placeholders.count > 0, rulebook.removesPlaceholdersOfReloadedSections(self[list].adapter)
        else { return }
        for update in updates {
            if case .reloadSection(let section) = update.kind {
                self[list].placeholders.removeAll(inSection: section)
            }
        }
    }
}

extension PathMap {
    /// The new place between rows: after the same rows, and before rows that are inserted exactly there. Nil if its
    /// section is deleted. O(k).
    func place(of anchor: RowPath) -> RowPath? {
        guard let section = sections.after(anchor.section) else { return nil }
        let removedStart = removedRows.partitioningIndex { removedRows[$0].section >= anchor.section }
        let removedEnd = removedRows.partitioningIndex { removedRows[$0] >= anchor }
        var item = anchor.item - (removedEnd - removedStart)
        let inserted = insertedRows.partitioningIndex { insertedRows[$0].section >= section }
        for path in insertedRows[inserted...] {
            guard path.section == section, path.item < item else { break }
            item += 1
        }
        return RowPath(section: section, item: item)
    }
}

/// The plan for a data source that provides only counts, as UIKit's do: the list's updates decide which rows remain.
package struct CountedModel: Sendable {
    /// The number of rows per section, from the data source.
    package let counts: [Int]

    /// The new paths of the rows.
    package let map: PathMap

    /// The rows that are new, reloaded or reconfigured; ascending.
    package let newRows: [RowPath]

    /// The new and the reloaded sections, counted after the updates.
    package let newSections: [Int]
}

extension Scene {
    /// The rows to read from a data source for a batch. Rows that the updates keep also keep their identity.
    ///
    /// O(sections · k + k log k) for k updates, and the rows of new and reloaded sections.
    package func plan(counts: [Int], after updates: [ListUpdate], in list: ListID) -> CountedModel {
        let shown = self[list].shown
        let updates = updates.withRowsApart
        let empty = Arrangement(sections: counts.map { _ in Arrangement.Section(id: SectionID(rawValue: 0)) })
        let batch = Batch(
            updates, shown: shown, model: empty, kind: self[list].kind, device: device, rulebook: rulebook)
        var rows = Set(updates.compactMap { $0.kind.refilledRow.flatMap { batch.paths.after($0) } })
        var sections: [Int] = []
        for (section, count) in counts.enumerated() {
            let old = batch.keptSection(section)
            if old == nil { sections.append(section) }
            let known = old.map { batch.keptRowCount(of: $0, now: section, shown) } ?? 0
            for item in min(known, count)..<max(known, count) { rows.insert(RowPath(section: section, item: item)) }
        }
        for path in batch.paths.insertedRows where batch.paths.moveSource(to: path) == nil { rows.insert(path) }
        let existing = rows.filter {
            counts.indices.contains($0.section) && $0.item >= 0 && $0.item < counts[$0.section]
        }
        return CountedModel(counts: counts, map: batch.paths, newRows: existing.sorted(), newSections: sections)
    }

    /// Stores the rows that were read. When counts and updates differ, the counts win, so that the check of the batch
    /// finds the mismatch (B14).
    package mutating func readModel(
        _ plan: CountedModel, rows names: [RowPath: ItemID], sections titles: [Int: SectionID], in list: ListID
    ) {
        let shown = self[list].shown
        var model = Arrangement()
        for (index, count) in plan.counts.enumerated() {
            let old = titles[index] == nil ? plan.map.sections.before(index) : nil
            var rows = old.map { shown.sections[$0].rows } ?? RowSequence()
            if let old {
                let removed = plan.map.removedRows.filter { $0.section == old && rows.indices.contains($0.item) }
                rows.remove(atAscending: removed.map { $0.item })
            }
            for path in plan.map.insertedRows where path.section == index && (0...rows.count).contains(path.item) {
                let moved = plan.map.moveSource(to: path).flatMap { shown[$0] }
                rows.insert(moved ?? names[path] ?? ItemID(rawValue: 0), at: path.item)
            }
            while rows.count > max(0, count) { _ = rows.remove(at: rows.count - 1) }
            while rows.count < count {
                rows.append(names[RowPath(section: index, item: rows.count)] ?? ItemID(rawValue: 0))
            }
            for path in plan.newRows where path.section == index {
                if let name = names[path], rows.indices.contains(path.item) { rows.replace(at: path.item, with: name) }
            }
            let id = titles[index] ?? old.map { shown.sections[$0].id } ?? SectionID(rawValue: 0)
            model.sections.append(Arrangement.Section(id: id, rows: rows))
        }
        self[list].model = model
    }

    /// The updates collected in the open batch.
    package func openUpdates(of list: ListID) -> [ListUpdate] {
        self[list].batch.updates
    }

    /// Replaces the app's data.
    package mutating func setModel(_ model: Arrangement, in list: ListID) {
        self[list].model = model
    }

    /// Sets the first rows of a list, in the app's data and as shown. For a diffable data source they count as applied
    /// (R231).
    package mutating func showAtOnce(_ rows: Arrangement, in list: ListID) {
        self[list].model = rows
        self[list].shown = rows
        if self[list].data == .diffable { self[list].hasAppliedSnapshot = true }
    }

    /// Removes all sections of a diffable list, whatever the scene declares, as before its first snapshot.
    package mutating func showNothing(in list: ListID) {
        self[list].model = Arrangement()
        self[list].shown = Arrangement()
        self[list].hasAppliedSnapshot = false
    }
}

extension Batch {
    /// The section's index before the batch; nil for a new or reloaded one.
    fileprivate func keptSection(_ section: Int) -> Int? {
        guard let before = sections.before(section), before >= 0, before < shown.sectionCount,
            !endedSections.contains(before)
        else { return nil }
        return before
    }

    /// The number of rows of a section after the updates, if the data agrees with them.
    fileprivate func keptRowCount(of before: Int, now section: Int, _ shown: Arrangement) -> Int {
        let removed = paths.removedRows.count { $0.section == before }
        let inserted = paths.insertedRows.count { $0.section == section }
        return max(0, shown.sections[before].rows.count - removed + inserted)
    }
}

extension ListUpdate.Kind {
    /// The row whose cell is new or refilled, counted before the batch.
    fileprivate var refilledRow: RowPath? {
        switch self {
        case .reloadRow(let path), .reconfigureRow(let path): path
        default: nil
        }
    }
}

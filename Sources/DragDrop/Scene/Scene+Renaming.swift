/// Rows whose names are known only once their cells exist, as in Swift programs.
extension Scene {
    /// A provisional identity for an item without a name. No label finds it; messages use the description.
    package mutating func unnamedItem(describedAs description: String) -> ItemID {
        ItemID(rawValue: catalog.items.add(description))
    }

    /// Changes the identities of rows throughout a list. Earlier trace lines show the new name of an item that had
    /// none. O(n).
    package mutating func rename(_ names: [ItemID: ItemID], in list: ListID) {
        guard !names.isEmpty else { return }
        for (old, new) in names where !catalog.items.isFound(old.rawValue) {
            catalog.items.setText(label(of: new), of: old.rawValue)
        }
        let item = { (old: ItemID) in names[old] ?? old }
        self[list].model = self[list].model.renamed(item)
        self[list].shown = self[list].shown.renamed(item)
        self[list].selected = self[list].selected.map(item)
        self[list].snapshots.marks = self[list].snapshots.marks.renamed(item)
        self[list].snapshots.outlines = self[list].snapshots.outlines.mapValues { $0.renamed(item: item) }
        self[list].snapshots.shownOutlines = self[list].snapshots.shownOutlines.mapValues { $0.renamed(item: item) }
        self[list].snapshots.transaction = self[list].snapshots.transaction?.renamed(item)
        for index in outstandingSnapshots.indices where outstandingSnapshots[index].list == list {
            let snapshot = outstandingSnapshots[index].snapshot.renamed(item: item, section: { $0 })
            outstandingSnapshots[index] = OutstandingSnapshot(list: list, snapshot: snapshot)
        }
    }

    /// Sets the identity of a shown row, and of the row at the same place in the data if it was the same.
    package mutating func setIdentity(_ item: ItemID, ofRowAt path: RowPath, in list: ListID) {
        guard let old = self[list].shown[path], old != item else { return }
        if self[list].model[path] == old { self[list].model.replace(at: path, with: item) }
        self[list].shown.replace(at: path, with: item)
        if let position = self[list].selected.firstIndex(of: old) { self[list].selected[position] = item }
    }
}

extension Arrangement {
    fileprivate func renamed(_ item: (ItemID) -> ItemID) -> Arrangement {
        Arrangement(
            sections: sections.map { Section(id: $0.id, rows: RowSequence($0.rows.map(item))) })
    }
}

extension SnapshotMarks {
    fileprivate func renamed(_ item: (ItemID) -> ItemID) -> SnapshotMarks {
        var result = self
        result.reloadedItems = reloadedItems.map(item)
        result.reconfiguredItems = reconfiguredItems.map(item)
        return result
    }
}

extension ReorderTransaction {
    fileprivate func renamed(_ item: (ItemID) -> ItemID) -> ReorderTransaction {
        ReorderTransaction(before: before.renamed(item), after: after.renamed(item), rulebook: rulebook)
    }
}

extension ReorderTransaction.State {
    fileprivate func renamed(_ item: (ItemID) -> ItemID) -> ReorderTransaction.State {
        ReorderTransaction.State(
            rows: rows.renamed(item), outlines: outlines.mapValues { $0.renamed(item: item) })
    }
}

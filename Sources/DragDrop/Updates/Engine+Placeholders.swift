extension Engine {
    /// `drop(_:to:)` with a placeholder: a row that the data source does not know (R168, R180). `path` counts the
    /// placeholders that are there already (R195).
    package mutating func insertPlaceholder(for item: ItemID, at path: IndexPath, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.insertPlaceholder(item, path), list: list), .r180)
        guard coordinator?.list == list else {
            record(.note(.actionWithoutEffect(list: list)), .q10)
            return
        }
        let count =
            self[list].shownRowCount(inSection: path.section)
            + self[list].placeholders.count(inSection: path.section)
        guard self[list].shown.sections.indices.contains(path.section), path.item >= 0, path.item <= count else {
            commit([ListUpdate(.insertRow(path))], in: list)
            return
        }
        self[list].placeholders.insert(item, atPresentation: path)
        self[list].updateCount += 1
    }

    /// `commitInsertion(dataSourceUpdates:)`: the block changes the data, then the placeholder becomes a row (R183).
    /// False, without running the block, when the placeholder is gone (R184, R191).
    @discardableResult
    package mutating func commitPlaceholder(
        for item: ItemID, in list: ListID, dataSourceUpdates: (inout Engine, IndexPath) -> Void
    ) -> Bool {
        guard mayAct(on: list) else { return false }
        guard let path = self[list].placeholders.path(for: item) else {
            record(.action(.commitPlaceholder(item, nil), list: list), .r184)
            return false
        }
        record(.action(.commitPlaceholder(item, path), list: list), .r183)
        dataSourceUpdates(&self, path)
        guard exception == nil else { return false }
        let position = self[list].placeholders.position(of: item)
        _ = self[list].placeholders.remove(item)
        commit([ListUpdate(.insertRow(path))], in: list)
        guard exception == nil else { return false }
        if let position { self[list].placeholders.stepBehind(rowAt: path, from: position) }
        return true
    }

    /// `deletePlaceholder()`; false when it is gone (R184).
    @discardableResult
    package mutating func deletePlaceholder(for item: ItemID, in list: ListID) -> Bool {
        guard mayAct(on: list) else { return false }
        let existed = self[list].placeholders.remove(item)
        record(.action(.deletePlaceholder(item, existed), list: list), .r184)
        return existed
    }
}

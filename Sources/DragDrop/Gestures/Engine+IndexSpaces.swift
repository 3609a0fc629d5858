extension Engine {
    /// A data source path in the order without the dragged rows (R103, R115). O(k log k) for k dragged rows.
    func pathAfterRemoval(_ path: IndexPath, in list: ListID) -> IndexPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row < path.item { item -= 1 }
        return IndexPath(section: path.section, item: item)
    }

    /// The data source path of the row before which a path without the dragged rows stands.
    func pathBeforeRemoval(_ path: IndexPath, in list: ListID) -> IndexPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row <= item { item += 1 }
        return IndexPath(section: path.section, item: item)
    }

    func draggedRowCount(inSection section: Int, of list: ListID) -> Int {
        draggedRows(inSection: section, of: list).count
    }

    /// The dragged rows of a section, ascending, each once however many items it gave and however often (R024).
    private func draggedRows(inSection section: Int, of list: ListID) -> [Int] {
        var rows: [Int] = []
        for item in drag?.items ?? [] where item.list == list {
            guard let path = item.sourcePath, path.section == section else { continue }
            rows.append(path.item)
        }
        guard rows.count > 1 else { return rows }
        var result: [Int] = []
        for row in rows.sorted() where result.last != row { result.append(row) }
        return result
    }

    /// Whether the list can move rows by itself (R128).
    func isReorderCapable(_ list: ListID) -> Bool {
        guard self[list].kind == .collection else { return isReorderCapableTable(list) }
        return self[list].data == .diffable
            ? respondent.implements(.canReorderItem, in: list) && respondent.implements(.didReorder, in: list)
            : respondent.implements(.moveRow, in: list)
    }

    /// A table's diffable data source has no handlers and responds to `moveRowAt` only where a subclass overrides it
    /// (R151, Q18).
    private func isReorderCapableTable(_ list: ListID) -> Bool {
        if self[list].data == .diffable, !obeys(.r151) || assumesOther(.q18) { return true }
        return respondent.implements(.moveRow, in: list)
    }
}

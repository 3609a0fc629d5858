extension Engine {
    /// A data source path in the order without the dragged rows (R103, R115). O(k log k) for k dragged rows.
    func pathAfterRemoval(_ path: RowPath, in list: ListID) -> RowPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row < path.item { item -= 1 }
        return RowPath(section: path.section, item: item)
    }

    /// The data source path of the row before which a path without the dragged rows stands.
    func pathBeforeRemoval(_ path: RowPath, in list: ListID) -> RowPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row <= item { item += 1 }
        return RowPath(section: path.section, item: item)
    }

    func draggedRowCount(inSection section: Int, of list: ListID) -> Int {
        draggedRows(inSection: section, of: list).count
    }

    /// Whether the list's dragged rows stay where they are while the gap is shown: the proposal in force copies them
    /// (Q36).
    func keepsDraggedRows(_ list: ListID) -> Bool {
        guard let drag, let index = drag.visitIndex(of: list) else { return false }
        return drag.visits[index].keepsDraggedRows
    }

    /// The row that the gap takes the place of: that of the list's first dragged item, unless it stays (Q36).
    func vacatedPath(in list: ListID) -> RowPath? {
        keepsDraggedRows(list) ? nil : draggedPath(in: list)
    }

    /// The order that the gap of a list, and a destination there, count in: without its dragged rows, where they leave.
    package func gapSpace(in list: ListID) -> IndexSpace {
        vacatedPath(in: list) == nil ? .beforeDrag : .afterRemoval
    }

    /// Changes which rows the gap leaves out of its count. The gap, and a place that it has still to go to, stay where
    /// they are.
    mutating func recountGap(in list: ListID, while change: (inout Engine) -> Void) {
        let gapAnchor = self[list].gap.map { pathBeforeRemoval($0, in: list) }
        let pendingAnchor = pendingCell(in: list)
        change(&self)
        self[list].gap = gapAnchor.map { pathAfterRemoval($0, in: list) }
        guard let pendingAnchor, let index = drag?.visitIndex(of: list),
            let pending = drag?.visits[index].pendingGap
        else { return }
        let target = GapTarget.cell(pathAfterRemoval(pendingAnchor, in: list))
        drag?.visits[index].pendingGap = PendingGap(target: target, dueMilliseconds: pending.dueMilliseconds)
    }

    /// The dragged rows of a section that leave its count, ascending, each once however many items it gave and however
    /// often (R024).
    private func draggedRows(inSection section: Int, of list: ListID) -> [Int] {
        guard !keepsDraggedRows(list) else { return [] }
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

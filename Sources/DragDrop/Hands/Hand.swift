/// The state of one finger: a drag of its own, or none.
package struct Hand: Sendable {
    package internal(set) var drag: DragState?

    /// True while a finger that lifted nothing is down and moves without a drag (R005, R084).
    package internal(set) var isTouchingWithoutDrag = false

    /// Avoids a copy of the drag.
    var hasDrag: Bool {
        if case .some = drag { true } else { false }
    }

    /// The visit of the finger's session to a list.
    subscript(visit list: ListID) -> DropVisit? {
        get { drag?[visit: list] }
        set { drag?[visit: list] = newValue }
    }

    func isInside(_ list: ListID) -> Bool {
        drag?[visit: list]?.isInside == true
    }

    /// Whether a row belongs to the drag.
    func holds(_ path: RowPath?, of list: ListID) -> Bool {
        guard let path, let drag else { return false }
        return drag.items.contains { $0.list == list && $0.sourcePath == path }
    }
}

/// The rows that leave a list while they are dragged, and the index space without them (R103, R115).
extension Hand {
    /// Converts a data source path to the index space without the dragged rows. O(k log k) for k dragged rows.
    func pathAfterRemoval(_ path: RowPath, in list: ListID) -> RowPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row < path.item { item -= 1 }
        return RowPath(section: path.section, item: item)
    }

    /// Converts a path without the dragged rows to the data source path of the row that follows it.
    func pathBeforeRemoval(_ path: RowPath, in list: ListID) -> RowPath {
        var item = path.item
        for row in draggedRows(inSection: path.section, of: list) where row <= item { item += 1 }
        return RowPath(section: path.section, item: item)
    }

    /// Whether the list's dragged rows keep their place while the gap is shown, because the current proposal copies
    /// them (Q36).
    func keepsDraggedRows(_ list: ListID) -> Bool {
        drag?[visit: list]?.keepsDraggedRows ?? false
    }

    /// The source path of the list's first dragged row.
    func draggedPath(in list: ListID) -> RowPath? {
        drag?.items.first { $0.list == list && $0.sourcePath != nil }?.sourcePath
    }

    /// The row that the gap replaces: that of the list's first dragged item, unless it stays (Q36).
    func vacatedPath(in list: ListID) -> RowPath? {
        keepsDraggedRows(list) ? nil : draggedPath(in: list)
    }

    /// The index space of a list's gap and destination: without its dragged rows, if they leave.
    func gapSpace(in list: ListID) -> IndexSpace {
        vacatedPath(in: list) == nil ? .beforeDrag : .afterRemoval
    }

    /// The dragged rows of a section that leave its count, ascending and without duplicates (R024).
    func draggedRows(inSection section: Int, of list: ListID) -> [Int] {
        guard let drag, !keepsDraggedRows(list) else { return [] }
        var rows: [Int] = []
        for item in drag.items where item.list == list {
            guard let path = item.sourcePath, path.section == section else { continue }
            rows.append(path.item)
        }
        guard rows.count > 1 else { return rows }
        var result: [Int] = []
        for row in rows.sorted() where result.last != row { result.append(row) }
        return result
    }

    /// The cell that is the gap's pending target, in the data source's order; nil for another target or none.
    func pendingCell(in list: ListID) -> RowPath? {
        guard case .cell(let cell)? = drag?[visit: list]?.pendingGap?.target else { return nil }
        return pathBeforeRemoval(cell, in: list)
    }
}

/// Visibility of rows in lists that show a part of their rows (R129).
extension Scene {
    /// The visible rows, counted over all sections; nil when all rows are visible.
    package func rowsInSight(of list: ListID) -> Range<Int>? {
        let count = self[list].shown.itemCount
        guard let visible = self[list].visibleRowCount, visible < count else { return nil }
        let first = max(0, min(self[list].firstVisibleRow, count - visible))
        return first..<(first + visible)
    }

    /// Whether a row is visible, so that it can be touched. True for a path without a row.
    func isInSight(_ path: RowPath, in list: ListID) -> Bool {
        guard let rows = rowsInSight(of: list), let number = self[list].shown.number(of: path) else { return true }
        return rows.contains(number)
    }

    /// Whether the row after a placeholder is visible; at the end of the list, whether the end is visible.
    func isInSight(_ placeholder: PlaceholderSet.Placeholder, in list: ListID) -> Bool {
        guard let rows = rowsInSight(of: list) else { return true }
        let before = self[list].shown.sections.prefix(placeholder.path.section).reduce(0) { $0 + $1.rows.count }
        let number = before + placeholder.path.item
        return rows.contains(number) || (number == rows.upperBound && number == self[list].shown.itemCount)
    }

    /// Replaces a place near an edge with the row at that place; `empty` where there is none.
    func resolved(_ location: FingerLocation) -> FingerLocation {
        guard case .edge(let edge, let points) = location.place else { return location }
        let shown = self[location.list].shown
        let rows = rowsInSight(of: location.list) ?? 0..<shown.itemCount
        let distance = max(0, points) / AutoScroll.rowHeightPoints
        let number = edge == .top ? rows.lowerBound + distance : rows.upperBound - 1 - distance
        guard rows.contains(number), let path = shown.path(ofNumber: number) else {
            return FingerLocation(list: location.list, place: .empty)
        }
        return FingerLocation(list: location.list, place: .row(path, zone: .middle))
    }

    func canScroll(_ list: ListID, towards edge: ListEdge) -> Bool {
        guard let rows = rowsInSight(of: list) else { return false }
        return edge == .top ? rows.lowerBound > 0 : rows.upperBound < self[list].shown.itemCount
    }

    /// `dragInteractionEnabled`, or a plain view's `UIDragInteraction.isEnabled`. Under the alternative of Q25 iPhones
    /// disable plain views by default.
    func isDragEnabled(_ list: ListID) -> Bool {
        let state = self[list]
        if state.hasDefaultDragEnabled, rulebook.disablesByDefault(state.adapter, on: device) { return false }
        return state.isDragEnabled
    }
}

extension Arrangement {
    /// The index of a row over all sections; nil without such a row. O(sections).
    func number(of path: RowPath) -> Int? {
        guard contains(path) else { return nil }
        return sections[..<path.section].reduce(0) { $0 + $1.rows.count } + path.item
    }

    /// The row at an index over all sections; nil without such a row. O(sections).
    func path(ofNumber number: Int) -> RowPath? {
        var rest = number
        for (section, content) in sections.enumerated() {
            if rest < content.rows.count { return rest >= 0 ? RowPath(section: section, item: rest) : nil }
            rest -= content.rows.count
        }
        return nil
    }
}

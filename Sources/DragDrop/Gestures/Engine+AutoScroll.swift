/// Lists that show a part of their rows, and scroll under a drag near their edges (R129).
extension Engine {
    /// The rows in sight, counted over all sections; nil when all of them are.
    package func rowsInSight(of list: ListID) -> Range<Int>? {
        let count = self[list].shown.itemCount
        guard let visible = self[list].visibleRowCount, visible < count else { return nil }
        let first = max(0, min(self[list].firstVisibleRow, count - visible))
        return first..<(first + visible)
    }

    /// The app scrolls to a row: as far as it takes, and under a resting finger another row comes to lie, which the
    /// list proposes anew (R097). Called out of a delegate's method the proposal waits for the next movement.
    mutating func bringIntoSight(_ path: RowPath, in list: ListID) {
        guard let rows = rowsInSight(of: list), let number = self[list].shown.number(of: path),
            !rows.contains(number)
        else { return }
        let first = number < rows.lowerBound ? number : number - rows.count + 1
        scroll(toFirstRow: first, in: list)
        record(.note(.scrolled(firstRow: first, list: list)), .r097)
        forEachFinger { engine in
            guard engine.drag?.finger?.list == list else { return }
            engine.keepFingerInPlace(asRowsMoveBy: first - rows.lowerBound)
            guard engine.recording.callDepth == 0 else { return }
            engine.update(list, because: .scrolling)
            engine.followWithSpringLoading()
        }
    }

    /// The finger stays where it is on the screen, so another row is under it. Near an edge it is so by itself.
    private mutating func keepFingerInPlace(asRowsMoveBy count: Int) {
        guard let finger = drag?.finger, case .row(let path, let zone) = finger.place else { return }
        let shown = self[finger.list].shown
        guard let number = shown.number(of: path), let moved = shown.path(ofNumber: number + count) else {
            drag?.finger?.place = .empty
            return
        }
        drag?.finger?.place = .row(moved, zone: zone)
    }

    /// Whether a row can be touched.
    func isInSight(_ path: RowPath, in list: ListID) -> Bool {
        guard let rows = rowsInSight(of: list), let number = self[list].shown.number(of: path) else { return true }
        return rows.contains(number)
    }

    /// The place with the row that lies there, for a place near an edge.
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

    /// The finger has come to a place: near an edge of a list that takes part in the session the list is going to
    /// scroll, whatever its proposal.
    mutating func followWithScrolling() {
        let measure = AutoScroll.measure(on: device)
        guard obeys(.r129), let location = drag?.finger, case .edge(let edge, let points) = location.place,
            let time = measure.rowMilliseconds(atPoints: points), canScroll(location.list, towards: edge),
            hand.isInside(location.list)
        else {
            drag?.autoScroll = nil
            return
        }
        let running = drag?.autoScroll.flatMap { $0.list == location.list && $0.edge == edge ? $0 : nil }
        let due = running?.dueMilliseconds ?? clock.milliseconds + measure.waitMilliseconds + time
        drag?.autoScroll = AutoScroll(list: location.list, edge: edge, rowMilliseconds: time, dueMilliseconds: due)
    }

    private func canScroll(_ list: ListID, towards edge: FingerLocation.Edge) -> Bool {
        guard let rows = rowsInSight(of: list) else { return false }
        return edge == .top ? rows.lowerBound > 0 : rows.upperBound < self[list].shown.itemCount
    }

    /// The list scrolls by one row, so that another row is under the finger (R097, R128, R129).
    mutating func scrollByDueRow() {
        guard let scroll = drag?.autoScroll, scroll.dueMilliseconds <= clock.milliseconds else { return }
        guard let rows = rowsInSight(of: scroll.list),
            canScroll(scroll.list, towards: scroll.edge)
        else {
            drag?.autoScroll = nil
            return
        }
        let first = rows.lowerBound + (scroll.edge == .top ? -1 : 1)
        self.scroll(toFirstRow: first, in: scroll.list)
        hands.current.drag?.autoScroll?.dueMilliseconds = clock.milliseconds + scroll.rowMilliseconds
        record(.note(.scrolled(firstRow: first, list: scroll.list)), .r129)
        update(scroll.list, because: .scrolling)
        followWithSpringLoading()
        if !canScroll(scroll.list, towards: scroll.edge) { drag?.autoScroll = nil }
    }
}

extension Arrangement {
    /// A row's number over all sections. O(sections).
    func number(of path: RowPath) -> Int? {
        guard contains(path) else { return nil }
        return sections[..<path.section].reduce(0) { $0 + $1.rows.count } + path.item
    }

    /// The row with a number over all sections. O(sections).
    func path(ofNumber number: Int) -> RowPath? {
        var rest = number
        for (section, content) in sections.enumerated() {
            if rest < content.rows.count { return rest >= 0 ? RowPath(section: section, item: rest) : nil }
            rest -= content.rows.count
        }
        return nil
    }
}

/// Lists that show a part of their rows, and scroll under a drag near their edges (R129).
extension Engine {
    /// The app scrolls to a row. Another row may come under a resting finger, for which the list proposes again (R097).
    /// Inside a delegate method the proposal waits for the next movement.
    mutating func bringIntoSight(_ path: RowPath, in list: ListID) {
        guard let rows = scene.rowsInSight(of: list), let number = self[list].shown.number(of: path),
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

    /// The rows move by a count while the finger stays at its place on the screen, so that another row is under it. A
    /// place given by its distance from an edge needs no change.
    private mutating func keepFingerInPlace(asRowsMoveBy count: Int) {
        guard let finger = drag?.finger, case .row(let path, let zone) = finger.place else { return }
        let shown = self[finger.list].shown
        guard let number = shown.number(of: path), let moved = shown.path(ofNumber: number + count) else {
            drag?.finger?.place = .empty
            return
        }
        drag?.finger?.place = .row(moved, zone: zone)
    }

    /// The finger arrives at a place. Near an edge of a list that the session has entered, the list begins to scroll,
    /// whatever its proposal.
    mutating func followWithScrolling() {
        let measure = AutoScroll.measure(on: device)
        guard rulebook.scrollsAtEdges, let location = drag?.finger, case .edge(let edge, let points) = location.place,
            let time = measure.rowMilliseconds(atPoints: points), scene.canScroll(location.list, towards: edge),
            hand.isInside(location.list)
        else {
            drag?.autoScroll = nil
            return
        }
        let running = drag?.autoScroll.flatMap { $0.list == location.list && $0.edge == edge ? $0 : nil }
        let due = running?.dueMilliseconds ?? clock.milliseconds + measure.waitMilliseconds + time
        drag?.autoScroll = AutoScroll(list: location.list, edge: edge, rowMilliseconds: time, dueMilliseconds: due)
    }

    /// Scrolls the list by one row, which puts another row under the finger (R097, R128, R129).
    mutating func scrollByDueRow() {
        guard let scroll = drag?.autoScroll, scroll.dueMilliseconds <= clock.milliseconds else { return }
        guard let rows = scene.rowsInSight(of: scroll.list),
            scene.canScroll(scroll.list, towards: scroll.edge)
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
        if !scene.canScroll(scroll.list, towards: scroll.edge) { drag?.autoScroll = nil }
    }
}

/// What follows the rows when they change: source paths, placeholders, selection, the gap and the place it waits for.
extension Engine {
    /// Shows new rows. Without a map everything was read anew: placeholders, selection and source paths are lost
    /// (R163, R186, R242).
    mutating func adopt(_ shown: Arrangement, in list: ListID, following map: PathMap?) {
        let before = self[list].shown
        let gapFinger = hands.fingerInside(list) ?? hands.acting
        var gapAnchor: RowPath?
        var pendingAnchor: RowPath?
        onBehalf(of: gapFinger) { engine in
            gapAnchor = engine[list].gap.map { engine.hand.pathBeforeRemoval($0, in: list) }
            pendingAnchor = engine.hand.pendingCell(in: list)
        }
        self[list].shown = shown
        self[list].updateCount += 1
        forEachFinger { $0.followSourcePaths(in: list, map) }
        scene.followPlaceholders(in: list, map)
        scene.followSelection(in: list, before: before, map)
        onBehalf(of: gapFinger) { engine in
            if let gapAnchor { engine.followGap(from: gapAnchor, in: list, map) }
            engine.followPendingGap(from: pendingAnchor, in: list, map)
        }
    }

    /// A table forgets where its dragged rows come from (R163); a collection follows them (Q29).
    private mutating func followSourcePaths(in list: ListID, _ map: PathMap?) {
        guard drag != nil else { return }
        let follows = (adapter(of: list).sourcePathFollowsUpdates && !assumesOther(.q29)) || !obeys(.r163)
        for index in drag?.items.indices ?? 0..<0 {
            guard let item = drag?.items[index], item.list == list, let source = item.sourcePath else { continue }
            if let map, map.after(source) == nil { drag?.items[index].isSourceDeleted = true }
            if map != nil || !follows || obeys(.r242) {
                drag?.items[index].sourcePath = follows ? map?.after(source) : nil
            } else if !self[list].shown.contains(source) {
                drag?.items[index].sourcePath = nil
            }
        }
    }

    /// The gap stays before the row that it stood before, and at the end of its section at the end. It closes with its
    /// section.
    private mutating func followGap(from anchor: RowPath, in list: ListID, _ map: PathMap?) {
        let moved = map == nil ? anchor : map?.after(anchor) ?? map?.place(of: anchor)
        guard drag != nil, let moved, let count = self[list].shown.rowCount(inSection: moved.section) else {
            closeGap(in: list)
            return
        }
        let row = RowPath(section: moved.section, item: min(moved.item, count))
        self[list].gap = hand.pathAfterRemoval(row, in: list)
    }

    /// A gap without a section must close, whatever rules are left out.
    private mutating func closeGap(in list: ListID) {
        self[list].gap = nil
        record(.note(.gapMoved(nil, .beforeDrag, list: list)), .r242)
    }

    /// A place that the gap waits for goes with its row or section, and is forgotten when that is gone.
    private mutating func followPendingGap(from cell: RowPath?, in list: ListID, _ map: PathMap?) {
        guard let pending = hand[visit: list]?.pendingGap else { return }
        var target: GapTarget?
        switch pending.target {
        case .cell:
            if let cell, let moved = map?.after(cell), self[list].shown.contains(moved) {
                target = .cell(hand.pathAfterRemoval(moved, in: list))
            }
        case .end(let section):
            target = map?.sections.after(section).map { .end(section: $0) }
        }
        hand[visit: list]?.pendingGap = target.map {
            PendingGap(target: $0, dueMilliseconds: pending.dueMilliseconds)
        }
    }
}

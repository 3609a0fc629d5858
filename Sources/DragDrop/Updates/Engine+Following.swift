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
        followPlaceholders(in: list, map)
        followSelection(in: list, before: before, map)
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

    /// Placeholders keep their place between the rows (R182).
    private mutating func followPlaceholders(in list: ListID, _ map: PathMap?) {
        guard self[list].placeholders.count > 0 else { return }
        guard map == nil || obeys(.r182) else {
            self[list].placeholders.removeAll()
            return
        }
        let shown = self[list].shown
        let outlivesReload = !obeys(.r186)
        self[list].placeholders.follow { anchor in
            let place = map == nil && outlivesReload ? anchor : map?.place(of: anchor)
            guard let moved = place, let count = shown.rowCount(inSection: moved.section) else {
                return nil
            }
            return RowPath(section: moved.section, item: min(moved.item, count))
        }
    }

    /// Rows that vanish are no longer selected. O(removed rows), and O(n) for a section that vanishes.
    private mutating func followSelection(in list: ListID, before: Arrangement, _ map: PathMap?) {
        guard !self[list].selected.isEmpty else { return }
        guard let map else {
            self[list].selected.removeAll()
            return
        }
        for path in map.removedRows where map.after(path) == nil {
            self[list].selected.removeAll { $0 == before[path] }
        }
        for section in before.sections.indices where map.sections.after(section) == nil {
            let rows = before.sections[section].rows
            self[list].selected.removeAll { item in
                guard let row = rows.firstIndex(of: item) else { return false }
                return map.after(RowPath(section: section, item: row)) == nil
            }
        }
    }

    /// A reloaded row stays selected, whatever it shows now; a row that is gone from a reloaded section does not.
    mutating func keepSelection(
        ofReloads updates: [ListUpdate], before: Arrangement, in list: ListID, following map: PathMap
    ) {
        guard !self[list].selected.isEmpty else { return }
        for update in updates {
            switch update.kind {
            case .reloadRow(let path), .reconfigureRow(let path):
                guard let old = before[path], let new = map.after(path).flatMap({ self[list].shown[$0] }), old != new,
                    let position = self[list].selected.firstIndex(of: old)
                else { continue }
                self[list].selected[position] = new
            case .reloadSection(let section) where before.sections.indices.contains(section):
                deselectVanished(from: before.sections[section].rows, in: list)
            default: continue
            }
        }
    }

    /// O(rows of the section) for each selected row.
    private mutating func deselectVanished(from rows: RowSequence, in list: ListID) {
        let shown = self[list].shown
        self[list].selected.removeAll { rows.firstIndex(of: $0) != nil && shown.path(of: $0) == nil }
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

extension PathMap {
    /// Where a place between rows is: behind the same rows, and before what is inserted exactly there. Nil if its
    /// section ends. O(k).
    func place(of anchor: RowPath) -> RowPath? {
        guard let section = sections.after(anchor.section) else { return nil }
        let removedStart = removedRows.partitioningIndex { removedRows[$0].section >= anchor.section }
        let removedEnd = removedRows.partitioningIndex { removedRows[$0] >= anchor }
        var item = anchor.item - (removedEnd - removedStart)
        let inserted = insertedRows.partitioningIndex { insertedRows[$0].section >= section }
        for path in insertedRows[inserted...] {
            guard path.section == section, path.item < item else { break }
            item += 1
        }
        return RowPath(section: section, item: item)
    }
}

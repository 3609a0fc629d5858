internal import DragDrop

/// What the engine has done to the rows by itself: moves, commits of placeholders, snapshots.
extension ListRows {
    /// Gives every row its cell after the engine has changed the rows: rows keep theirs, new ones get one.
    func followEngine() {
        guard hasRead else { return }
        let (screen, id) = place
        let (shown, count) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        guard count != followedCount else { return }
        followedCount = count
        let stale = screen.withEngine { $0.scene.takeStaleCells(in: id) }
        if let rule = stale.reload {
            adoptReloaded(shown, because: rule)
        } else {
            adopt(shown)
            refresh(stale)
        }
        // Who names rows by their place looks at the app's own data, which may not be in step before the app returns.
        if label == nil { nameIdentifiedRows() }
    }

    /// Lets the engine change the rows by itself, and follows.
    func change(_ body: (inout Engine, ListID) -> Void) {
        withEngine(body)
        if !screen.isCallingOut || !screen.hasCrashed { followEngine() }
    }

    /// Runs the block of `commitInsertion`, which changes the data, and reads the new row. What a diffable data source
    /// applies meanwhile is data too: the commit itself shows the row (R185; for snapshots a guess, as R192 is).
    func commit(rowAt path: RowPath, of item: ItemID, _ updates: () -> Void) {
        isCommitting = true
        updates()
        isCommitting = false
        if !list.isDiffable { prepare([ListUpdate(.insertRow(path))], as: item) }
    }

    /// A snapshot that was applied inside such a block.
    func takeCommitted(_ snapshot: Snapshot) {
        withEngine { $0.scene.setModel(snapshot.arrangement, in: $1) }
    }

    // MARK: - States

    /// Tells the cells how they take part in a drag (R089, R113).
    func showStates() {
        guard hasRead else { return }
        let (screen, id) = place
        let (shown, states) = screen.withEngine { ($0[id].shown, $0.cellStates(in: id)) }
        // Whoever is told may change the list.
        for (path, cell) in all {
            guard let row = shown[path] else { continue }
            // By its class: with many cells every gesture would look conformances up.
            (cell as? UITableViewCell)?.follow(states.drag(of: row), states.drop(of: row))
            (cell as? UICollectionViewCell)?.follow(states.drag(of: row), states.drop(of: row))
        }
    }

    /// Whether some cell wants to hear of its drag state: its class overrides `dragStateDidChange(_:)`.
    var hasCellsTold: Bool {
        for rows in cells {
            for case let cell? in rows where CellClass.overridesDragState(type(of: cell)) { return true }
        }
        return false
    }
}

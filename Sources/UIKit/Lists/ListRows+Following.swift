internal import DragDrop

/// Changes of the rows by the engine: moves, commits of placeholders, snapshots.
extension ListRows {
    /// Updates the cells after the engine has changed the rows: rows keep theirs, new ones receive one.
    func followEngine() {
        guard hasRead else { return }
        let (screen, id) = place
        let count = screen.withEngine { $0.updateCount(of: id) }
        guard count != followedCount else { return }
        followedCount = count
        let (shown, stale) = screen.withEngine { ($0.shown(in: id), $0.scene.takeStaleCells(in: id)) }
        if let rule = stale.reload {
            adoptReloaded(shown, because: rule)
        } else {
            adopt(shown)
            refresh(stale)
        }
        // A program's labels come from its own data, which may be out of step before the program returns.
        if label == nil { nameIdentifiedRows() }
    }

    /// Lets the engine change the rows, then updates the cells.
    func change(_ body: (inout Engine, ListID) -> Void) {
        withEngine(body)
        if !screen.isCallingOut || !screen.hasCrashed { followEngine() }
    }

    /// Runs the block of `commitInsertion`, which changes the data, and reads the new row. A snapshot that a diffable
    /// data source applies meanwhile counts as data too: the commit itself shows the row (R185; for snapshots a guess,
    /// like R192).
    func commit(rowAt path: RowPath, of item: ItemID, _ updates: () -> Void) {
        isCommitting = true
        updates()
        isCommitting = false
        if !list.isDiffable { prepare([ListUpdate(.insertRow(path))], as: item) }
    }

    /// Adopts a snapshot that was applied inside such a block.
    func takeCommitted(_ snapshot: Snapshot) {
        withEngine { $0.scene.setModel(snapshot.arrangement, in: $1) }
    }

    // MARK: - States

    /// Sets the drag and drop states of the cells (R089, R113).
    func showStates() {
        guard hasRead else { return }
        let (screen, id) = place
        let states = screen.withEngine { $0.cellStates(in: id) }
        guard states != toldStates else { return }
        toldStates = states
        let shown = screen.withEngine { $0.shown(in: id) }
        // A notified cell may change the list.
        for (path, cell) in all {
            guard let row = shown[path] else { continue }
            // A cast to the class, since with many cells every gesture would look up conformances.
            (cell as? UITableViewCell)?.follow(states.drag(of: row), states.drop(of: row))
            (cell as? UICollectionViewCell)?.follow(states.drag(of: row), states.drop(of: row))
        }
    }

    /// Whether the class of any cell overrides `dragStateDidChange(_:)`.
    var hasCellsTold: Bool {
        for rows in cells {
            for case let cell? in rows where CellClass.overridesDragState(type(of: cell)) { return true }
        }
        return false
    }
}

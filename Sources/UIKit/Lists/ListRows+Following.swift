internal import DragDrop

/// What the engine has done to the rows by itself: moves, commits of placeholders, snapshots.
extension ListRows {
    /// Gives every row its cell after the engine has changed the rows: rows keep theirs, new ones get one.
    func followEngine() {
        guard hasRead else { return }
        let id = id
        let (shown, count) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        guard count != followedCount else { return }
        followedCount = count
        adopt(shown)
    }

    /// Lets the engine change the rows by itself, and follows.
    func change(_ body: (inout Engine, ListID) -> Void) {
        let id = id
        screen.withEngine { body(&$0, id) }
        if !screen.isCallingOut || !screen.hasCrashed { followEngine() }
    }

    /// Runs the block of `commitInsertion`, which changes the data, and reads the new row. What a diffable data source
    /// applies meanwhile is data too: the commit itself shows the row (R185; for snapshots a guess, as R192 is).
    func commit(rowAt path: DragDrop.IndexPath, _ updates: () -> Void) {
        isCommitting = true
        updates()
        isCommitting = false
        if !list.settings.isDiffable { prepare([ListUpdate(.insertRow(path))]) }
    }

    /// A snapshot that was applied inside such a block.
    func takeCommitted(_ snapshot: Snapshot) {
        let id = id
        screen.withEngine { $0.setModel(snapshot.arrangement, in: id) }
    }

    // MARK: - States

    /// Tells the cells how they take part in a drag (R089, R113).
    func showStates() {
        guard hasRead else { return }
        let id = id
        for (path, cell) in all {
            let states = screen.withEngine { engine -> (CellDragState, CellDropState)? in
                engine[id].shown[path].map {
                    (engine.dragState(ofCell: $0, in: id), engine.dropState(ofCell: $0, in: id))
                }
            }
            guard let states else { continue }
            (cell as? UITableViewCell)?.follow(states)
            (cell as? UICollectionViewCell)?.follow(states)
        }
    }

    /// Whether some cell wants to hear of its drag state: its class overrides `dragStateDidChange(_:)`.
    var hasCellsTold: Bool {
        all.contains { _, cell in CellClass.overridesDragState(type(of: cell)) }
    }
}

extension UITableViewCell {
    fileprivate func follow(_ states: (drag: CellDragState, drop: CellDropState)) {
        dragState = UITableViewCell.DragState(states.drag)
        enter(UICellConfigurationState.DropState(states.drop))
    }
}

extension UICollectionViewCell {
    fileprivate func follow(_ states: (drag: CellDragState, drop: CellDropState)) {
        dragState = UICollectionViewCell.DragState(states.drag)
        enter(UICellConfigurationState.DropState(states.drop))
    }
}

extension UICellConfigurationState.DropState {
    fileprivate init(_ state: CellDropState) {
        switch state {
        case .none: self = .none
        case .notTargeted: self = .notTargeted
        case .targeted: self = .targeted
        }
    }
}

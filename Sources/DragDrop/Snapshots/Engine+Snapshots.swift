extension Engine {
    /// Edits the snapshot that the app of a diffable list prepares. A fault raises the exception of Apple's type.
    package mutating func editSnapshot(
        in list: ListID, _ edit: (inout Snapshot) throws(UIKitException) -> SnapshotLog?
    ) {
        guard mayAct(on: list) else { return }
        var snapshot = scene.preparedSnapshot(of: list)
        do {
            let log = try edit(&snapshot)
            self[list].model = snapshot.arrangement
            self[list].snapshots.marks = snapshot.marks
            if let log { record(.note(.snapshotLog(log.text, list: list)), log.rule) }
        } catch {
            raise(error, in: list)
        }
    }

    /// `snapshot()`: the app continues with a copy of the shown rows, without marks (R230).
    package mutating func takeSnapshot(of list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.takeSnapshot, list: list), .r230)
        self[list].model = self[list].shown
        self[list].snapshots.outlines = self[list].snapshots.shownOutlines
        if rulebook.handsOutSnapshotsWithoutMarks { self[list].snapshots.marks = SnapshotMarks() }
    }

    /// `apply`: the list shows the snapshot; rows keep their identity (R231, R235, R238). Off the main queue it shows
    /// the snapshot later (R234).
    package mutating func applySnapshot(in list: ListID, _ way: SnapshotApplication = .animated) {
        guard mayAct(on: list) else { return }
        record(.action(.applySnapshot(way), list: list), way.rule)
        guard acceptsSnapshot(in: list, way) else { return }
        if way == .offMain {
            scene.outstandingSnapshots.append(
                OutstandingSnapshot(list: list, snapshot: scene.preparedSnapshot(of: list)))
        } else {
            show(scene.preparedSnapshot(of: list), in: list, way)
        }
    }

    /// Whether a snapshot can be applied now. Raises inside `didReorder` (R142) and for mixed queues (S14); without
    /// R238 the call has no effect during a question about a drop.
    mutating func acceptsSnapshot(in list: ListID, _ way: SnapshotApplication) -> Bool {
        if self[list].isReordering, rulebook.crashesByApplyingInHandler {
            raise(.appliedWhileReordering, in: list)
        } else if way != .offMain, scene.outstandingSnapshots.contains(where: { $0.list == list }) {
            raise(.mixedQueues(kind: self[list].kind), in: list)
        }
        guard !hasException else { return false }
        let isAsked = recording.callDepth > 0 && hasActiveDrop(list) && coordinator == nil
        guard rulebook.appliesSnapshot(isAskedAboutDrop: isAsked) else {
            record(.note(.actionWithoutEffect(list: list)), .r238)
            return false
        }
        return true
    }

    /// Shows the snapshots of other queues when the main queue runs.
    package mutating func showOutstandingSnapshots() {
        while !hasException, showOutstandingSnapshot() {}
    }

    /// Shows the next snapshot that was applied off the main queue. Returns false when there is none.
    mutating func showOutstandingSnapshot() -> Bool {
        guard !scene.outstandingSnapshots.isEmpty else { return false }
        let next = scene.outstandingSnapshots.removeFirst()
        show(next.snapshot, in: next.list, .offMain)
        return true
    }

    private mutating func show(_ snapshot: Snapshot, in list: ListID, _ way: SnapshotApplication) {
        let isFirst = !self[list].hasAppliedSnapshot && rulebook.reloadsForFirstSnapshotAlone
        self[list].hasAppliedSnapshot = true
        self[list].snapshots.itemsMovedToThemselves = snapshot.marks.itemsMovedToThemselves
        // The app takes its next snapshot from the list, and the list returns snapshots without marks.
        if rulebook.handsOutSnapshotsWithoutMarks { self[list].snapshots.marks = SnapshotMarks() }
        if isFirst || rulebook.reloads(way, on: device) {
            showByReloading(snapshot.arrangement, in: list, because: isFirst ? .r231 : .r233)
            // When all rows are new, no cell can be stale.
            if isFirst { self[list].snapshots.staleCells = StaleCells() }
        } else {
            showByDifference(snapshot, in: list)
        }
        scene.forgetOtherOutlines(of: list)
    }
}

/// Snapshots that an app passes as values, in the identities of the engine.
extension Engine {
    /// `apply` with a snapshot of the app's own: it becomes the list's prepared snapshot and is applied.
    package mutating func apply(_ snapshot: Snapshot, in list: ListID, _ way: SnapshotApplication = .animated) {
        guard mayAct(on: list) else { return }
        self[list].model = snapshot.arrangement
        self[list].snapshots.marks = snapshot.marks
        applySnapshot(in: list, way)
    }

    /// `apply(_:to:animatingDifferences:)` with a section snapshot of the app's own.
    package mutating func apply(_ outline: SectionSnapshot, to section: SectionID, in list: ListID) {
        guard mayAct(on: list) else { return }
        self[list].snapshots.outlines[section] = outline
        applyOutline(of: section, in: list)
    }
}

/// The effect of a snapshot on the list, and the cells that it requests.
extension Engine {
    /// Shows the rows as by `reloadData()`, and asks for the cells of all visible ones.
    mutating func showByReloading(_ rows: Arrangement, in list: ListID, because rule: RuleID) {
        record(.note(.reloadedData(list: list)), rule)
        adopt(rows, in: list, following: nil)
        keepPlaceholdersThroughApply(in: list)
        scene.noteReload(of: list, because: rule)
        let count = rows.sectionCount
        askForCells(
            at: (0..<count).lazy.flatMap { section in
                rows.sections[section].rows.indices.lazy.map { RowPath(section: section, item: $0) }
            }, in: list)
    }

    /// Applies one batch with the differences, and a second with the marked items (R231). A table reloads when it could
    /// not perform the batch (R232).
    mutating func showByDifference(_ snapshot: Snapshot, in list: ListID) {
        let rows = snapshot.arrangement
        guard rulebook.reloadsForFirstSnapshotAlone else {
            showByReloading(rows, in: list, because: .r231)
            return
        }
        let difference = SnapshotDifference(from: self[list].shown, to: rows)
        guard !rulebook.reloads(difference, adapter(of: list)) else {
            showByReloading(rows, in: list, because: .r232)
            return
        }
        update(by: difference.updates, in: list)
        adopt(rows, in: list, following: rulebook.keepsRowsThroughApply ? difference.paths : nil)
        keepPlaceholdersThroughApply(in: list)
        let refreshed = SnapshotDifference.reloads(of: snapshot)
        update(by: refreshed, in: list)
        scene.noteStaleCells(refreshed, in: list)
        askForCells(at: (difference.updates + refreshed).lazy.flatMap { $0.pathsOfCells(in: rows) }, in: list)
    }

    private mutating func update(by updates: [ListUpdate], in list: ListID) {
        guard !updates.isEmpty else { return }
        record(.note(.updated(updates, list: list)), .r231)
    }

    /// Asks the cell provider for the cells of visible rows that are new, reloaded or reconfigured (R239). It must
    /// return a cell (S13); without a provider nothing is asked.
    private mutating func askForCells(at paths: some Sequence<RowPath>, in list: ListID) {
        guard delegate.implements(.cellProvider, in: list) else { return }
        for path in paths where scene.isInSight(path, in: list) || !rulebook.asksForCellsInSightAlone {
            guard !hasException, let item = self[list].shown[path] else { return }
            let answer = ask(DelegateCall(.cellProvider, in: list, path: path, item: item))
            guard case .items(let cells) = answer, cells.isEmpty else { continue }
            raise(.missingCell(at: path, of: label(of: item), kind: self[list].kind), in: list)
        }
    }

    /// Asks the cell provider for the cell of a stale row, on behalf of a driver that keeps live cells.
    package mutating func askForStaleCell(at path: RowPath, in list: ListID, because rule: RuleID) {
        guard !hasException, let item = self[list].shown[path] else { return }
        let call = DelegateCall(.cellProvider, in: list, path: path, item: item)
        ask(call, because: rulebook.allows(.rule(rule)) ? rule : nil)
    }
}

extension ListUpdate {
    /// The rows, counted after the update, that need a new or refilled cell.
    func pathsOfCells(in rows: Arrangement) -> [RowPath] {
        switch kind {
        case .insertRow(let path), .reloadRow(let path), .reconfigureRow(let path): [path]
        case .insertSection(let section), .reloadSection(let section):
            (0..<(rows.rowCount(inSection: section) ?? 0)).map { RowPath(section: section, item: $0) }
        default: []
        }
    }
}

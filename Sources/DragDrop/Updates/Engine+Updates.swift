extension Engine {
    /// Begins `performBatchUpdates`; nested batches merge into the outermost (B09).
    package mutating func beginBatch(in list: ListID) {
        if !self[list].batch.isOpen { finishReload(in: list) }
        self[list].batch.depth += 1
    }

    /// Ends a batch. The outermost end checks and applies all collected updates (B01–B14).
    package mutating func endBatch(in list: ListID) {
        precondition(self[list].batch.isOpen, "A batch ends that never began.")
        self[list].batch.depth -= 1
        guard rulebook.commitsBatch(isNested: self[list].batch.isOpen) else { return }
        let updates = self[list].batch.updates
        self[list].batch.updates = []
        guard mayAct(on: list), mayUpdate(list) else { return }
        record(.action(.batch(updates), list: list), .b09)
        commit(updates, in: list)
    }

    /// `insertRows(at:)` and similar calls: part of the open batch, or a batch of one (B11).
    package mutating func update(_ update: ListUpdate, in list: ListID) {
        guard mayAct(on: list), mayUpdate(list) else { return }
        guard let update = recordTranslation(of: update, in: list) else {
            record(.note(.actionWithoutEffect(list: list)), .r197)
            return
        }
        guard self[list].data == .array else {
            record(.action(.update(update), list: list), .e58)
            raise(.changedBesideDiffableDataSource(kind: self[list].kind), in: list)
            return
        }
        if rulebook.collectsUpdate(inOpenBatch: self[list].batch.isOpen) {
            self[list].batch.updates.append(update)
        } else {
            finishReload(in: list)
            record(.action(.update(update), list: list), .b11)
            commit([update], in: list)
        }
    }

    /// `reloadData()`: reads everything again; placeholders, selection and source paths are lost (R163, R186, R242).
    package mutating func reloadData(in list: ListID) {
        guard mayAct(on: list), mayUpdate(list) else { return }
        guard !rulebook.refusesReload(inOpenBatch: self[list].batch.isOpen) else {
            record(.note(.actionWithoutEffect(list: list)), .b12)
            return
        }
        record(.action(.reloadData, list: list), .r186)
        adopt(self[list].model, in: list, following: nil)
        if self[list].data == .diffable { scene.noteReload(of: list, because: .r239) }
        self[list].isReloading = true
    }

    /// A batch that begins before the layout that ends a reload reads the counts again (B10).
    private mutating func finishReload(in list: ListID) {
        guard self[list].isReloading, rulebook.readsCountsAgainAfterReload, !hasException else { return }
        self[list].isReloading = false
        adopt(self[list].model, in: list, following: nil)
    }

    /// Checks and applies a batch, or raises.
    mutating func commit(_ updates: [ListUpdate], in list: ListID) {
        guard !crashesByReloading(updates, in: list) else {
            raise(.reloadedSectionWhileDragging, in: list)
            return
        }
        do throws(UIKitException) {
            let before = self[list].shown
            let result = try BatchUpdate.commit(
                updates, shown: before, model: self[list].model, kind: self[list].kind, device: device,
                rulebook: rulebook)
            scene.removePlaceholdersOfReloadedSections(updates, in: list)
            adopt(result.shown, in: list, following: result.paths)
            scene.keepSelection(ofReloads: updates, before: before, in: list, following: result.paths)
        } catch {
            raise(error, in: list)
        }
    }

    /// Whether the updates crash a collection because they reload sections during a drag or drop (R145).
    func crashesByReloading(_ updates: [ListUpdate], in list: ListID) -> Bool {
        guard rulebook.crashesByReloadingSections(adapter(of: list), on: device),
            hasActiveDrag(list) || hasActiveDrop(list)
        else { return false }
        return updates.contains { update in
            if case .reloadSection = update.kind { true } else { false }
        }
    }

    /// Raises an exception: the list is broken, all drags end, and no call has an effect any more.
    mutating func raise(_ exception: UIKitException, in list: ListID) {
        guard rulebook.allows(exception.citation) else { return }
        record(.exception(exception, list: list), citing: exception.citation)
        if self.exception == nil { self.exception = exception }
        if self[list].exception == nil { self[list].exception = exception }
        hands.letGo()
        coordinator = nil
        for index in lists.indices { scene.lists[index].gap = nil }
    }

    /// Whether the app can act on the list: not after an exception. The attempt is traced.
    mutating func mayAct(on list: ListID) -> Bool {
        guard hasException else { return true }
        record(.note(.actionWithoutEffect(list: list)), nil)
        return false
    }
}

/// Exceptions and log lines of app calls that the engine does not model.
extension Engine {
    /// Raises an exception in an app call that the engine does not model.
    package mutating func raiseInApp(_ exception: UIKitException, in list: ListID) {
        guard mayAct(on: list) else { return }
        raise(exception, in: list)
    }

    /// Records the exception again for a list that was named since: the records of unnamed lists are removed.
    package mutating func retellException(in list: ListID) {
        guard let exception, self[list].exception == nil else { return }
        record(.exception(exception, list: list), citing: exception.citation)
        self[list].exception = exception
    }

    /// Records a UIKit log line in an app call that the engine does not model.
    package mutating func logInApp(_ entry: SnapshotLog, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.note(.snapshotLog(entry.text, list: list)), entry.rule)
    }
}

/// State that follows changes of the rows: source paths, placeholders, selection, the gap and its pending target.
extension Engine {
    /// Shows new rows. Without a map everything was read again, and placeholders, selection and source paths are lost
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

    /// Updates the source paths of dragged rows: a table clears them (R163), a collection keeps them current (Q29). A
    /// reload clears them in both (R242).
    private mutating func followSourcePaths(in list: ListID, _ map: PathMap?) {
        guard drag != nil else { return }
        let follows = rulebook.keepsSourcePaths(adapter(of: list))
        for index in drag?.items.indices ?? 0..<0 {
            guard let item = drag?.items[index], item.list == list, let source = item.sourcePath else { continue }
            if let map, map.after(source) == nil { drag?.items[index].isSourceDeleted = true }
            if map != nil || !follows || rulebook.forgetsSourcePathsByReload {
                drag?.items[index].sourcePath = follows ? map?.after(source) : nil
            } else if !self[list].shown.contains(source) {
                drag?.items[index].sourcePath = nil
            }
        }
    }

    /// Keeps the gap before the row that follows it, or at the end of its section. Closes it with its section.
    private mutating func followGap(from anchor: RowPath, in list: ListID, _ map: PathMap?) {
        let moved = map == nil ? anchor : map?.after(anchor) ?? map?.place(of: anchor)
        guard drag != nil, let moved, let count = self[list].shown.rowCount(inSection: moved.section) else {
            closeGap(in: list)
            return
        }
        let row = RowPath(section: moved.section, item: min(moved.item, count))
        self[list].gap = hand.pathAfterRemoval(row, in: list)
    }

    /// Closes a gap whose section is gone, whatever rules are omitted.
    private mutating func closeGap(in list: ListID) {
        self[list].gap = nil
        record(.note(.gapMoved(nil, .beforeDrag, list: list)), .r242)
    }

    /// Moves the gap's pending target with its row or section, and clears it when that is gone.
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

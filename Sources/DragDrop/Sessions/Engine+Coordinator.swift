/// Calls to the coordinator about its items, during `performDropWith`.
extension Engine {
    /// `drop(_:toRowAt:)` and `drop(_:toItemAt:)`: the row must already exist (R165).
    package mutating func coordinatorDrop(_ item: ItemID, toRow path: RowPath, in list: ListID) {
        let isOldRow = coordinator?.list == list && coordinator?.updateCountBefore == self[list].updateCount
        guard mayCoordinate(.dropToRow(item, path), in: list, because: .r165, restingOn: isOldRow ? [.q40] : []) else {
            return
        }
        guard rulebook.acceptsDrop(toRowThatIsThere: self[list].shown[path] != nil) else {
            record(.note(.actionWithoutEffect(list: list)), .r165)
            return
        }
        guard land(item, .row(path), in: list) else { return }
        coordinator?.droppedPaths.append(path)
        handOverDropAnimator(for: item, in: list, lasting: Decisions.dropMilliseconds)
    }

    /// `drop(_:intoRowAt:rect:)` and `drop(_:intoItemAt:rect:)`: an existing cell (R166).
    package mutating func coordinatorDrop(_ item: ItemID, intoRow path: RowPath, in list: ListID) {
        guard mayCoordinate(.dropIntoRow(item, path), in: list, because: .r166) else { return }
        guard rulebook.acceptsDrop(intoRowThatIsThere: self[list].shown[path] != nil) else {
            record(.note(.actionWithoutEffect(list: list)), .r166)
            return
        }
        guard land(item, .intoRow(path), in: list) else { return }
        handOverDropAnimator(for: item, in: list, lasting: Decisions.dropMilliseconds)
    }

    /// `drop(_:to:)` with a preview target in any view (R167).
    package mutating func coordinatorDrop(_ item: ItemID, toView view: ListID, in list: ListID) {
        guard mayCoordinate(.dropToView(item, view), in: list, because: .r167), rulebook.dropsToViews else { return }
        guard land(item, .view(view), in: list) else { return }
        let isReturn = view == drag?.source
        let duration = isReturn ? Decisions.returnMilliseconds : Decisions.dropMilliseconds
        handOverDropAnimator(for: item, in: list, lasting: duration)
    }

    /// Gives every item the default animation (R162), which an item without a drop call keeps (R170).
    mutating func beginLandings(of coordinator: DropCoordinator) {
        animations.beginLandings(of: coordinator.items, at: rulebook.standardLanding)
    }

    /// Accepts one drop call per item of the session, which may contain an item several times (R024). Further calls
    /// have no effect (R170).
    mutating func land(_ item: ItemID, _ landing: DropLanding, in list: ListID) -> Bool {
        if animations.land(item, landing, obeying: rulebook) { return true }
        record(.note(.actionWithoutEffect(list: list)), .r170)
        return false
    }

    /// Every drop call returns an animator (R171, R172).
    private mutating func handOverDropAnimator(for item: ItemID, in list: ListID, lasting milliseconds: Int) {
        handOver(.coordinatorDrop, for: item, in: list, lasting: rulebook.dropDuration(milliseconds))
    }

    private mutating func mayCoordinate(
        _ action: ListAction, in list: ListID, because rule: RuleID, restingOn questions: [QuestionID] = []
    ) -> Bool {
        guard mayAct(on: list) else { return false }
        record(.action(action, list: list), rule, restingOn: questions)
        return isPerformingDrop(in: list)
    }

    /// Whether the list's `performDropWith` is running. Only then drop calls count (R169); a late one is traced as
    /// without effect, or raises under the alternative of Q10.
    mutating func isPerformingDrop(in list: ListID) -> Bool {
        guard coordinator?.list != list, rulebook.refusesLateDropCalls else { return true }
        if rulebook.raisesForLateDropCall {
            raise(.lateDropCall, in: list)
        } else {
            record(.note(.actionWithoutEffect(list: list)), .r169)
        }
        return false
    }
}

/// Placeholders: rows that the data source does not know (R168, R180).
extension Engine {
    /// `drop(_:to:)` with a placeholder: a row that the data source does not know (R168, R180). `path` counts the
    /// existing placeholders (R195). Without a reuse identifier its cell uses a registered one.
    package mutating func insertPlaceholder(
        for item: ItemID, at path: RowPath, in list: ListID, reuseIdentifier identifier: String? = nil
    ) {
        guard mayAct(on: list) else { return }
        record(.action(.insertPlaceholder(item, path), list: list), .r180)
        guard isPerformingDrop(in: list), rulebook.dropsToPlaceholders, land(item, .placeholder, in: list) else {
            return
        }
        guard hasPlace(path, in: list), rulebook.keepsPlaceholdersFromDataSource else {
            commit([ListUpdate(.insertRow(path))], in: list)
            return
        }
        self[list].placeholders.insert(item, atPresentation: path)
        handOver(.placeholder, for: item, in: list, lasting: Decisions.dropMilliseconds)
        self[list].updateCount += 1
        if let identifier { checkReuse(of: identifier, in: list) }
        fillPlaceholder(for: item, in: list, because: .r180)
    }

    private func hasPlace(_ path: RowPath, in list: ListID) -> Bool {
        guard let rowCount = self[list].shown.rowCount(inSection: path.section) else { return false }
        return (0...rowCount + self[list].placeholders.count(inSection: path.section)).contains(path.item)
    }

    /// `commitInsertion(dataSourceUpdates:)`: the block changes the data, then the placeholder becomes a row (R183).
    /// Returns false, without running the block, when the placeholder is gone (R184, R191).
    @discardableResult
    package mutating func commitPlaceholder(
        for item: ItemID, in list: ListID, dataSourceUpdates: (inout Engine, RowPath) -> Void
    ) -> Bool {
        guard mayAct(on: list) else { return false }
        guard let position = rulebook.placeholderToCommit(for: item, among: self[list].placeholders) else {
            record(.action(.commitPlaceholder(item, nil), list: list), .r184)
            if !rulebook.skipsBlockWithoutPlaceholder { dataSourceUpdates(&self, RowPath(section: 0, item: 0)) }
            returned = .boolean(false)
            return false
        }
        let placeholder = self[list].placeholders.all[position]
        let path = rulebook.pathToCommit(placeholder)
        record(.action(.commitPlaceholder(placeholder.item, path), list: list), .r183)
        self[list].isCommitting = true
        dataSourceUpdates(&self, path)
        self[list].isCommitting = false
        guard !hasException else { return false }
        replacePlaceholder(placeholder.item, byRowAt: path, in: list)
        returned = .boolean(!hasException)
        return !hasException
    }

    private mutating func replacePlaceholder(_ item: ItemID, byRowAt path: RowPath, in list: ListID) {
        let position = self[list].placeholders.position(of: item)
        _ = self[list].placeholders.remove(item)
        commit([ListUpdate(.insertRow(path))], in: list)
        guard !hasException, let position else { return }
        self[list].placeholders.stepBehind(rowAt: path, from: position)
    }

    /// `deletePlaceholder()`; returns false when the placeholder is gone (R184).
    @discardableResult
    package mutating func deletePlaceholder(for item: ItemID, in list: ListID) -> Bool {
        guard mayAct(on: list) else { return false }
        let existed = self[list].placeholders.remove(item)
        record(.action(.deletePlaceholder(item, existed), list: list), .r184)
        returned = .boolean(existed)
        return existed
    }

    /// Whether the list may be updated: not inside the block of a commit (R185). The attempt is traced.
    mutating func mayUpdate(_ list: ListID) -> Bool {
        guard self[list].isCommitting, rulebook.refusesUpdatesInCommit else { return true }
        record(.note(.actionWithoutEffect(list: list)), .r185)
        return false
    }

    /// Keeps the placeholders when a diffable data source applies a snapshot; under the alternative of Q09 removes them
    /// (R192).
    mutating func keepPlaceholdersThroughApply(in list: ListID) {
        if rulebook.removesPlaceholdersByApply { self[list].placeholders.removeAll() }
    }
}

/// The cell of a placeholder, which neither data source nor delegate receives calls for (R181).
extension Engine {
    /// `setNeedsCellUpdate()`, only of a collection's context: refills the cell if it is visible (R189).
    package mutating func setNeedsCellUpdate(for item: ItemID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.updatePlaceholder(item), list: list), .r189)
        guard rulebook.refillsPlaceholders else { return }
        fillPlaceholder(for: item, in: list, because: .r189)
    }

    /// Calls the app's `cellUpdateHandler`, if it exists and the cell is visible.
    mutating func fillPlaceholder(for item: ItemID, in list: ListID, because rule: RuleID) {
        guard !hasException, let position = self[list].placeholders.position(of: item),
            scene.isInSight(self[list].placeholders.all[position], in: list)
        else { return }
        ask(DelegateCall(.placeholderUpdate, in: list, item: item), because: rule)
    }

    /// Asks a placeholder's own provider for preview parameters, for a drop into it (R173, R181).
    mutating func askForPlaceholderPreviews(in list: ListID) {
        let items = animations.items(landingAt: .placeholder)
        if !items.isEmpty { recordSilence([.dropPreview], in: list, because: .r181) }
        for item in items {
            guard rulebook.asksPlaceholdersForPreviews else {
                let path = self[list].placeholders.path(for: item)
                ask(DelegateCall(.dropPreview, in: list, path: path, item: item), because: .r173)
                continue
            }
            ask(DelegateCall(.placeholderPreview, in: list, item: item))
        }
    }
}

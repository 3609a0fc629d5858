/// The outcome of a release over a list that could move the row itself.
enum NativeMove {
    case move(from: RowPath, to: RowPath)

    /// No native move and no drop.
    case nothing(QuestionID)

    /// A drop by `performDropWith`, because the data source refuses the move.
    case refused(Citation)

    /// A drop by `performDropWith`.
    case none
}

extension Engine {
    /// The outcome of a release. A native move needs a single row of the list's own, `.move` with `.insertAt`, a gap,
    /// and a data source that can reorder (R130, R131, R135).
    mutating func nativeMove(for proposal: DropProposal, in list: ListID) -> NativeMove {
        guard rulebook.asksForReordering(proposal), rulebook.movesNatively(adapter(of: list)),
            let drag, drag.items.count == 1, drag.source == list, let source = hand.draggedPath(in: list),
            let gap = self[list].gap, isReorderCapable(list), self[list].shown[source] != nil
        else { return .none }
        guard gap != hand.pathAfterRemoval(source, in: list) else {
            return rulebook.callsNothingAtSource(adapter(of: list)) ? .nothing(.q07) : .none
        }
        let updateCount = self[list].updateCount
        if let refusal = refusalToReorder(source, in: list) { return .refused(refusal) }
        guard self[list].updateCount == updateCount else { return .none }
        return .move(from: source, to: committedPlace(of: gap, from: source, in: list))
    }

    /// The place of the gap; under the alternative of Q17, one place past it when an item of a collection moves down
    /// into another section (R140).
    private func committedPlace(of gap: RowPath, from source: RowPath, in list: ListID) -> RowPath {
        let rowCount = self[list].shownRowCount(inSection: gap.section) - (gap.section == source.section ? 1 : 0)
        let isPastGap = rulebook.commitsPastGap(adapter(of: list)) && gap.section > source.section
        // Without R121 a gap may lie past the rows, but a row cannot.
        return RowPath(section: gap.section, item: min(gap.item + (isPastGap ? 1 : 0), rowCount))
    }

    /// Moves the row and notifies the data source; `performDropWith` is not called.
    mutating func moveNatively(from source: RowPath, to target: RowPath, in list: ListID) {
        let rule = adapter(of: list).traits.nativeMoveRule ?? .r131
        recordSilence([.performDrop], in: list, because: rule)
        setGap(nil, in: list, because: rule)
        commitMove(from: source, to: target, in: list, because: rule)
        guard !hasException, adapter(of: list).traits.previewsNativeMove else { return }
        ask(DelegateCall(.dropPreview, in: list, path: target), because: .r143)
    }

    /// Moves a row to a place counted without it, and notifies the data source: through the handlers of a diffable
    /// collection, otherwise through `moveRowAt` or `moveItemAt`.
    mutating func commitMove(from source: RowPath, to target: RowPath, in list: ListID, because rule: RuleID) {
        guard !changesSnapshotItself(list) else {
            reorderSnapshot(from: source, to: target, in: list, because: rule)
            return
        }
        let updateCount = self[list].updateCount
        let call = DelegateCall(.moveRow, in: list, path: source, target: target, item: self[list].shown[source])
        ask(call, because: rule, restingOn: questionsOfMove(from: source, to: target, in: list, rule))
        // A diffable data source that applies its snapshot during the call has already shown the move.
        if !hasException, self[list].updateCount == updateCount { show(from: source, to: target, in: list) }
    }

    /// The open questions of a move: its place in a later section of a collection (Q17), and whether it happens without
    /// a drop delegate (Q35).
    func questionsOfMove(
        from source: RowPath, to target: RowPath, in list: ListID, _ rule: RuleID
    ) -> [QuestionID] {
        (rule == .r135 && target.section > source.section ? [.q17] : [])
            + (reordersWithoutDropSide(list) ? [.q35] : [])
    }

    /// Whether a diffable collection updates its snapshot itself, independent of a subclass's `moveItemAt` (R141).
    private func changesSnapshotItself(_ list: ListID) -> Bool {
        guard adapter(of: list).traits.hasReorderingHandlers, self[list].data == .diffable else { return false }
        return rulebook.leavesMoveItemOut || !delegate.implements(.moveRow, in: list)
    }

    private mutating func show(from source: RowPath, to target: RowPath, in list: ListID) {
        self[list].shown.move(from: source, to: target)
        self[list].updateCount += 1
    }

    /// Why the list refuses to reorder; nil when it does not. A diffable collection asks `canReorderItem` (R149), a
    /// classic one `canMoveItemAt` (Q21), a table `canMoveRowAt` only under the alternative of Q19.
    private mutating func refusalToReorder(_ source: RowPath, in list: ListID) -> Citation? {
        let item = self[list].shown[source]
        if changesSnapshotItself(list) {
            return askYesOrNo(DelegateCall(.canReorderItem, in: list, path: source, item: item)) ? nil : .rule(.r149)
        }
        let (question, isAsked) = rulebook.questionOfMove(adapter(of: list))
        guard isAsked else { return nil }
        return askYesOrNo(DelegateCall(.canMove, in: list, path: source, item: item), citing: .question(question))
            ? nil : .question(question)
    }

    /// Whether the list can move rows itself (R128).
    func isReorderCapable(_ list: ListID) -> Bool {
        guard adapter(of: list).traits.hasReorderingHandlers else { return isReorderCapableTable(list) }
        return self[list].data == .diffable
            ? delegate.implements(.canReorderItem, in: list) && delegate.implements(.didReorder, in: list)
            : delegate.implements(.moveRow, in: list)
    }

    /// Whether a table can move rows itself. Its diffable data source has no handlers, and responds to `moveRowAt` only
    /// when a subclass overrides it (R151, Q18).
    private func isReorderCapableTable(_ list: ListID) -> Bool {
        if self[list].data == .diffable, rulebook.reordersEveryDiffableTable { return true }
        return delegate.implements(.moveRow, in: list)
    }
}

/// Diffable data sources that move rows themselves.
extension Engine {
    /// Moves the row in the snapshot of a diffable collection, between `willReorder` and `didReorder` (R135, R147,
    /// R148).
    mutating func reorderSnapshot(
        from source: RowPath, to target: RowPath, in list: ListID, because rule: RuleID
    ) {
        let item = self[list].shown[source]
        let updateCount = self[list].updateCount
        let change = scene.reordering(from: source, to: target, in: list)
        self[list].snapshots.transaction = change.transaction
        record(.note(.reordering(change.transaction, list: list)), .r148)
        let questions = questionsOfMove(from: source, to: target, in: list, rule)
        let will = DelegateCall(.willReorder, in: list, path: source, target: target, item: item)
        ask(will, because: rule, restingOn: questions)
        guard !hasException, self[list].updateCount == updateCount else { return }
        store(change, in: list)
        self[list].isReordering = true
        let did = DelegateCall(.didReorder, in: list, path: source, target: target, item: item)
        ask(did, because: rule, restingOn: questions)
        self[list].isReordering = false
    }

    private mutating func store(_ change: Reordering, in list: ListID) {
        self[list].shown = change.rows
        self[list].updateCount += 1
        self[list].model = change.rows
        self[list].snapshots.shownOutlines = change.outlines
        self[list].snapshots.outlines = change.outlines
    }
}

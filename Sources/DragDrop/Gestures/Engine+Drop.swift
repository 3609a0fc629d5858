extension Engine {
    /// The finger is let go (R070, R071, R109, R110, R130–R139, R160).
    mutating func drop() {
        guard drag?.phase == .dragging else {
            if drag != nil { release() }
            isTouchingWithoutDrag = false
            return
        }
        guard let list = drag?.finger?.list, let index = drag?.visitIndex(of: list),
            let visit = drag?.visits[index], visit.canHandle == true
        else {
            finish(.cancel)
            return
        }
        guard let proposal = visit.proposal, proposal.operation.isAccepting else {
            recordSilence([.performDrop], in: list, because: refusalRule(of: visit))
            finish(visit.proposal?.operation ?? .cancel)
            return
        }
        perform(proposal, in: list, visit: visit)
    }

    /// The system takes the touch away: as a release outside every view (R037, Q04).
    mutating func cancelBySystem() {
        guard drag?.phase == .dragging else {
            if drag != nil { release() }
            isTouchingWithoutDrag = false
            return
        }
        recordSilence([.performDrop, .moveRow], in: drag?.finger?.list, because: .r037)
        finish(.cancel)
    }

    private func refusalRule(of visit: DropVisit) -> RuleID {
        let kind = self[visit.list].kind
        if kind == .view, !respondent.implements(.didUpdate, in: visit.list) { return .r060 }
        return self[visit.list].adapter.refusalRule
    }

    private mutating func perform(_ proposal: DropProposal, in list: ListID, visit: DropVisit) {
        tellSourceOfEnd(reportedOperation(proposal.operation, in: list))
        guard exception == nil else { return }
        var isNative = false
        switch nativeMove(for: proposal, in: list) {
        case .move(let source, let gap):
            isNative = true
            moveNatively(from: source, to: gap, in: list)
        case .nothing(let rule):
            recordSilence([.moveRow, .performDrop], in: list, because: rule)
        case .none:
            performDrop(proposal, in: list, visit: visit)
        }
        guard exception == nil else { return }
        end(reportedOperation(proposal.operation, in: list), performedIn: list, isNative: isNative)
    }

    /// The source hears of a move only for drops in its own app (R033).
    private func reportedOperation(_ operation: DropOperation, in list: ListID) -> DropOperation {
        guard let drag, self[drag.source].app != self[list].app else { return operation }
        return .copy
    }

    private mutating func performDrop(_ proposal: DropProposal, in list: ListID, visit: DropVisit) {
        let coordinator = makeCoordinator(proposal, in: list, visit: visit)
        self.coordinator = coordinator
        if !respondent.implements(.performDrop, in: list) {
            recordSilence([.performDrop], in: list, because: self[list].adapter[.performDrop]?.rule ?? .r160)
        }
        let rule = self[list].kind == .view ? .r070 : performRule(for: proposal, in: list)
        if let drag, drag.source == list {
            let reason = drag.items.count == 1 ? rule : self[list].adapter.nativeMoveRule ?? rule
            recordSilence([.moveRow, .willReorder, .didReorder], in: list, because: reason)
        }
        ask(
            DelegateCall(
                .performDrop, in: list, path: coordinator.destination, space: coordinator.space,
                operation: proposal.operation),
            because: rule)
        let dropped = self.coordinator
        self.coordinator = nil
        guard exception == nil, let dropped else { return }
        setGap(nil, in: list, because: .r162)
        askForDropPreviews(dropped)
        beginTransfer(of: dropped.loads)
    }

    /// Why the drop came to `performDropWith` and not to a native move (R132, R134, R136, R160).
    private func performRule(for proposal: DropProposal, in list: ListID) -> RuleID {
        guard proposal.operation == .move, let drag, drag.source == list else { return .r160 }
        guard drag.items.count == 1 else { return self[list].kind == .table ? .r131 : .r160 }
        if isReorderCapable(list) { return self[list].kind == .table ? .r130 : .r136 }
        return self[list].kind == .table ? .r132 : .r134
    }

    private func makeCoordinator(_ proposal: DropProposal, in list: ListID, visit: DropVisit) -> DropCoordinator {
        let isLocal = drag.map { self[$0.source].app == self[list].app } ?? false
        let items = (drag?.items ?? []).map { item in
            DropCoordinator.Item(
                id: item.id, sourcePath: item.list == list ? item.sourcePath : nil,
                hasLocalObject: isLocal && provision(of: item.id).hasLocalObject)
        }
        let gap = self[list].gap
        let usesGap = gap != nil && proposal.intent != .insertIntoDestinationIndexPath
        let destination = usesGap ? gap : visit.destination
        var given = proposal
        if destination == nil { given.intent = .unspecified }
        return DropCoordinator(
            list: list, items: items, destination: destination, space: usesGap ? .afterRemoval : .beforeDrag,
            proposal: given, isLocal: isLocal)
    }

    /// Previews and animators of a performed drop, per item (R073, R173).
    private mutating func askForDropPreviews(_ dropped: DropCoordinator) {
        guard self[dropped.list].kind == .view else {
            for path in dropped.droppedPaths { ask(DelegateCall(.dropPreview, in: dropped.list, path: path)) }
            return
        }
        for item in dropped.items { ask(DelegateCall(.dropPreview, in: dropped.list, item: item.id)) }
        for item in dropped.items { ask(DelegateCall(.willAnimateDrop, in: dropped.list, item: item.id)) }
    }
}

extension Engine {
    /// The finger is released (R070, R071, R109, R110, R130–R139, R160).
    mutating func drop() {
        guard drag?.phase == .dragging else {
            if drag != nil { release() }
            hand.isTouchingWithoutDrag = false
            return
        }
        stopResting()
        guard let list = drag?.finger?.list, let visit = hand[visit: list], visit.canHandle == true else {
            finish(.cancel)
            return
        }
        guard let proposal = acceptedProposal(of: visit) else {
            recordSilence([.performDrop], in: list, because: refusalRule(of: visit))
            finish(visit.proposal?.operation ?? .cancel)
            return
        }
        perform(proposal, in: list, visit: visit)
    }

    /// The system cancels the touch, as if it were released outside every view (R037, Q04).
    mutating func cancelBySystem() {
        guard drag?.phase == .dragging else {
            if drag != nil { release() }
            hand.isTouchingWithoutDrag = false
            return
        }
        stopResting()
        recordSilence([.performDrop, .moveRow], in: drag?.finger?.list, because: .r037)
        if rulebook.exitsBySystemCancel, let list = drag?.finger?.list { exit(list) }
        finish(.cancel)
    }

    /// The proposal to perform the drop with. Only a proposal accepts; `canHandle` does not (R052).
    private func acceptedProposal(of visit: DropVisit) -> DropProposal? {
        guard let proposal = visit.proposal, proposal.operation.isAccepting else {
            return rulebook.proposalOfRefusedDrop
        }
        return proposal
    }

    private func refusalRule(of visit: DropVisit) -> RuleID {
        let traits = adapter(of: visit.list).traits
        if let rule = traits.missingUpdateRule, !delegate.implements(.didUpdate, in: visit.list) { return rule }
        return traits.refusalRule
    }

    private mutating func perform(_ proposal: DropProposal, in list: ListID, visit: DropVisit) {
        tellSourceOfEnd(reportedOperation(proposal.operation, in: list))
        guard !hasException else { return }
        var isNative = false
        switch nativeMove(for: proposal, in: list) {
        case .move(let source, let gap):
            isNative = true
            moveNatively(from: source, to: gap, in: list)
        case .nothing(let question):
            recordSilence([.moveRow, .performDrop], in: list, citing: .question(question))
        case .none where !hasDropSide(list), .refused where !hasDropSide(list):
            finish(.cancel)
            return
        case .refused(let refusal):
            performDrop(proposal, in: list, visit: visit, refusedBy: refusal)
        case .none:
            performDrop(proposal, in: list, visit: visit)
        }
        guard !hasException else { return }
        end(reportedOperation(proposal.operation, in: list), performedIn: list, isNative: isNative)
    }

    /// The operation that the source receives: a move only for drops in its own app (R033).
    private func reportedOperation(_ operation: DropOperation, in list: ListID) -> DropOperation {
        guard let drag, self[drag.source].app != self[list].app else { return operation }
        return .copy
    }

    /// Whether the item has a preview, and so a `previewSize` greater than zero (R164).
    private func hasPreview(_ item: DragState.Item) -> Bool {
        (hands.previewProviders[item.id] ?? item.preview) != .none
    }

    private mutating func performDrop(
        _ proposal: DropProposal, in list: ListID, visit: DropVisit, refusedBy refusal: Citation? = nil
    ) {
        var coordinator = makeCoordinator(proposal, in: list, visit: visit)
        coordinator.updateCountBefore = self[list].updateCount
        loads.beginDrop()
        self.coordinator = coordinator
        if takesPastes(list) {
            paste(in: list, operation: proposal.operation)
        } else {
            askToPerform(proposal, by: coordinator, visit: visit, refusedBy: refusal)
        }
        let dropped = self.coordinator
        self.coordinator = nil
        animations.takeAnimatorsBack()
        guard !hasException, let dropped else { return }
        setGap(nil, in: list, because: .r162)
        askForDropPreviews(dropped)
        guard let source = drag?.source else { return }
        let arrival = clock.milliseconds + plainDropDuration(in: list)
        loads.beginTransfer(
            of: dropped, from: source, atMilliseconds: clock.milliseconds, earliestMilliseconds: arrival)
    }

    private mutating func askToPerform(
        _ proposal: DropProposal, by coordinator: DropCoordinator, visit: DropVisit, refusedBy refusal: Citation?
    ) {
        let list = coordinator.list
        if adapter(of: list).traits.hasIndexPaths { beginLandings(of: coordinator) }
        if !delegate.implements(.performDrop, in: list) {
            recordSilence([.performDrop], in: list, because: adapter(of: list)[.performDrop]?.rule ?? .r160)
        }
        let way = refusal ?? .rule(performRule(for: proposal, in: list))
        if let drag, drag.source == list {
            let reason = drag.items.count == 1 ? way : adapter(of: list).traits.nativeMoveRule.map { .rule($0) } ?? way
            recordSilence([.moveRow, .willReorder, .didReorder], in: list, citing: reason)
        }
        ask(
            DelegateCall(
                .performDrop, in: list, path: coordinator.destination, space: coordinator.space,
                operation: proposal.operation),
            citing: way, restingOn: questionsOfDrop(coordinator, visit: visit))
    }

    /// The open questions of a drop: a gap from before the intent was unspecified (Q27). For a list's own rows also how
    /// a table counts (Q05), several rows at once (Q16), and a copy beside its original (Q36).
    private func questionsOfDrop(_ coordinator: DropCoordinator, visit: DropVisit) -> [QuestionID] {
        let isFrozen = visit.hasShownGap && coordinator.proposal.intent == .unspecified
        let open: [QuestionID] = isFrozen ? [.q27] : []
        guard let drag, drag.source == coordinator.list, adapter(of: coordinator.list).traits.hasIndexPaths else {
            return open
        }
        let countsWithout =
            QuestionID.q05.concerns(self[coordinator.list].kind) && coordinator.space == .afterRemoval
        let movesSeveral = drag.items.count > 1 && coordinator.proposal.operation == .move
        return (countsWithout ? [.q05] : []) + (movesSeveral ? [.q16] : []) + open
            + (visit.keepsDraggedRows && visit.hasShownGap ? [.q36] : [])
    }

    /// Why the drop calls `performDropWith` instead of moving natively (R132, R134, R136, R160).
    private func performRule(for proposal: DropProposal, in list: ListID) -> RuleID {
        guard let rules = adapter(of: list).traits.ownRowRules, proposal.operation == .move, let drag,
            drag.source == list
        else { return adapter(of: list)[.performDrop]?.rule ?? .r160 }
        guard drag.items.count == 1 else { return rules.severalRows }
        return isReorderCapable(list) ? rules.despiteReordering : rules.otherwise
    }

    private func makeCoordinator(_ proposal: DropProposal, in list: ListID, visit: DropVisit) -> DropCoordinator {
        let isLocal = isLocalSession(in: list)
        let items = rulebook.order(drag?.items ?? []).map { item in
            DropCoordinator.Item(
                id: item.id, sourcePath: rulebook.knowsSource(ofOwnRow: item.list == list) ? item.sourcePath : nil,
                hasLocalObject: isLocal && providerConfiguration(of: item.id).hasLocalObject,
                hasPreview: rulebook.hasPreviewSize(hasPreview(item)))
        }
        let (place, space) = destination(of: proposal, in: list, visit: visit)
        let destination = place ?? rulebook.destinationWherePlaceIsMissing
        var given = proposal
        if destination == nil, rulebook.forgetsIntentWithoutDestination { given.intent = .unspecified }
        return DropCoordinator(
            list: list, items: items, destination: destination, space: space, proposal: given, isLocal: isLocal)
    }

    /// The shown gap, in its index space, in which moved rows do not count (R103, R104, R123); otherwise the path of
    /// the last update (R102). Under the alternative of Q05 the gap of a table counts with the dragged row.
    private func destination(
        of proposal: DropProposal, in list: ListID, visit: DropVisit
    ) -> (RowPath?, IndexSpace) {
        guard let gap = self[list].gap, proposal.intent != .insertIntoDestinationIndexPath,
            rulebook.dropsAtGap(isBesideCells: visit.destination == nil, adapter(of: list))
        else { return (visit.destination, .beforeDrag) }
        if rulebook.countsDestinationWithRow(in: self[list].kind) {
            return (hand.pathBeforeRemoval(gap, in: list), .beforeDrag)
        }
        return (gap, hand.gapSpace(in: list))
    }

    /// Asks for the previews of a performed drop: in a plain view per item, with an animator each (R073); in a list per
    /// row and placeholder that items were dropped to (R173).
    private mutating func askForDropPreviews(_ dropped: DropCoordinator) {
        guard adapter(of: dropped.list)[.willAnimateDrop] != nil else {
            for path in dropped.droppedPaths { ask(DelegateCall(.dropPreview, in: dropped.list, path: path)) }
            askForPlaceholderPreviews(in: dropped.list)
            return
        }
        guard !takesPastes(dropped.list) else { return }
        askPreviewProviders()
        animateItems(
            drag?.items ?? [], preview: .dropPreview, animator: .willAnimateDrop, .drop, in: dropped.list)
    }
}

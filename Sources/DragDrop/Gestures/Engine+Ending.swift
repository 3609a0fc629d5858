extension Engine {
    /// The session ends without a drop (R031, R071, R110, R139): drop sides first, then the drag side (Q01).
    mutating func finish(_ operation: DropOperation) {
        drag?.outcome = .returned
        if drag?.finger == nil {
            let last = drag?.visits.last?.list
            let rule = last.map { adapter(of: $0).traits.outsideRule } ?? .r071
            recordSilence([.performDrop, .moveRow], in: last, because: rule)
        }
        let last = drag?.finger?.list
        tellSourceOfEnd(operation)
        guard let source = drag?.source else { return }
        endBothSides(dropFirst: rulebook.endsDropFirst(cancelledIn: adapter(of: source))) { engine in
            engine.animateCancel(in: source)
            engine.tellSourceOfEndOfSession(source)
        }
        concludeUnperformed(in: last)
        close(operation)
    }

    /// The session ends with a performed drop (R032, R138, T15) or a native move (R137). Only after a native move is
    /// the drag side notified first (Q01).
    mutating func end(_ operation: DropOperation, performedIn list: ListID, isNative: Bool) {
        guard let source = drag?.source else { return }
        let isPlain = !adapter(of: list).traits.hasIndexPaths && rulebook.timesPlainDrops
        drag?.outcome = isNative ? .nativeMove : isPlain ? .performedInView : .performed
        if rulebook.previewsCancelAfterDrop { animateCancel(in: source) }
        if !rulebook.concludesLast { concludeDrop(in: list) }
        let isDropFirst =
            isNative
            ? rulebook.endsDropFirstAfterNativeMove : rulebook.endsDropFirst(performedFrom: adapter(of: source))
        let reason = rulebook.endReason(performedFrom: adapter(of: source))
        endBothSides(dropFirst: isDropFirst) { engine in
            engine.tellSourceOfEndOfSession(source, citing: reason)
        }
        if rulebook.concludesLast { concludeDrop(in: list) }
        takeOriginalsAway(after: operation)
        close(operation)
        finishTransfersWithoutLoads()
    }

    private mutating func endBothSides(dropFirst: Bool, endDragSide: (inout Engine) -> Void) {
        if dropFirst { endDropSides() }
        endDragSide(&self)
        if !dropFirst { endDropSides() }
    }

    /// The end call of a drag; a list does not receive the operation (R087).
    private func endOfDrag(_ operation: DropOperation, in source: ListID) -> DelegateCall {
        let isTold = rulebook.tellsOperation(to: adapter(of: source))
        return DelegateCall(.dragDidEnd, in: source, operation: isTold ? operation : nil)
    }

    /// Notifies plain sources of the outcome before anything is performed (R030).
    mutating func tellSourceOfEnd(_ operation: DropOperation) {
        guard let source = drag?.source else { return }
        drag?.endOperation = operation
        askPreviewProviders()
        ask(DelegateCall(.dragWillEnd, in: source, operation: operation))
    }

    /// Passes the operation that `willEndWith` received (R033).
    private mutating func tellSourceOfEndOfSession(_ source: ListID, citing reason: Citation? = nil) {
        let known = rulebook.repeatsOperation ? drag?.endOperation : proposal(in: nil)?.operation
        tellEnd(endOfDrag(known ?? .cancel, in: source), citing: reason)
    }

    /// Closes the gaps of all visited lists, and notifies those that received the session of its end (R057, R096).
    private mutating func endDropSides() {
        for visit in drag?.visits ?? [] {
            if !hands.isTaken(visit.list) { setGap(nil, in: visit.list, because: .r162) }
            if visit.wasTold, !takesPastes(visit.list) { tellEnd(DelegateCall(.dropDidEnd, in: visit.list)) }
        }
        drag?.forgetProposals()
    }

    /// Calls `concludeDrop` at the end of the drop's animations, even while loads continue (R074).
    private mutating func concludeDrop(in list: ListID, citing reason: Citation? = nil) {
        guard adapter(of: list)[.concludeDrop] != nil, !takesPastes(list) else { return }
        tellEnd(DelegateCall(.concludeDrop, in: list), citing: reason)
    }

    /// Concludes a session without `performDrop` only under the alternative of Q15 (R081).
    private mutating func concludeUnperformed(in list: ListID?) {
        guard let list, hand[visit: list]?.wasTold == true else { return }
        if rulebook.concludesUnperformed { concludeDrop(in: list, citing: .question(.q15)) }
    }

    /// Removes the originals of a move. With R034 UIKit does not: they stay until the app removes them.
    private mutating func takeOriginalsAway(after operation: DropOperation) {
        guard rulebook.takesOriginalsAway, operation == .move, let drag else { return }
        for item in drag.items {
            guard let path = self[item.list].model.path(of: item.id, near: nil) else { continue }
            self[item.list].model.remove(at: path)
            reloadData(in: item.list)
        }
    }

    /// Plain views: previews per item, then animators (R031). Lists ask again for the parameters of the rows (R085).
    private mutating func animateCancel(in source: ListID) {
        let items = (drag?.items ?? []).filter { $0.list == source }
        guard adapter(of: source)[.cancelPreview] == nil else {
            animateItems(items, preview: .cancelPreview, animator: .willAnimateCancel, .cancel, in: source)
            return
        }
        for item in items {
            ask(DelegateCall(.liftPreview, in: source, path: item.sourcePath, item: item.id))
        }
    }

    private mutating func close(_ operation: DropOperation) {
        guard !hasException else { return }
        let cells = drag?.cells ?? []
        drag = nil
        tellCells(cells, of: .none)
        hand.isTouchingWithoutDrag = false
        hands.lastOperation = operation
        record(.note(.sessionEnded(operation)), nil)
    }
}

/// The calls that end a session: after UIKit's own animations, or at the release when animations are off.
extension Engine {
    /// Notifies one side of a list of the end of a session, now or later.
    mutating func tellEnd(_ call: DelegateCall, citing reason: Citation? = nil) {
        let delay = delayMilliseconds(of: call)
        guard delay > 0 else {
            ask(call, citing: reason)
            return
        }
        var ending = Ending(call: call, dueMilliseconds: clock.milliseconds + delay, reason: reason)
        if waitsForTimeout(call) { ending.reason = .rule(.r243) }
        if call.question == .dragDidEnd {
            ending.cells = drag?.cells ?? []
            drag?.cells = []
        }
        animations.wait(for: ending)
    }

    /// The delay between the release and the end call. For plain views only drops were measured.
    private func delayMilliseconds(of call: DelegateCall) -> Int {
        guard device.hasAnimations, let outcome = drag?.outcome else { return 0 }
        guard outcome == .performedInView || adapter(of: call.list).traits.hasIndexPaths else { return 0 }
        if waitsForTimeout(call) { return Decisions.dropTimeoutMilliseconds }
        return call.question == .dragDidEnd ? outcome.dragEndMilliseconds : outcome.dropEndMilliseconds
    }

    /// A table's drop session waits when the lifted row was deleted, not moved, and its preview lands on a row (R243).
    /// Measurements show that collections do not wait (R172). Where the items of an earlier drop landed does not count.
    private func waitsForTimeout(_ call: DelegateCall) -> Bool {
        guard call.question == .dropDidEnd, rulebook.waitsForDropEnd(adapter(of: call.list)), let drag,
            drag.outcome == .performed
        else { return false }
        return drag.items.contains { item in
            guard item.list == call.list, item.isSourceDeleted, case .row? = animations.landing(of: item.id) else {
                return false
            }
            return true
        }
    }

    /// Makes the due end calls, in the order in which they were scheduled.
    mutating func tellDueEnds() {
        for ending in animations.takeEndings(by: clock.milliseconds) {
            ask(ending.call, citing: ending.reason)
            tellCells(ending.cells, of: .none)
        }
        finishTransfersWithoutLoads()
    }
}

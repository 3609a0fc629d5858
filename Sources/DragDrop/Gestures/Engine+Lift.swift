extension Engine {
    /// Long press on a row: asks for items and, when there are some, lifts them (R001, R004, R082).
    mutating func lift(_ path: RowPath, in list: ListID) {
        hand.isTouchingWithoutDrag = true
        cancelExtendedLift(in: list)
        if sessions.isEmpty { hands.previewProviders = [:] }
        guard canLift(in: list) else { return }
        let updateCount = self[list].updateCount
        var items = askForLiftedItems(at: path, in: list)
        guard !hasException else { return }
        if self[list].updateCount != updateCount {
            for index in items.indices { items[index].sourcePath = nil }
        }
        guard !items.isEmpty else {
            let rule: RuleID = self[list].kind == .view ? .r005 : .r084
            recordSilence([.dragWillBegin, .canHandle, .performDrop], in: list, because: rule)
            return
        }
        hand.isTouchingWithoutDrag = false
        drag = DragState(
            phase: .lifted, source: list, touched: path, items: lifted(items),
            finger: FingerLocation(
                list: list,
                place: self[list].kind == .view ? hands.touchedPlace ?? .anywhere : .row(path, zone: .middle)),
            contributors: [list], updateCountAtLift: updateCount
        )
        liftCells(of: (drag?.items ?? []).compactMap { $0.sourcePath }, in: list)
        askForLiftPreviews(of: drag?.items ?? [], in: list)
        askToAnimate(
            DelegateCall(.willAnimateLift, in: list), .lift, lasting: Decisions.liftMilliseconds)
        tellCells(drag?.cells ?? [], of: .lifting)
        if !obeys(.r001) { begin() }
    }

    /// All items lift together, first to last (R006, R007).
    private func lifted(_ items: [DragState.Item]) -> [DragState.Item] {
        guard obeys(.r007) else { return Array(items.prefix(1)) }
        return obeys(.r006) ? items : items.reversed()
    }

    /// `dragInteractionEnabled`: counts for drags to come, a running one goes on (R002, R091).
    package mutating func setDragInteractionEnabled(_ isEnabled: Bool, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setDragInteractionEnabled(isEnabled), list: list), .r091)
        self[list].isDragEnabled = isEnabled
        self[list].hasDefaultDragEnabled = false
        if !isEnabled, drag?.source == list, !obeys(.r091) { cancelBySystem() }
    }

    private mutating func canLift(in list: ListID) -> Bool {
        guard sessions.isEmpty || obeys(.r027) else { return false }
        let finishing: (LiftObstacle, RuleID)? =
            self[list].kind != .view && animations.isFinishingDrop(list) && obeys(.r092) ? (.dropUnderWay, .r092) : nil
        guard let (obstacle, rule) = liftObstacle(in: list) ?? finishing else { return true }
        record(.note(.liftIgnored(obstacle, list: list)), rule)
        recordSilence([.itemsForBeginning, .dragWillBegin, .performDrop], in: list, because: rule)
        return false
    }

    /// The touched row first, then the other selected rows in index order if the touched one is selected (R082, Q11).
    mutating func askForLiftedItems(at path: RowPath, in list: ListID) -> [DragState.Item] {
        guard adapter(of: list).hitTestsIndexPaths else {
            let touched = self[list].shown[path]
            return askForItems(DelegateCall(.itemsForBeginning, in: list, item: touched)).map { item in
                DragState.Item(id: item, list: list, sourcePath: nil)
            }
        }
        var items: [DragState.Item] = []
        for row in rowsToLift(touching: path, in: list) {
            let call = DelegateCall(.itemsForBeginning, in: list, path: row, item: self[list].shown[row])
            let answer = askForItems(call)
            if hasException || (answer.isEmpty && refusesDrag(row, touching: path)) { return [] }
            items += answer.map { DragState.Item(id: $0, list: list, sourcePath: row) }
        }
        return items
    }

    /// Whether an empty answer for a row stops the whole drag (R084); the alternative of Q11 lets every row do that.
    private func refusesDrag(_ row: RowPath, touching path: RowPath) -> Bool {
        obeys(.r084) && (row == path || assumesOther(.q11))
    }

    /// The row alone, or with the other selected rows if it is selected too (R082), in the order of R083.
    private func rowsToLift(touching path: RowPath, in list: ListID) -> [RowPath] {
        let selected = self[list].selected
        guard let touched = self[list].shown[path], selected.contains(touched) else { return [path] }
        var paths = self[list].shown.paths(of: selected)
        paths[touched] = path
        guard obeys(.r083) else { return selected.compactMap { paths[$0] } }
        let rows = paths.values.sorted()
        return assumesOther(.q11) ? rows : [path] + rows.filter { $0 != path }
    }

    /// Previews of the lift, one by one: an item of a plain view that has none is not visible and is not lifted (R004,
    /// R008). Lists are asked for parameters, and take nil for the whole cell (R085).
    mutating func askForLiftPreviews(of items: [DragState.Item], in list: ListID) {
        for item in items {
            let answer = ask(DelegateCall(.liftPreview, in: list, path: item.sourcePath, item: item.id))
            guard case .preview(let preview) = answer, self[list].kind == .view else { continue }
            let isKept = preview != .none || obeys(.r008)
            let index = drag?.items.firstIndex { $0 == item }
            if let index, isKept { drag?.items[index].preview = preview }
        }
    }

    /// Letting go without having moved: no session, no end calls (R011).
    mutating func release() {
        endLift(because: .r011)
    }

    /// The lift runs backwards, unless it has run in full before (R010).
    mutating func endLift(because rule: RuleID) {
        let list = drag?.source
        let cells = drag?.cells ?? []
        drag = nil
        hand.isTouchingWithoutDrag = false
        endLiftAnimation(at: .start)
        tellCells(cells, of: .none)
        recordSilence([.dragWillBegin, .dragDidEnd, .dragWillEnd, .canHandle, .performDrop], in: list, because: rule)
    }

    /// Lift, and enough movement for the session to begin.
    mutating func beginDrag(_ path: RowPath, in list: ListID) {
        if drag == nil { lift(path, in: list) }
        begin()
    }

    /// The second phase: the session begins, its questions are put, and the finger is over the lifted row (R013, R086).
    mutating func begin() {
        guard let lifted = drag, lifted.phase == .lifted else { return }
        let list = lifted.source
        guard self[list].updateCount == lifted.updateCountAtLift || !obeys(.r018) else {
            drag = nil
            hand.isTouchingWithoutDrag = true
            endLiftAnimation(at: .start)
            tellCells(lifted.cells, of: .none)
            record(.note(.ignored(list: list)), .r018)
            recordSilence([.dragWillBegin, .canHandle, .performDrop], in: list, because: .r018)
            return
        }
        endLiftAnimation(at: .end)
        drag?.phase = .dragging
        animations.faded = []
        let asksFirst = self[list].kind != .view && assumesOther(.q03)
        if asksFirst { askSessionQuestions(of: list) }
        if !obeys(.r219) { loads.deliveries.providedItems += lifted.items.map { $0.id } }
        ask(DelegateCall(.dragWillBegin, in: list))
        tellCells(drag?.cells ?? [], of: .dragging)
        if !asksFirst { askSessionQuestions(of: list) }
        askPreviewProviders()
        ask(DelegateCall(.dragDidMove, in: list))
        let place = decideBeneathFinger()?.list ?? list
        enter(place)
        update(place)
        scalePreviews()
        restFinger()
    }

    /// Each once, in the order of Q03; the restriction only where drags cross apps (R014).
    private mutating func askSessionQuestions(of list: ListID) {
        let allowsMove = askYesOrNo(DelegateCall(.allowsMoveOperation, in: list))
        drag?.allowsMoveOperation = allowsMove
        if device.dragsAcrossApps || !obeys(.r014) {
            let isRestricted = askYesOrNo(DelegateCall(.isRestrictedToDraggingApplication, in: list))
            drag?.isRestrictedToDraggingApplication = isRestricted
        } else {
            recordSilence([.isRestrictedToDraggingApplication], in: list, because: .r014)
        }
        let prefersFullSize = askYesOrNo(DelegateCall(.prefersFullSizePreviews, in: list))
        drag?.prefersFullSizePreviews = prefersFullSize
    }
}

/// What keeps a lift from beginning, or ends it early.
extension Engine {
    /// What keeps a drag from beginning in the list, with the rule; nil for nothing.
    func liftObstacle(in list: ListID) -> (LiftObstacle, RuleID)? {
        if obeys(.r002), !scene.isDragEnabled(list) {
            return (self[list].hasDefaultDragEnabled ? .offByDefault(device) : .switchedOff, .r002)
        }
        return respondent.implements(.itemsForBeginning, in: list) ? nil : (.noItems, .r082)
    }

    /// Another gesture recognizer fires before the finger has moved (R012).
    mutating func recognizeOther(isLongPress: Bool) {
        guard let list = drag?.source else { return }
        let outcome = outcomeOfRecognizer(isLongPress: isLongPress, in: list)
        record(.note(.recognized(outcome, list: list)), .r012)
        guard obeys(.r012), outcome == .liftIsCancelled else { return }
        endLift(because: .r012)
        hand.isTouchingWithoutDrag = true
    }

    /// A second touch in a view whose lift behavior is extended: what another finger, or this one, has lifted there and
    /// not moved yet is let go (R248).
    mutating func cancelExtendedLift(in list: ListID) {
        guard self[list].hasExtendedLift, device.version >= Decisions.extendedLiftVersion, obeys(.r248) else { return }
        for session in sessions where session.drag.phase == .lifted && session.drag.source == list {
            onBehalf(of: session.finger) { engine in
                engine.endLift(because: .r248)
                engine.hand.isTouchingWithoutDrag = true
            }
        }
    }

    private func outcomeOfRecognizer(isLongPress: Bool, in list: ListID) -> RecognizerOutcome {
        if isLongPress { return .bothGoOn }
        return self[list].allowsSimultaneousRecognitionDuringLift ? .liftIsCancelled : .recognizerFails
    }
}

/// Sessions that are never dragged: Ask Siri in a context menu takes the items of a row, from iOS 27 on (R247, Q38).
extension Engine {
    /// Nothing lifts, no preview is asked for, and no drop side is involved. The session begins and ends at once.
    mutating func askSiri(about path: RowPath, in list: ListID) {
        guard obeys(.r247) else { return }
        if let (obstacle, rule) = liftObstacle(in: list) {
            record(.note(.liftIgnored(obstacle, list: list)), rule)
            recordSilence([.itemsForBeginning, .dragWillBegin], in: list, because: rule)
            return
        }
        let updateCount = self[list].updateCount
        let items = askForLiftedItems(at: path, in: list)
        guard !hasException else { return }
        guard !items.isEmpty else {
            recordSilence([.dragWillBegin, .dragDidEnd], in: list, because: self[list].kind == .view ? .r005 : .r084)
            return
        }
        drag = DragState(
            phase: .dragging, source: list, touched: path, items: items, finger: nil, contributors: [list],
            updateCountAtLift: updateCount)
        tellOfUndraggedSession(in: list)
        drag = nil
        guard !hasException else { return }
        hands.lastOperation = .cancel
        record(.note(.sessionEnded(.cancel)), .r247)
    }

    private mutating func tellOfUndraggedSession(in list: ListID) {
        let hears = !assumesOther(.q38)
        if hears { ask(DelegateCall(.dragWillBegin, in: list), because: .r247) }
        let operation: DropOperation? = self[list].kind == .view ? .cancel : nil
        if hears { ask(DelegateCall(.dragWillEnd, in: list, operation: operation), because: .r247) }
        ask(DelegateCall(.dragDidEnd, in: list, operation: operation), because: .r247)
    }
}

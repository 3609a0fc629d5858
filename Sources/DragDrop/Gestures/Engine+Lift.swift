extension Engine {
    /// Long press on a row: asks for items, and lifts them if there are any (R001, R004, R082).
    mutating func lift(_ path: RowPath, in list: ListID) {
        hand.isTouchingWithoutDrag = true
        cancelExtendedLift(in: list)
        if !hasSession { hands.previewProviders = [:] }
        guard canLift(in: list) else { return }
        let updateCount = self[list].updateCount
        var items = askForLiftedItems(at: path, in: list)
        guard !hasException else { return }
        if self[list].updateCount != updateCount {
            for index in items.indices { items[index].sourcePath = nil }
        }
        guard !items.isEmpty else {
            let rule = adapter(of: list).traits.emptyAnswerRule
            recordSilence([.dragWillBegin, .canHandle, .performDrop], in: list, because: rule)
            return
        }
        hand.isTouchingWithoutDrag = false
        drag = DragState(
            phase: .lifted, source: list, touched: path, items: rulebook.lifted(items),
            finger: FingerLocation(
                list: list,
                place: adapter(of: list).traits.hasIndexPaths
                    ? .row(path, zone: .middle) : hands.touchedPlace ?? .anywhere),
            contributors: [list], updateCountAtLift: updateCount
        )
        liftCells(of: (drag?.items ?? []).compactMap { $0.sourcePath }, in: list)
        askForLiftPreviews(of: drag?.items ?? [], in: list)
        askToAnimate(
            DelegateCall(.willAnimateLift, in: list), .lift, lasting: Decisions.liftMilliseconds)
        tellCells(drag?.cells ?? [], of: .lifting)
        if !rulebook.beginsWithMovement { begin() }
    }

    /// `dragInteractionEnabled`: applies to later drags; the current one continues (R002, R091).
    package mutating func setDragInteractionEnabled(_ isEnabled: Bool, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setDragInteractionEnabled(isEnabled), list: list), .r091)
        self[list].isDragEnabled = isEnabled
        self[list].hasDefaultDragEnabled = false
        if !isEnabled, drag?.source == list, rulebook.endsDragWhenDisabled { cancelBySystem() }
    }

    private mutating func canLift(in list: ListID) -> Bool {
        guard !hasSession || rulebook.liftsBesideOtherDrags else { return false }
        let finishing = animations.isFinishingDrop(list) ? rulebook.obstacleOfLastDrop(adapter(of: list)) : nil
        guard let (obstacle, rule) = liftObstacle(in: list) ?? finishing else { return true }
        record(.note(.liftIgnored(obstacle, list: list)), rule)
        recordSilence([.itemsForBeginning, .dragWillBegin, .performDrop], in: list, because: rule)
        return false
    }

    /// Asks for the touched row first, then for the other selected rows in index order if the touched one is selected
    /// (R082, Q11).
    mutating func askForLiftedItems(at path: RowPath, in list: ListID) -> [DragState.Item] {
        guard adapter(of: list).traits.hasIndexPaths else {
            let touched = self[list].shown[path]
            return askForItems(DelegateCall(.itemsForBeginning, in: list, item: touched)).map { item in
                DragState.Item(id: item, list: list, sourcePath: nil)
            }
        }
        var items: [DragState.Item] = []
        for row in rowsToLift(touching: path, in: list) {
            let call = DelegateCall(.itemsForBeginning, in: list, path: row, item: self[list].shown[row])
            let answer = askForItems(call)
            if hasException || (answer.isEmpty && rulebook.refusesDrag(ofRowTouched: row == path)) { return [] }
            items += answer.map { DragState.Item(id: $0, list: list, sourcePath: row) }
        }
        return items
    }

    /// The touched row, with the other selected rows if it is selected (R082), in the order of R083.
    private func rowsToLift(touching path: RowPath, in list: ListID) -> [RowPath] {
        let selected = self[list].selected
        guard let touched = self[list].shown[path], selected.contains(touched) else { return [path] }
        var paths = self[list].shown.paths(of: selected)
        paths[touched] = path
        return rulebook.order(paths.values.sorted(), touching: path, asSelected: selected.compactMap { paths[$0] })
    }

    /// Asks for lift previews one by one. An item of a plain view with a nil preview is not visible, but stays in the
    /// drag (R004, R008). Lists are asked for parameters, where nil means the whole cell (R085).
    mutating func askForLiftPreviews(of items: [DragState.Item], in list: ListID) {
        for item in items {
            let answer = ask(DelegateCall(.liftPreview, in: list, path: item.sourcePath, item: item.id))
            guard case .preview(let preview) = answer, !adapter(of: list).traits.hasIndexPaths else { continue }
            let isKept = rulebook.keeps(preview)
            let index = drag?.items.firstIndex { $0 == item }
            if let index, isKept { drag?.items[index].preview = preview }
        }
    }

    /// Releases the finger before any movement: no session, no end calls (R011).
    mutating func release() {
        endLift(because: .r011)
    }

    /// Ends the drag before its session begins. The animation of the lift is reversed, unless it is complete (R010).
    mutating func endLift(because rule: RuleID) {
        let list = drag?.source
        let cells = drag?.cells ?? []
        drag = nil
        hand.isTouchingWithoutDrag = false
        endLiftAnimation(at: .start)
        tellCells(cells, of: .none)
        recordSilence([.dragWillBegin, .dragDidEnd, .dragWillEnd, .canHandle, .performDrop], in: list, because: rule)
    }

    /// Lifts, and moves far enough for the session to begin.
    mutating func beginDrag(_ path: RowPath, in list: ListID) {
        if drag == nil { lift(path, in: list) }
        begin()
    }

    /// Begins the session after the lift: asks its questions, and enters the list or view under the finger (R013,
    /// R086). Ends the lift instead if the list has changed since (R018).
    mutating func begin() {
        guard let lifted = drag, lifted.phase == .lifted else { return }
        let list = lifted.source
        guard !rulebook.endsLift(afterChange: self[list].updateCount != lifted.updateCountAtLift) else {
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
        let asksFirst = rulebook.asksBeforeBegin(adapter(of: list))
        if asksFirst { askSessionQuestions(of: list) }
        if !rulebook.providesDataOnRequest { loads.deliveries.providedItems += lifted.items.map { $0.id } }
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

    /// Asks each question once, in the order of Q03; the restriction only where drags cross apps (R014).
    private mutating func askSessionQuestions(of list: ListID) {
        let allowsMove = askYesOrNo(DelegateCall(.allowsMoveOperation, in: list))
        drag?.allowsMoveOperation = allowsMove
        if rulebook.asksAboutRestriction(on: device) {
            let isRestricted = askYesOrNo(DelegateCall(.isRestrictedToDraggingApplication, in: list))
            drag?.isRestrictedToDraggingApplication = isRestricted
        } else {
            recordSilence([.isRestrictedToDraggingApplication], in: list, because: .r014)
        }
        let prefersFullSize = askYesOrNo(DelegateCall(.prefersFullSizePreviews, in: list))
        drag?.prefersFullSizePreviews = prefersFullSize
    }
}

/// Obstacles that prevent a lift or end it early.
extension Engine {
    /// The obstacle that prevents a drag in the list, with its rule; nil for none.
    func liftObstacle(in list: ListID) -> (LiftObstacle, RuleID)? {
        if rulebook.liftsWhereEnabledAlone, !scene.isDragEnabled(list) {
            return (self[list].hasDefaultDragEnabled ? .offByDefault(device) : .switchedOff, .r002)
        }
        return delegate.implements(.itemsForBeginning, in: list) ? nil : (.noItems, .r082)
    }

    /// Another gesture recognizer fires before the finger moves (R012).
    mutating func recognizeOther(isLongPress: Bool) {
        guard let list = drag?.source else { return }
        let outcome = outcomeOfRecognizer(isLongPress: isLongPress, in: list)
        record(.note(.recognized(outcome, list: list)), .r012)
        guard rulebook.cancelsLiftByRecognizer, outcome == .liftIsCancelled else { return }
        endLift(because: .r012)
        hand.isTouchingWithoutDrag = true
    }

    /// A second touch in a view with extended lift behaviour. It releases what this or another finger has lifted there
    /// without moving (R248).
    mutating func cancelExtendedLift(in list: ListID) {
        guard self[list].hasExtendedLift, rulebook.cancelsExtendedLift(on: device) else { return }
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

/// Sessions without a drag: Ask Siri in a context menu uses the items of a row, from iOS 27 on (R247, Q38).
extension Engine {
    /// Begins and ends a session at once, without lift, previews or drop sides.
    mutating func askSiri(about path: RowPath, in list: ListID) {
        guard rulebook.hasUndraggedSessions else { return }
        if let (obstacle, rule) = liftObstacle(in: list) {
            record(.note(.liftIgnored(obstacle, list: list)), rule)
            recordSilence([.itemsForBeginning, .dragWillBegin], in: list, because: rule)
            return
        }
        let updateCount = self[list].updateCount
        let items = askForLiftedItems(at: path, in: list)
        guard !hasException else { return }
        guard !items.isEmpty else {
            recordSilence([.dragWillBegin, .dragDidEnd], in: list, because: adapter(of: list).traits.emptyAnswerRule)
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
        let hears = rulebook.beginsUndraggedSessions
        if hears { ask(DelegateCall(.dragWillBegin, in: list), because: .r247) }
        let operation: DropOperation? = adapter(of: list).traits.tellsOperation ? .cancel : nil
        if hears { ask(DelegateCall(.dragWillEnd, in: list, operation: operation), because: .r247) }
        ask(DelegateCall(.dragDidEnd, in: list, operation: operation), because: .r247)
    }
}

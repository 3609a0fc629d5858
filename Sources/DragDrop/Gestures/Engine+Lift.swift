extension Engine {
    /// Long press on a row: asks for items and, when there are some, lifts them (R001, R004, R082).
    mutating func lift(_ path: IndexPath, in list: ListID) {
        isTouchingWithoutDrag = true
        guard canLift(in: list) else { return }
        let updateCount = self[list].updateCount
        var items = askForLiftedItems(at: path, in: list)
        guard exception == nil else { return }
        if self[list].updateCount != updateCount {
            for index in items.indices { items[index].sourcePath = nil }
        }
        guard !items.isEmpty else {
            let rule: RuleID = self[list].kind == .view ? .r005 : .r084
            recordSilence([.dragWillBegin, .canHandle, .performDrop], in: list, because: rule)
            return
        }
        isTouchingWithoutDrag = false
        drag = DragState(
            phase: .lifted, source: list, touched: path, items: items,
            finger: FingerLocation(list: list, place: self[list].kind == .view ? .anywhere : .row(path, zone: .middle)),
            contributors: [list], updateCountAtLift: updateCount
        )
        askForLiftPreviews(of: items, in: list)
    }

    private mutating func canLift(in list: ListID) -> Bool {
        let silent: [Question] = [.itemsForBeginning, .dragWillBegin, .performDrop]
        guard sessions.isEmpty || obeys(.r027) else { return false }
        guard self[list].isDragEnabled else {
            record(.note(.ignored(list: list)), .r002)
            recordSilence(silent, in: list, because: .r002)
            return false
        }
        guard respondent.implements(.itemsForBeginning, in: list) else {
            record(.note(.ignored(list: list)), .r082)
            recordSilence(silent, in: list, because: .r082)
            return false
        }
        return true
    }

    /// The touched row first, then the other selected rows in index order if the touched one is selected (R082, Q11).
    private mutating func askForLiftedItems(at path: IndexPath, in list: ListID) -> [DragState.Item] {
        guard self[list].adapter.hitTestsIndexPaths else {
            let touched = self[list].shown[path]
            return askForItems(DelegateCall(.itemsForBeginning, in: list, item: touched)).map { item in
                DragState.Item(id: item, list: list, sourcePath: nil)
            }
        }
        var items: [DragState.Item] = []
        for (position, row) in rowsToLift(touching: path, in: list).enumerated() {
            let call = DelegateCall(.itemsForBeginning, in: list, path: row, item: self[list].shown[row])
            let answer = askForItems(call)
            if exception != nil || (position == 0 && answer.isEmpty) { return [] }
            items += answer.map { DragState.Item(id: $0, list: list, sourcePath: row) }
        }
        return items
    }

    private func rowsToLift(touching path: IndexPath, in list: ListID) -> [IndexPath] {
        guard let touched = self[list].shown[path], self[list].selected.contains(touched) else { return [path] }
        let others = self[list].shown.paths(of: self[list].selected.filter { $0 != touched })
        return [path] + others.values.sorted()
    }

    /// Previews of the lift: per item, then the animator (R004, R085).
    mutating func askForLiftPreviews(of items: [DragState.Item], in list: ListID) {
        for item in items {
            ask(DelegateCall(.liftPreview, in: list, path: item.sourcePath, item: item.id))
        }
        ask(DelegateCall(.willAnimateLift, in: list))
    }

    /// Letting go without having moved: no session, no end calls (R011).
    mutating func release() {
        let list = drag?.source
        drag = nil
        isTouchingWithoutDrag = false
        recordSilence([.dragWillBegin, .dragDidEnd, .dragWillEnd, .canHandle, .performDrop], in: list, because: .r011)
    }

    /// Lift, and enough movement for the session to begin.
    mutating func beginDrag(_ path: IndexPath, in list: ListID) {
        if drag == nil { lift(path, in: list) }
        begin()
    }

    /// The second phase: the session begins, its questions are put, and the finger is over the lifted row (R013, R086).
    mutating func begin() {
        guard let lifted = drag, lifted.phase == .lifted else { return }
        let list = lifted.source
        guard self[list].updateCount == lifted.updateCountAtLift else {
            drag = nil
            isTouchingWithoutDrag = true
            record(.note(.ignored(list: list)), .r018)
            recordSilence([.dragWillBegin, .canHandle, .performDrop], in: list, because: .r018)
            return
        }
        drag?.phase = .dragging
        ask(DelegateCall(.dragWillBegin, in: list))
        askSessionQuestions(of: list)
        ask(DelegateCall(.dragDidMove, in: list))
        enter(list)
        update(list)
    }

    /// Each once, in the order of Q03; the restriction only where drags cross apps (R014).
    private mutating func askSessionQuestions(of list: ListID) {
        let allowsMove = askYesOrNo(DelegateCall(.allowsMoveOperation, in: list))
        drag?.allowsMoveOperation = allowsMove
        if device.dragsAcrossApps {
            let isRestricted = askYesOrNo(DelegateCall(.isRestrictedToDraggingApplication, in: list))
            drag?.isRestrictedToDraggingApplication = isRestricted
        }
        ask(DelegateCall(.prefersFullSizePreviews, in: list))
    }
}

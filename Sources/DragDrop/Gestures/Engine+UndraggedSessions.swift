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

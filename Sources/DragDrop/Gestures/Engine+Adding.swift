extension Engine {
    /// A tap of another finger on a row while a session runs (R020–R026).
    mutating func add(_ path: RowPath, in list: ListID) {
        cancelExtendedLift(in: list)
        begin()
        guard !hands.draggingFingers.isEmpty, liftObstacle(in: list) == nil else {
            record(.note(.ignored(list: list)), .r020)
            return
        }
        guard let finger = fingerToJoin(at: path, in: list) else {
            record(.note(.ignored(list: list)), .r023)
            recordSilence([.itemsForAdding], in: list, because: .r023)
            tap(path, in: list)
            return
        }
        onBehalf(of: finger) { $0.join(path, in: list) }
    }

    /// The finger whose session receives the items: the only one, or the one that the delegate chooses (R023). Nil when
    /// the delegate chooses none.
    private mutating func fingerToJoin(at path: RowPath, in list: ListID) -> Int? {
        let fingers = hands.draggingFingers
        guard fingers.count > 1, rulebook.asksForSessionToJoin else {
            return fingers.contains(finger) ? finger : fingers.first
        }
        let call = DelegateCall(.sessionForAdding, in: list, item: self[list].shown[path])
        guard case .session(let picked?) = ask(call), fingers.contains(picked) else { return nil }
        return picked
    }

    /// Asks for items and adds them to the session of the acting finger.
    private mutating func join(_ path: RowPath, in list: ListID) {
        guard let drag, rulebook.joins(inSameApp: self[list].app == self[drag.source].app) else {
            record(.note(.ignored(list: list)), .r020)
            recordSilence([.itemsForAdding], in: list, because: .r020)
            return
        }
        let tracksRows = adapter(of: list).traits.hasIndexPaths
        let row = tracksRows ? path : nil
        let updateCount = self[list].updateCount
        let added = askForItems(DelegateCall(.itemsForAdding, in: list, path: row, item: self[list].shown[path]))
        guard !hasException else { return }
        guard !added.isEmpty else {
            tap(path, in: list)
            return
        }
        let source = self[list].updateCount == updateCount && rulebook.addedRowsHaveSource ? row : nil
        let items = rulebook.addsItemsAgain ? added : added.filter { item in !drag.items.contains { $0.id == item } }
        append(items.map { DragState.Item(id: $0, list: list, sourcePath: source) }, from: list)
        if let source { addCell(at: source, in: list) }
    }

    /// An addition without items is an ordinary tap (R021).
    private mutating func tap(_ path: RowPath, in list: ListID) {
        guard adapter(of: list).traits.hasIndexPaths, let item = self[list].shown[path], rulebook.tapsWithoutAddition
        else { return }
        if rulebook.deselects(item, of: self[list].selected) {
            self[list].selected.removeAll { $0 == item }
            record(.note(.deselected([item], list: list)), .r029)
        } else {
            if !self[list].selected.contains(item) { self[list].selected.append(item) }
            record(.note(.selected([item], list: list)), .r021)
        }
    }

    private mutating func append(_ added: [DragState.Item], from list: ListID) {
        hands.itemsAddedLast = added.map { $0.id }
        addRows(added, of: list)
        drag?.addContributor(list)
        if rulebook.previewsAddedItems { askForLiftPreviews(of: added, in: list) }
        for contributor in drag?.contributors ?? [] {
            ask(DelegateCall(.willAddItems, in: contributor, item: added.first?.id))
        }
        if rulebook.asksAgainForAddedItems { drag?.forgetAnswers() }
        if let current = drag?.finger?.list, rulebook.proposesAgainForAddedItems { offerAgain(to: current) }
        scalePreviews()
    }

    /// Marks the cell of an added row as dragged (R089).
    private mutating func addCell(at path: RowPath, in list: ListID) {
        tellCells(liftCells(of: [path], in: list), of: .dragging)
    }

    /// Adds items to the drag, which removes their rows from the index space of the gap (R103). On the screen the gap
    /// does not move.
    private mutating func addRows(_ added: [DragState.Item], of list: ListID) {
        recountGap(in: list) { $0.drag?.items += added }
    }

    /// Asks the list under the finger again (R025, R051): it may now accept the session, or stop accepting it.
    private mutating func offerAgain(to list: ListID) {
        guard hand[visit: list] != nil else { return }
        if offer(to: list) {
            if hand[visit: list]?.isInside == false { tellOfEntry(list) }
            update(list, because: .newItems)
        } else if hand.isInside(list) {
            forgetPlace(in: list)
        }
    }
}

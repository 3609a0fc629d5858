extension Engine {
    /// A diffable collection moves the row in its own snapshot between `willReorder` and `didReorder` (R135, R147,
    /// R148).
    mutating func reorderSnapshot(
        from source: RowPath, to target: RowPath, in list: ListID, because rule: RuleID
    ) {
        let item = self[list].shown[source]
        let updateCount = self[list].updateCount
        let change = reordering(from: source, to: target, in: list)
        self[list].transaction = change.transaction
        record(.note(.reordering(change.transaction, list: list)), .r148)
        let questions = questionsOfMove(from: source, to: target, in: list, rule)
        let will = DelegateCall(.willReorder, in: list, path: source, target: target, item: item)
        ask(will, because: rule, restingOn: questions)
        guard !hasException, self[list].updateCount == updateCount else { return }
        take(change, in: list)
        reorderingList = list
        let did = DelegateCall(.didReorder, in: list, path: source, target: target, item: item)
        ask(did, because: rule, restingOn: questions)
        reorderingList = nil
    }

    private mutating func take(_ change: Reordering, in list: ListID) {
        self[list].shown = change.rows
        self[list].updateCount += 1
        self[list].model = change.rows
        self[list].shownOutlines = change.outlines
        self[list].outlines = change.outlines
    }
}

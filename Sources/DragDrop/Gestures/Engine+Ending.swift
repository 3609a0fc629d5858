extension Engine {
    /// The session ends without a drop (R031, R071, R110, R139): drop sides first, then the drag side (Q01).
    mutating func finish(_ operation: DropOperation) {
        if drag?.finger == nil {
            let last = drag?.visits.last?.list
            let rule = last.map { self[$0].adapter.outsideRule } ?? .r071
            recordSilence([.performDrop, .moveRow], in: last, because: rule)
        }
        tellSourceOfEnd(operation)
        endDropSides()
        guard let source = drag?.source else { return }
        askForCancelPreviews(in: source)
        ask(DelegateCall(.dragDidEnd, in: source, operation: operation))
        close(operation)
    }

    /// The session ends with a performed drop (R032, R138, T15) or a native move (R137): only after a native move does
    /// the drag side hear first (Q01).
    mutating func end(_ operation: DropOperation, performedIn list: ListID, isNative: Bool) {
        guard let source = drag?.source else { return }
        let call = DelegateCall(.dragDidEnd, in: source, operation: operation)
        if isNative {
            ask(call)
            endDropSides()
        } else {
            endDropSides()
            ask(call)
        }
        ask(DelegateCall(.concludeDrop, in: list))
        close(operation)
        finishTransfersWithoutLoads()
    }

    /// Plain sources hear the outcome before anything is performed (R030).
    mutating func tellSourceOfEnd(_ operation: DropOperation) {
        guard let source = drag?.source else { return }
        ask(DelegateCall(.dragWillEnd, in: source, operation: operation))
    }

    /// Every list that ever heard of the session hears its end (R057, R096).
    private mutating func endDropSides() {
        for visit in drag?.visits ?? [] where visit.wasTold {
            if !isTaken(visit.list) { setGap(nil, in: visit.list, because: .r162) }
            ask(DelegateCall(.dropDidEnd, in: visit.list))
        }
    }

    /// Plain: previews per item, then animators (R031). Lists ask again for the parameters of the rows (R085).
    private mutating func askForCancelPreviews(in source: ListID) {
        let items = drag?.items ?? []
        let question: Question = self[source].kind == .view ? .cancelPreview : .liftPreview
        for item in items where item.list == source {
            ask(DelegateCall(question, in: source, path: item.sourcePath, item: item.id))
        }
        for item in items where item.list == source {
            ask(DelegateCall(.willAnimateCancel, in: source, item: item.id))
        }
    }

    private mutating func close(_ operation: DropOperation) {
        guard exception == nil else { return }
        drag = nil
        isTouchingWithoutDrag = false
        lastOperation = operation
        record(.note(.sessionEnded(operation)), nil)
    }
}

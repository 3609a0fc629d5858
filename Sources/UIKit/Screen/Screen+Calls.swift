internal import DragDrop

/// Calls of the engine's questions to the delegates.
extension Screen {
    func implements(_ question: Question, in host: ViewHost) -> Bool {
        switch host.kind {
        case .table: return TableCalls(self, host).implements(question)
        case .collection: return CollectionCalls(self, host).implements(question)
        case .view: return ViewCalls(self, host).implements(question)
        }
    }

    /// Answers a question; `.absent` when the method turns out to be missing.
    func answer(_ call: DelegateCall) -> DelegateAnswer? {
        guard let host = self[call.list] else { return nil }
        lastCall = call
        if let willCall { withEngine { willCall(call, $0) } }
        let answer: DelegateAnswer?
        switch host.kind {
        case .table: answer = TableCalls(self, host).answer(call)
        case .collection: answer = CollectionCalls(self, host).answer(call)
        case .view: answer = ViewCalls(self, host).answer(call)
        }
        noteEnd(of: call)
        // When the presence was unknown before, the call has revealed it.
        return self[call.list].map { implements(call.question, in: $0) } == true ? answer : .absent
    }

    /// Questions without a delegate: those about placeholders and cells.
    func implements(_ question: Question, inAnyList list: any ListView) -> Bool {
        switch question {
        case .placeholderUpdate: placeholders.values.contains { $0.update != nil }
        case .placeholderPreview: placeholders.values.contains { $0.preview != nil }
        case .dragStateDidChange: list.rows.hasCellsTold
        case .cellProvider: list.rows.staleRowStays != nil
        default: false
        }
    }

    func answer(_ call: DelegateCall, inAnyList list: any ListView) -> DelegateAnswer? {
        switch call.question {
        case .placeholderUpdate, .placeholderPreview: answerForPlaceholder(call)
        case .cellProvider: list.rows.answerForStaleCell(call)
        default: nil
        }
    }

    /// For example `tableView(_:itemsForBeginning:at:)`.
    var nameOfLastCall: String {
        guard let lastCall else { return "a completion handler" }
        return withEngine { $0[lastCall.list].adapter[lastCall.question]?.selector } ?? "\(lastCall.question)"
    }

    /// Freezes the session's objects after its last call.
    private func noteEnd(of call: DelegateCall) {
        guard call.question == .dragDidEnd || call.question == .dropDidEnd else { return }
        endFinishedSessions()
    }

    // MARK: - Session objects

    /// The finger of the current drag.
    var actingFinger: Int { withEngine { $0.finger } }

    func dragSession() -> DragSession { sessions.drag(actingFinger, on: self) }

    func dropSession(over list: ListID) -> DropSession { sessions.drop(actingFinger, over: list, on: self) }

    // MARK: - Values

    func proposal(_ proposal: UIDropProposal, _ intent: DropIntent = .unspecified) -> DelegateAnswer {
        .proposal(
            DropProposal(
                DropOperation(proposal.operation), intent, isPrecise: proposal.isPrecise,
                prefersFullSizePreview: proposal.prefersFullSizePreview))
    }

    /// The app's parameters; nil and an absent method mean the whole cell.
    func preview(_ parameters: UIDragPreviewParameters?) -> DelegateAnswer {
        .preview(parameters == nil ? .standard : .own)
    }

    func items(_ items: [UIDragItem], for call: DelegateCall) -> DelegateAnswer {
        .items(withEngine { take(items, for: call.item ?? row(of: call, $0), in: &$0) })
    }

    private func row(of call: DelegateCall, _ engine: Engine) -> ItemID? {
        call.path.flatMap { engine[call.list].shown[$0] }
    }
}

extension DropOperation {
    init(_ operation: UIDropOperation) {
        switch operation {
        case .cancel: self = .cancel
        case .forbidden: self = .forbidden
        case .copy: self = .copy
        case .move: self = .move
        }
    }
}

extension UIDropOperation {
    init(_ operation: DropOperation) {
        switch operation {
        case .cancel: self = .cancel
        case .forbidden: self = .forbidden
        case .copy: self = .copy
        case .move: self = .move
        }
    }
}

extension Screen {
    /// `snapshotForExpandingParent`: the new children of an item.
    func replaceChildren(of item: ItemID, in list: ListID, by source: any OutlineDataSource) {
        let children = withEngine { engine -> SectionSnapshot? in
            var found: SectionSnapshot?
            engine.scene.replaceChildren(of: item, in: list) { old in
                found = old
                return nil
            }
            return found
        }
        guard let children, let new = source.children(of: item, insteadOf: children) else { return }
        withEngine { $0.scene.replaceChildren(of: item, in: list) { _ in new } }
    }
}

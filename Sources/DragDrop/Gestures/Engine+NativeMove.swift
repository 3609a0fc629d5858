/// What a release does when the view could move the row by itself.
enum NativeMove {
    case move(from: IndexPath, to: IndexPath)

    /// Neither a native move nor a drop.
    case nothing(RuleID)

    /// The drop arrives at `performDropWith`.
    case none
}

extension Engine {
    /// One local row, `.move` with `.insertAt`, and a data source that can reorder (R130, R131, R135).
    mutating func nativeMove(for proposal: DropProposal, in list: ListID) -> NativeMove {
        guard proposal.operation == .move, proposal.intent == .insertAtDestinationIndexPath,
            let drag, drag.items.count == 1, drag.source == list, let source = draggedPath(in: list),
            let gap = self[list].gap, isReorderCapable(list), self[list].shown[source] != nil
        else { return .none }
        guard gap != pathAfterRemoval(source, in: list) else {
            return self[list].kind == .table ? .nothing(.q07) : .none
        }
        let updateCount = self[list].updateCount
        guard mayReorder(source, in: list), self[list].updateCount == updateCount else { return .none }
        return .move(from: source, to: gap)
    }

    /// UIKit moves the row and tells the data source; `performDropWith` stays silent.
    mutating func moveNatively(from source: IndexPath, to target: IndexPath, in list: ListID) {
        recordSilence([.performDrop], in: list, because: self[list].adapter.nativeMoveRule ?? .r131)
        setGap(nil, in: list, because: self[list].adapter.nativeMoveRule ?? .r131)
        if self[list].kind == .collection, self[list].data == .diffable {
            reorderSnapshot(from: source, to: target, in: list)
        } else {
            let updateCount = self[list].updateCount
            ask(DelegateCall(.moveRow, in: list, path: source, target: target, item: self[list].shown[source]))
            // A diffable data source that applies its snapshot in here has shown the move already.
            if exception == nil, self[list].updateCount == updateCount { show(from: source, to: target, in: list) }
        }
        // Measured for collections; nothing is known of tables.
        guard exception == nil, self[list].kind == .collection else { return }
        ask(DelegateCall(.dropPreview, in: list, path: target), because: .r143)
    }

    private mutating func reorderSnapshot(from source: IndexPath, to target: IndexPath, in list: ListID) {
        let item = self[list].shown[source]
        let updateCount = self[list].updateCount
        ask(DelegateCall(.willReorder, in: list, path: source, target: target, item: item))
        guard exception == nil, self[list].updateCount == updateCount else { return }
        show(from: source, to: target, in: list)
        self[list].model = self[list].shown
        reorderingList = list
        ask(DelegateCall(.didReorder, in: list, path: source, target: target, item: item))
        reorderingList = nil
    }

    private mutating func show(from source: IndexPath, to target: IndexPath, in list: ListID) {
        self[list].shown.move(from: source, to: target)
        self[list].updateCount += 1
    }

    /// A diffable collection asks its reordering handlers first (R149).
    private mutating func mayReorder(_ source: IndexPath, in list: ListID) -> Bool {
        guard self[list].kind == .collection, self[list].data == .diffable else { return true }
        return askYesOrNo(DelegateCall(.canReorderItem, in: list, path: source, item: self[list].shown[source]))
    }
}

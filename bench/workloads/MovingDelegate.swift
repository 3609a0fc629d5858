package import DragDrop

/// Accepts everything, and moves the row in the model and in one batch.
package class MovingDelegate: EngineDelegate {
    package var list = ListID(rawValue: 0)

    package init() {}

    package func implements(_ question: Question, in list: ListID) -> Bool {
        switch question {
        case .itemsForBeginning, .canHandle, .didUpdate, .performDrop: true
        default: false
        }
    }

    package func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        switch call.question {
        case .itemsForBeginning: return .items(call.item.map { [$0] } ?? [])
        case .canHandle: return .boolean(true)
        case .didUpdate: return .proposal(DropProposal(.move, .insertAtDestinationIndexPath))
        case .performDrop: perform(&engine)
        default: break
        }
        return .nothing
    }

    private func perform(_ engine: inout Engine) {
        guard let coordinator = engine.coordinator, let source = coordinator.items.first?.sourcePath,
            let target = coordinator.destination
        else { return }
        try? engine.scene.moveInModel(from: source, to: target, in: list)
        engine.beginBatch(in: list)
        engine.update(ListUpdate(.deleteRow(source)), in: list)
        engine.update(ListUpdate(.insertRow(target)), in: list)
        engine.endBatch(in: list)
        engine.coordinatorDrop(coordinator.items[0].id, toRow: target, in: list)
    }

    package func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {}

    package func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {}
}

internal import DNDResults
internal import DragDrop

/// Causes of shown rows that differ from the app's data.
extension ScenarioPlayer {
    /// The last change of a list's rows: a move by UIKit, or updates, with their places in a Swift program. Nil after a
    /// reload or a snapshot.
    func causeOfShownRows(in list: ListID) -> Finding.Cause? {
        for entry in engine.trace.reversed() {
            switch entry.kind {
            case .call(let call, _, _)
            where call.list == list && (call.question == .moveRow || call.question == .didReorder):
                return engine[list].adapter[call.question].map { .nativeMove($0.name) }
            case .action(.batch(let updates), list):
                return .updates(updates.compactMap { $0.origin.programPlace })
            case .action(.update(let update), list):
                return .updates([update.origin.programPlace].compactMap { $0 })
            case .action(.reloadData, list), .action(.applySnapshot, list): return nil
            default: continue
            }
        }
        return nil
    }

    /// The route of the last drop into a list, when its delegate implements both `moveRowAt` or `moveItemAt` and
    /// `performDropWith`. Only for the user's own code, since the textbook delegate handles both.
    func route(in list: ListID) -> DropRoute? {
        let state = engine[list]
        let ways: [Question] = [.moveRow, .performDrop]
        guard state.kind != .view, ways.allSatisfy({ delegateImplements($0, in: list) }) else { return nil }
        let start = watch.drop?.firstEntry ?? 0
        let called = engine.trace[start...].last { entry in
            guard case .call(let call, _, true) = entry.kind else { return false }
            return call.list == list && ways.contains(call.question)
        }
        guard case .call(let call, _, _)? = called?.kind,
            let other = ways.first(where: { $0 != call.question }),
            let reason = reason(forSilenceOf: other, in: list, since: start),
            let calledName = state.adapter[call.question]?.name, let otherName = state.adapter[other]?.name
        else { return nil }
        return DropRoute(called: calledName, passedOver: otherName, citation: reason)
    }

    private func delegateImplements(_ question: Question, in list: ListID) -> Bool {
        guard kindInProgram(list) == nil else { return engine.delegate.implements(question, in: list) }
        let script = player.scripts[Int(list.rawValue)]
        return script.implements(question) && !script.isTextbook
    }

    private func reason(forSilenceOf question: Question, in list: ListID, since start: Int) -> Citation? {
        engine.trace[start...].last { entry in
            guard case .silence(let questions, let other) = entry.kind else { return false }
            return other == list && questions.contains(question)
        }?.citation
    }
}

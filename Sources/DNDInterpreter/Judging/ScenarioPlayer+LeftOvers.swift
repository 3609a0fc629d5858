internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

extension ScenarioPlayer {
    /// What must not stay open at the end of a scenario, unless an expectation after the last step says so.
    mutating func checkLeftOvers(at range: SourceRange?) {
        guard let range, engine.exception == nil else { return }
        let open = engine.sessions.map { $0.drag.phase }
        if !open.isEmpty, allowance.state == .idle {
            mismatches.append(
                Mismatch(.leftOver(.dragInProgress(lifted: !open.contains(.dragging))), at: range))
        }
        for list in engine.lists {
            if list.placeholders.count > 0, !allowance.placeholders {
                mismatches.append(
                    Mismatch(.leftOver(.placeholders(list.placeholders.count, list: list.name)), at: range))
            }
            if !engine.isConsistent(list.id), !allowance.shownLists.contains(list.id) {
                reportDifference(in: list, at: range)
            }
        }
    }

    /// Model and shown rows differ: once is enough, if an order has said so already.
    private mutating func reportDifference(in list: ListState, at range: SourceRange) {
        let isKnown = mismatches.contains { mismatch in
            guard case .order(let order) = mismatch.kind else { return false }
            return order.list == list.name && order.parts.contains { $0.model != nil && $0.model != $0.shown }
        }
        guard !isKnown else { return }
        mismatches.append(
            Mismatch(
                .leftOver(
                    .modelDiffers(
                        list: list.name, model: list.model.allItems.map { engine.label(of: $0) },
                        shown: list.shown.allItems.map { engine.label(of: $0) })),
                at: range))
    }
}

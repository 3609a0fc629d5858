internal import DragDrop

extension Engine {
    /// Whether all fingers are up.
    package var isQuiet: Bool {
        !hasSession && movement == nil && !isTouchingWithoutDrag
    }

    var hasPendingLoads: Bool {
        loads.all.contains { $0.state == .pending }
    }

    /// Returns whether the step is useful. An item that was copied into a list is not dropped there again: labels
    /// identify rows, and the app would create a duplicate.
    func permits(_ step: ExploreStep) -> Bool {
        step.verb != "drop" || !dropsSecondCopy
    }

    var dropsSecondCopy: Bool {
        guard let drag, let target = drag.finger?.list else { return false }
        return drag.items.contains { item in
            item.list != target
                && (self[target].shown.path(of: item.id, near: nil) != nil
                    || self[target].model.path(of: item.id, near: nil) != nil
                    || loads.all.contains { $0.item == item.id && $0.state == .pending })
        }
    }
}

extension Engine {
    /// `hasActiveDrag`: false during the lift (R090).
    package func hasActiveDrag(_ list: ListID) -> Bool {
        sessions.contains { $0.drag.phase == .dragging && $0.drag.source == list }
    }

    /// `hasActiveDrop`: true while a drop session is tracked, outside the bounds too (R111).
    package func hasActiveDrop(_ list: ListID) -> Bool {
        sessions.contains { $0.drag.visits.contains { $0.list == list && $0.wasTold } }
    }

    /// `hasUncommittedUpdates`: placeholders, reordering, and for a table the gap (R187, Q33).
    package func hasUncommittedUpdates(_ list: ListID) -> Bool {
        if self[list].placeholders.count > 0 { return true }
        guard self[list].gap != nil else { return false }
        return self[list].kind == .table || (drag?.source == list && isReorderCapable(list))
    }

    /// Whether the running session, or the drop being performed, began in the list's own app (R068).
    package func isLocalSession(in list: ListID) -> Bool {
        if let coordinator { return coordinator.isLocal }
        guard let drag else { return false }
        return self[drag.source].app == self[list].app
    }

    /// The proposal in force at the list under the finger, after enforcement.
    package func proposal(in list: ListID?) -> DropProposal? {
        guard let drag else { return nil }
        guard let list = list ?? drag.finger?.list else { return nil }
        return drag.visits.first { $0.list == list }?.proposal
    }

    /// The row, in the data source's order, before which the gap is shown.
    package func gapBeforeRow(in list: ListID) -> IndexPath? {
        self[list].gap.map { pathBeforeRemoval($0, in: list) }
    }

    /// Whether model and shown rows agree. O(sections).
    package func isConsistent(_ list: ListID) -> Bool {
        self[list].model == self[list].shown
    }
}

extension Engine {
    /// `hasActiveDrag`: false during the lift (R090).
    package func hasActiveDrag(_ list: ListID) -> Bool {
        animations.isFinishingDrag(list)
            || sessions.contains { $0.drag.source == list && ($0.drag.phase == .dragging || !obeys(.r090)) }
    }

    /// `hasActiveDrop`: true while a drop session is tracked, outside the bounds too (R111).
    package func hasActiveDrop(_ list: ListID) -> Bool {
        if animations.isFinishingDrop(list), obeys(.r111) { return true }
        return sessions.contains { session in
            session.drag[visit: list].map { obeys(.r111) ? $0.wasTold : $0.isInside } ?? false
        }
    }

    /// `hasUncommittedUpdates`: placeholders, reordering, and for a table the gap (R187, Q33).
    package func hasUncommittedUpdates(_ list: ListID) -> Bool {
        guard obeys(.r187) else { return false }
        if self[list].placeholders.count > 0 || movement?.list == list { return true }
        guard self[list].gap != nil else { return false }
        return self[list].kind == .table || assumesOther(.q33) || (drag?.source == list && isReorderCapable(list))
    }

    /// Whether the running session, or the drop being performed, began in the list's own app (R068).
    package func isLocalSession(in list: ListID) -> Bool {
        if let coordinator { return coordinator.isLocal }
        guard let drag else { return false }
        return !obeys(.r068) || self[drag.source].app == self[list].app
    }

    /// The proposal in force at the list under the finger, after enforcement.
    package func proposal(in list: ListID?) -> DropProposal? {
        guard let drag else { return nil }
        guard let list = list ?? drag.finger?.list else { return nil }
        return drag[visit: list]?.proposal
    }

    /// The row, in the data source's order, before which the gap is shown.
    package func gapBeforeRow(in list: ListID) -> RowPath? {
        self[list].gap.map { hand.pathBeforeRemoval($0, in: list) }
    }

    /// Whether model and shown rows agree. O(sections).
    package func isConsistent(_ list: ListID) -> Bool {
        self[list].model == self[list].shown
    }
}

extension Engine {
    /// The proposal that counts: what the delegate wanted, as far as UIKit allows it (R061, R062, R088, R098, R108).
    func enforced(_ wanted: DropProposal, in list: ListID) -> DropProposal {
        var proposal = asReordering(wanted, in: list)
        if proposal.operation == .move, prohibitionOfMove(in: list) != nil { proposal.operation = .cancel }
        proposal.intent = chosenIntent(of: proposal, in: list)
        return proposal
    }

    /// The rule by which a move is not allowed here; nil when it is.
    func prohibitionOfMove(in list: ListID) -> RuleID? {
        guard let drag else { return nil }
        let refusal: RuleID = self[list].kind == .view ? .r061 : .r088
        if !drag.allowsMoveOperation, obeys(refusal) { return refusal }
        return self[drag.source].app != self[list].app && obeys(.r062) ? .r062 : nil
    }

    /// `automatic` becomes at or into by the finger's place in the row (R108, Q14); collections have no such intent.
    private func chosenIntent(of wanted: DropProposal, in list: ListID) -> DropIntent {
        guard wanted.intent == .automatic else { return wanted.intent }
        guard self[list].kind == .table, obeys(.r108), let location = drag?.finger else { return .unspecified }
        guard case .row(let path, .middle) = scene.resolved(location).place, !hand.holds(path, of: list) else {
            return .insertAtDestinationIndexPath
        }
        return .insertIntoDestinationIndexPath
    }
}

extension Device {
    /// Whether drags reach other apps: never on an iPhone before iOS 15 (R003, R014).
    package var dragsAcrossApps: Bool {
        idiom == .pad || version >= Device.firstVersionWithDragsOnPhone
    }
}

extension Engine {
    /// What iOS 11 and 12 were seen to make of a proposal for a list's own rows (R144), and a later system with the
    /// alternative of Q16: several rows become a copy without a gap, a copy of a single row becomes a move.
    func asReordering(_ wanted: DropProposal, in list: ListID) -> DropProposal {
        guard device.version < 13 || assumesOther(.q16), obeys(.r144), let drag, drag.source == list,
            drag.allowsMoveOperation, wanted.intent == .insertAtDestinationIndexPath
        else { return wanted }
        var proposal = wanted
        if drag.items.count > 1, wanted.operation == .move {
            proposal.operation = .copy
            proposal.intent = .unspecified
        } else if drag.items.count == 1, wanted.operation == .copy {
            proposal.operation = .move
        }
        return proposal
    }
}

extension Engine {
    /// The proposal that counts: what the delegate wanted, as far as UIKit allows it (R061, R062, R088, R098, R108).
    func enforced(_ wanted: DropProposal, in list: ListID) -> DropProposal {
        var proposal = wanted
        if proposal.operation == .move, let drag,
            !drag.allowsMoveOperation || self[drag.source].app != self[list].app
        {
            proposal.operation = .cancel
        }
        proposal.intent = chosenIntent(of: wanted, in: list)
        return proposal
    }

    /// The rule by which a proposal was replaced.
    func replacementRule(_ wanted: DropProposal, in list: ListID) -> RuleID {
        guard wanted.operation == .move, let drag, drag.allowsMoveOperation else {
            return self[list].kind == .view ? .r061 : .r088
        }
        return .r062
    }

    /// `automatic` becomes at or into by the finger's place in the row (R108, Q14); collections have no such intent.
    private func chosenIntent(of wanted: DropProposal, in list: ListID) -> DropIntent {
        guard wanted.intent == .automatic else { return wanted.intent }
        guard self[list].kind == .table, let location = drag?.finger else { return .unspecified }
        guard case .row(let path, .middle) = location.place, !isDraggedRow(path, of: list) else {
            return .insertAtDestinationIndexPath
        }
        return .insertIntoDestinationIndexPath
    }
}

extension Device {
    /// Whether drags reach other apps: never on an iPhone before iOS 15 (R003, R014).
    package var dragsAcrossApps: Bool {
        idiom == .pad || majorVersion >= 15
    }
}

/// What the rules decide about calls and their defaults.
extension Rulebook {
    /// Whether something happens that a rule alone brings about: a call, a move of the gap, an exception, a silence
    /// that is worth a line. An open question is always decided in some way.
    func allows(_ citation: Citation) -> Bool { citation.rule.map { obeys($0) } ?? true }

    /// Whether a row springs where no delegate says so: a table's row that is being dragged does not (R201).
    func springsUnasked(_ adapter: Adapter, isDragged: Bool) -> Bool {
        adapter.traits.springLoadsDraggedRows || !isDragged || !obeys(.r201)
    }

    /// What a list without an update method proposes, but for its own rows (R094, Q06).
    func proposalWithoutUpdate(isLocal: Bool) -> DropProposal? {
        guard obeys(.r094) else { return DropProposal(.cancel) }
        return assumesOther(.q06) && isLocal ? DropProposal(.move) : nil
    }

    /// Whether a timer repeats updates (Q28).
    var repeatsUpdates: Bool { assumesOther(.q28) }
}

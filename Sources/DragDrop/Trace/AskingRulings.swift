/// Decisions of the rules for calls and their defaults.
extension Rulebook {
    /// Whether an effect of a single rule happens: a call, a move of the gap, an exception, or the record of a silence.
    /// An open question always has an answer.
    func allows(_ citation: Citation) -> Bool { citation.rule.map { obeys($0) } ?? true }

    /// Whether a row is spring-loaded without a delegate's answer: not a table's own dragged row (R201).
    func springsUnasked(_ adapter: Adapter, isDragged: Bool) -> Bool {
        adapter.traits.springLoadsDraggedRows || !isDragged || !obeys(.r201)
    }

    /// The proposal of a list without an update method, except for its own rows (R094, Q06).
    func proposalWithoutUpdate(isLocal: Bool) -> DropProposal? {
        guard obeys(.r094) else { return DropProposal(.cancel) }
        return assumesOther(.q06) && isLocal ? DropProposal(.move) : nil
    }

    /// Whether a timer repeats updates (Q28).
    var repeatsUpdates: Bool { assumesOther(.q28) }
}

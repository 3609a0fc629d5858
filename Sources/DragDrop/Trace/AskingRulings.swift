/// Decisions of the rules for calls and their defaults.
extension Rulebook {
    /// Whether an effect with a citation happens: a call, a move of the gap, an exception, or the record of a silence.
    /// One that cites an open question always happens.
    func allows(_ citation: Citation) -> Bool { citation.rule.map { obeys($0) } ?? true }

    /// Whether a row is spring-loaded without a delegate's answer: not a table's own dragged row (R201).
    func springsUnasked(_ adapter: Adapter, isDragged: Bool) -> Bool {
        adapter.traits.springLoadsDraggedRows || !isDragged || !obeys(.r201)
    }

    /// The proposal of a list without an update method, where it is not the usual one: cancel without R094, a move
    /// under the alternative of Q06 for a local drag. Nil otherwise.
    func proposalWithoutUpdate(isLocal: Bool) -> DropProposal? {
        guard obeys(.r094) else { return DropProposal(.cancel) }
        return assumesOther(.q06) && isLocal ? DropProposal(.move) : nil
    }

    /// Whether a timer repeats updates: under the alternative of Q28.
    var repeatsUpdates: Bool { assumesOther(.q28) }
}

/// An edit for failing expectations.
package struct BlessedEdit {
    let span: TextSpan
    let replacement: String
    private(set) var wishes: [Wish]

    /// A failing expectation of one scenario or case.
    struct Wish: Hashable {
        let scenario: PlayedSpec.Number

        /// The expectation.
        let statement: TextSpan
    }

    init(_ span: TextSpan, _ replacement: String, _ wish: Wish) {
        self.span = span
        self.replacement = replacement
        wishes = [wish]
    }

    mutating func add(_ wish: Wish) {
        if !wishes.contains(wish) { wishes.append(wish) }
    }

    /// Whether the edit lies outside the expectation: in a table of cases, or in a use of a word.
    var standsForParameter: Bool {
        wishes.contains { !$0.statement.contains(span) && !span.contains($0.statement) }
    }

    /// Whether only one of the two can be made: they overlap, or they change the same expectation, which several
    /// scenarios share through a word, in different ways.
    func conflicts(with other: BlessedEdit) -> Bool {
        if span.overlaps(other.span) || span == other.span { return true }
        guard !standsForParameter, !other.standsForParameter else { return false }
        return wishes.contains { wish in other.wishes.contains { $0.statement == wish.statement } }
    }
}

/// An expectation that stays unchanged, with the reason.
package struct BlessRefusal: Hashable {
    /// `people.dnd:12:3`
    package let place: String

    /// A clause without a full stop.
    package let reason: String
}

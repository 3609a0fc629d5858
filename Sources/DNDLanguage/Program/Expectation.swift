package import SourceText

/// What must hold at this point of the scenario.
package enum Expectation: Sendable {
    /// `expect order` (model and shown rows) and `expect shown` (shown rows only).
    case order(OrderExpectation)

    /// `expect calls { … }` and `expect calls: none` (no patterns).
    case calls([CallPattern], in: Name?)

    /// `expect call performDropWith: once`.
    case call(CallPattern, count: Int)

    case proposal(ProposalExpression?, in: Name?)

    /// Nil path is `none`.
    case gap(PathPattern?, in: Name?)
    case operation(ProposalExpression.Operation)

    /// The text may hold `...`; runs of blanks count as one.
    case exception(String)
    case state(State)
    case placeholders(Int, in: Name?)

    /// Nil is `none`: nothing was loaded. Several texts in the order in which they arrived.
    case loaded([Name]?)
    case selected([Name], in: Name?)
    case uncommitted(Bool, in: Name?)

    /// The method was not called, and the rule says why.
    case silence(MethodReference, rule: Name, in: Name?)

    package enum State: String, Hashable, Sendable, CaseIterable { case idle, lifted, dragging }
}

/// Rows in order, in one list.
package struct OrderExpectation: Sendable {
    package enum Row: Hashable, Sendable {
        case label(Name)

        /// `~`
        case placeholder
    }

    package enum Content: Sendable {
        /// All rows of all sections, one after another.
        case flat([Row])
        case sections([(title: Name, rows: [Row])])
    }

    package var list: Name?
    package var content: Content

    /// True for `expect shown`: the model is not compared.
    package var shownOnly: Bool

    /// Where the rows stand, for the edit that would make the expectation pass.
    package var rowsRange: SourceRange

    package init(list: Name?, content: Content, shownOnly: Bool, rowsRange: SourceRange) {
        self.list = list
        self.content = content
        self.shownOnly = shownOnly
        self.rowsRange = rowsRange
    }
}

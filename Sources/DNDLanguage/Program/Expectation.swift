package import SourceText

/// An expectation: the value of a fact must match a pattern at this point of the scenario.
package struct Expectation: Sendable {
    package var fact: FactReference
    package var pattern: FactPattern

    package init(_ fact: FactReference, _ pattern: FactPattern) {
        self.fact = fact
        self.pattern = pattern
    }
}

/// The fact of an expectation or a watch: `gap in people`, `cellDragState of B`, `call performDropWith`.
package struct FactReference: Sendable {
    /// The words of the phrase without the subject: `gap`, `active drag`, `cellDragState`.
    package var name: String
    package var range: SourceRange

    package var list: Name?

    /// The label of an item.
    package var item: Name?
    package var section: Name?

    /// The row of the cell.
    @Boxed package var cell: Target?

    /// The type or class of a query to a session.
    @Boxed package var demand: ProviderQuery.Demand?

    /// The pattern of the calls to count.
    @Boxed package var call: CallPattern?
    package var method: MethodReference?
    package var finding: Name?

    package init(_ name: String, at range: SourceRange) {
        self.name = name
        self.range = range
    }
}

/// A pattern for the value of a fact.
package enum FactPattern: Sendable {
    case none

    /// `yes` and `no`.
    case truth(Bool)
    case count(Int)

    /// `dragging`, `shown`, `main`; for spring loading, with the row or view of its effect.
    case word(String, on: Name? = nil)

    /// The text may contain `...`; a run of blanks counts as one.
    case text(String)

    /// An empty array is `none`.
    case labels([Name])
    case path(PathPattern)
    case proposal(ProposalExpression)

    /// Values from a provider: words, or quoted texts.
    case values([String], areQuoted: Bool)
    case badge(plus: Int)

    /// A copied or original file; a nil name is not compared.
    case file(String?, isOriginal: Bool)
    case landing(LandingExpression)

    /// Nil properties are not compared.
    case previews([Name], isLive: Bool?, isFullSize: Bool?)

    /// The return value of a list.
    case returned(ReturnedExpression)

    /// The batches of the last apply, with each update in the syntax of the language; nil is `reloadData`.
    case updates([[String]]?)

    /// The changes of a transaction, in the syntax of the language.
    case changes([String])
    case rows(RowsExpression)

    /// Empty when no calls are expected.
    case calls([CallPattern])
    case rule(Name)

    /// The presence of a finding.
    case finding
}

/// Rows in order, in one list.
package enum RowsExpression: Hashable, Sendable {
    package enum Row: Hashable, Sendable {
        case label(Name)

        /// `~`
        case placeholder
    }

    /// The rows of one section.
    package struct Section: Hashable, Sendable {
        package let title: Name
        package let rows: [Row]

        /// The range of the line, and the rows in it.
        package let range: SourceRange
        package let place: ValuePlace
    }

    /// All rows of all sections, one after another.
    case flat([Row])
    case sections([Section])
}

/// The landing place of a dropped item's preview.
package enum LandingExpression: Hashable, Sendable {
    /// The default animation, because the item had no call.
    case standard
    case row(PathPattern)
    case intoRow(PathPattern)
    case view(Name)
    case placeholder
}

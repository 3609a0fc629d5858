package import SourceText

/// What must hold at this point of the scenario: the value of a fact fits a pattern.
package struct Expectation: Sendable {
    package var fact: FactReference
    package var pattern: FactPattern

    package init(_ fact: FactReference, _ pattern: FactPattern) {
        self.fact = fact
        self.pattern = pattern
    }
}

/// What an expectation or a watch speaks of: `gap in people`, `cellDragState of B`, `call performDropWith`.
package struct FactReference: Sendable {
    /// The words of the phrase, without what they are said of: `gap`, `active drag`, `cellDragState`.
    package var name: String
    package var range: SourceRange

    package var list: Name?

    /// The label of an item.
    package var item: Name?
    package var section: Name?

    /// The row whose cell is meant.
    package var cell: Target?

    /// What a session conforms to, or can load.
    package var demand: ProviderQuery.Demand?

    /// The calls that are counted.
    package var call: CallPattern?
    package var method: MethodReference?
    package var finding: Name?

    package init(_ name: String, at range: SourceRange) {
        self.name = name
        self.range = range
    }
}

/// What the value of a fact must be.
package enum FactPattern: Sendable {
    case none

    /// `yes` and `no`.
    case truth(Bool)
    case count(Int)

    /// `dragging`, `shown`, `main`; of spring loading with the row or view that its effect is for.
    case word(String, on: Name? = nil)

    /// The text may hold `...`; runs of blanks count as one.
    case text(String)

    /// No labels are `none`.
    case labels([Name])
    case path(PathPattern)
    case proposal(ProposalExpression)

    /// What a provider tells: words, or texts in quotation marks.
    case values([String], areQuoted: Bool)
    case badge(plus: Int)

    /// A copy, or the original; the name is not compared when it is nil.
    case file(String?, isOriginal: Bool)
    case landing(LandingExpression)

    /// Nil wishes are not compared.
    case previews([Name], isLive: Bool?, isFullSize: Bool?)

    /// What a list has returned.
    case returned(ReturnedExpression)

    /// The batches of the last apply, each update in the language's words; nil is `reloadData`.
    case updates([[String]]?)

    /// Changes of a transaction, in the language's words.
    case changes([String])
    case rows(RowsExpression)

    /// None where no calls are expected.
    case calls([CallPattern])
    case rule(Name)

    /// That there is one.
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

        /// The line, and its rows in it.
        package let range: SourceRange
        package let place: ValuePlace
    }

    /// All rows of all sections, one after another.
    case flat([Row])
    case sections([Section])
}

/// Where the preview of a dropped item goes.
package enum LandingExpression: Hashable, Sendable {
    /// The default animation, because no call was made for the item.
    case standard
    case row(PathPattern)
    case intoRow(PathPattern)
    case view(Name)
    case placeholder
}

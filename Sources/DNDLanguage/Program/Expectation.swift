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

    /// What an item's provider tells the app of a list; nil is `none`.
    case metadata(ProviderField, of: Name, in: Name?, [String]?)
    case session(ProviderQuery.Demand, in: Name?, Bool)

    /// The error of the last load that failed; nil is `none`. The text may hold `...`.
    case error(String?)

    /// Of the last load of an item, or of the session.
    case progress(of: Name?, ProgressExpectation)

    /// The form in which the last load that succeeded has delivered.
    case delivered(DeliveryExpectation)

    /// The items whose load handlers have run, in order.
    case provided([Name])

    /// Where the last completion handler ran.
    case queue(QueueExpectation)
    case selected([Name], in: Name?)
    case uncommitted(Bool, in: Name?)
    case activeDrag(Bool, in: Name?)
    case activeDrop(Bool, in: Name?)
    case cellDragState(Target, CellDragState)
    case cellDropState(Target, CellDropState)
    case springLoading(SpringLoadingState, on: Name?)

    /// Where a dropped item lands.
    case drop(Name, LandingExpression)

    /// Nil wishes are not compared; no labels are `none`.
    case previews([Name], PreviewsExpectation)

    /// The items that faded where they were let go.
    case faded([Name])
    case badge(Badge)

    /// `expect progress indicator: shown`
    case progressIndicator(Bool)

    /// What the last call of the app to a list returned.
    case returned(ReturnedExpression)

    /// The method was not called, and the rule says why.
    case silence(MethodReference, rule: Name, in: Name?)

    /// The batches of the last apply, each update in the language's words; nil is `reloadData`.
    case updates([[String]]?, in: Name?)

    /// Nil is `none`. The text may hold `...`.
    case log(String?)

    /// Changes of the last transaction, in the language's words; of one section, or of all.
    case difference([String], of: Name?, in: Name?)
    case sectionTransactions([Name], in: Name?)

    package enum Badge: Hashable, Sendable { case none, forbidden, plus(itemCount: Int) }

    /// Something is not in order, and that is what is meant: `expect finding DND1004`.
    case finding(Name, in: Name?)

    package enum CellDragState: String, Hashable, Sendable, CaseIterable { case none, lifting, dragging }
    package enum CellDropState: String, Hashable, Sendable, CaseIterable { case none, notTargeted, targeted }
    package enum SpringLoadingState: String, Hashable, Sendable, CaseIterable {
        case inactive, possible, activating, activated
    }
    package enum State: String, Hashable, Sendable, CaseIterable { case idle, lifted, dragging, reordering }
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
        case sections([Section])
    }

    /// The rows of one section.
    package struct Section: Sendable {
        package let title: Name
        package let rows: [Row]

        /// The line, and its rows in it.
        package let range: SourceRange
        package let place: ValuePlace
    }

    package var list: Name?
    package var content: Content

    /// True for `expect shown`: the model is not compared.
    package var shownOnly: Bool

    package init(list: Name?, content: Content, shownOnly: Bool) {
        self.list = list
        self.content = content
        self.shownOnly = shownOnly
    }
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

/// What `expect previews` says of the previews besides whose they are; nil is not compared.
package struct PreviewsExpectation: Hashable, Sendable {
    package var isLive: Bool?
    package var isFullSize: Bool?

    package init(isLive: Bool?, isFullSize: Bool?) {
        self.isLive = isLive
        self.isFullSize = isFullSize
    }
}

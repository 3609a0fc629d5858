package import DragDrop

/// The actual or expected value of a fact of a scene.
package enum FactValue: Hashable, Sendable {
    case none

    /// Matches any value. Only in patterns.
    case anything

    /// `yes` and `no`.
    case truth(Bool)

    /// `true` and `false`.
    case boolean(Bool)
    case count(Int)

    /// `dragging`, `shown`, `main`; for spring loading, with the row or view of its effect.
    case word(String, on: String? = nil)

    /// Text from UIKit or a provider.
    case text(String)
    case labels([String])

    /// Labels without order, sorted.
    case labelSet([String])
    case words([String])
    case quoted([String])
    case path(RowPath, IndexSpace)

    /// A proposal. A nil property is omitted.
    case proposal(DropOperation, DropIntent?, isPrecise: Bool = false, prefersFullSizePreview: Bool = false)
    case badge(plus: Int)

    /// A copied or original file. A nil name is omitted.
    case file(String?, isOriginal: Bool)
    case landing(Landing)
    case previews([String], isLive: Bool?, isFullSize: Bool?)

    /// The batches that displayed an apply; nil for `reloadData`.
    case updates([[String]]?)

    /// Rows of a list. `data` is nil where only the shown rows matter.
    case rows(shown: [String], data: [String]?)
    case calls(Int, last: String?)

    /// The reasons why a method is not called.
    case rules([Citation])
    case called(String)

    /// Whether a finding is present, and the other findings.
    case finding(Bool, others: [Finding.Code])
    case absent(Absence)

    /// The reason why the fact cannot be read.
    case fault(String)

    package indirect enum Landing: Hashable, Sendable {
        case standard

        /// A path; in a pattern, any value that stands for one.
        case row(FactValue)
        case intoRow(FactValue)
        case view(String)
        case placeholder
    }

    /// Why a fact has no value.
    package enum Absence: Hashable, Sendable {
        case sessionNotEnded, noAnimation, nothingAsked, noHandlerRun, notComeNear
    }
}

/// The subject of a fact: `gap in people`, `types of B`.
package struct FactSubject: Hashable, Sendable {
    package enum Preposition: String, Hashable, Sendable { case `in`, of }

    package var name: String
    package var preposition: Preposition

    /// The list or item; nil for the whole scene.
    package var owner: String?

    package init(_ name: String, _ preposition: Preposition = .in, _ owner: String? = nil) {
        self.name = name
        self.preposition = preposition
        self.owner = owner
    }
}

package import DragDrop

/// What a fact of a scene is found to be, or was expected to be.
package enum FactValue: Hashable, Sendable {
    case none

    /// Of a pattern alone: any value.
    case anything

    /// `yes` and `no`.
    case truth(Bool)

    /// `true` and `false`.
    case boolean(Bool)
    case count(Int)

    /// `dragging`, `shown`, `main`; of spring loading with the row or view that its effect is for.
    case word(String, on: String? = nil)

    /// What UIKit or a provider says.
    case text(String)
    case labels([String])

    /// Labels whose order means nothing, sorted.
    case labelSet([String])
    case words([String])
    case quoted([String])
    case path(RowPath, IndexSpace)

    /// A wish that is nil is not spoken of.
    case proposal(DropOperation, DropIntent?, isPrecise: Bool = false, prefersFullSizePreview: Bool = false)
    case badge(plus: Int)

    /// A copy, or the original; a name that is nil is not spoken of.
    case file(String?, isOriginal: Bool)
    case landing(Landing)
    case previews([String], isLive: Bool?, isFullSize: Bool?)

    /// The batches in which an apply was shown; nil is `reloadData`.
    case updates([[String]]?)

    /// The data is nil where it is not looked at.
    case rows(shown: [String], data: [String]?)
    case calls(Int, last: String?)

    /// Why a method stays silent.
    case rules([Citation])
    case called(String)

    /// Whether there is a finding, and which others there are.
    case finding(Bool, others: [Finding.Code])
    case absent(Absence)

    /// Why it cannot be read.
    case fault(String)

    package indirect enum Landing: Hashable, Sendable {
        case standard

        /// A path; of a pattern anything that stands for one.
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

/// Whose fact it is: `gap in people`, `types of B`.
package struct FactSubject: Hashable, Sendable {
    package enum Preposition: String, Hashable, Sendable { case `in`, of }

    package var name: String
    package var preposition: Preposition

    /// The list or item; nil for the scene as a whole.
    package var owner: String?

    package init(_ name: String, _ preposition: Preposition = .in, _ owner: String? = nil) {
        self.name = name
        self.preposition = preposition
        self.owner = owner
    }
}

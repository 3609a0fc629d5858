/// What is particular to tables, to collections and to plain views: selectors, and the few rules in which they differ.
/// Nothing else in the engine knows which kind of view it is driving.
package final class Adapter: Sendable {
    package let kind: ListKind

    /// In the order of `Question`; a question that the kind never puts has no entry.
    package let methods: [MethodEntry]

    private let positions: [UInt8]

    /// `performBatchUpdates(_:completion:)`, `drop(_:toRowAt:)` … as the kind spells them.
    package let actionNames: ActionNames

    /// Whether an update asks with an index path (R097); a plain view has none.
    package let hitTestsIndexPaths: Bool

    /// What counts as the proposal when the update method is absent: accepted by lists (R094, Q06), not by views
    /// (R060).
    package let proposalWithoutUpdate: DropProposal

    /// Whether `sourceIndexPath` follows updates during the drag (Q29); in a table it becomes nil (R163).
    package let sourcePathFollowsUpdates: Bool

    /// The rule by which a coordinator's destination is the gap that is shown.
    package let gapDestinationRule: RuleID

    /// The rule by which a release without an accepted proposal performs nothing.
    package let refusalRule: RuleID

    /// The rule by which a release outside performs nothing.
    package let outsideRule: RuleID

    /// The rule by which a native move replaces `performDropWith`; nil where there is none.
    package let nativeMoveRule: RuleID?

    /// Whether a single row of its own moves although nobody proposes it, where the data source moves rows (Q06, Q35).
    package let movesOwnRowUnasked: Bool

    init(
        kind: ListKind, methods: [MethodEntry], actionNames: ActionNames, hitTestsIndexPaths: Bool,
        proposalWithoutUpdate: DropProposal, sourcePathFollowsUpdates: Bool,
        gapDestinationRule: RuleID, refusalRule: RuleID, outsideRule: RuleID, nativeMoveRule: RuleID?,
        movesOwnRowUnasked: Bool = false
    ) {
        self.kind = kind
        self.methods = methods
        self.actionNames = actionNames
        self.hitTestsIndexPaths = hitTestsIndexPaths
        self.proposalWithoutUpdate = proposalWithoutUpdate
        self.sourcePathFollowsUpdates = sourcePathFollowsUpdates
        self.gapDestinationRule = gapDestinationRule
        self.refusalRule = refusalRule
        self.outsideRule = outsideRule
        self.nativeMoveRule = nativeMoveRule
        self.movesOwnRowUnasked = movesOwnRowUnasked
        var positions = [UInt8](repeating: .max, count: Question.allCases.count)
        for (position, method) in methods.enumerated() {
            positions[Int(method.question.rawValue)] = UInt8(position)
        }
        self.positions = positions
    }

    /// The method that puts the question, or nil when this kind of view never does. O(1).
    package subscript(question: Question) -> MethodEntry? {
        let position = positions[Int(question.rawValue)]
        return position == .max ? nil : methods[Int(position)]
    }

    package static func of(_ kind: ListKind) -> Adapter {
        switch kind {
        case .table: table
        case .collection: collection
        case .view: view
        }
    }
}

/// How a kind of view spells what a delegate tells it.
package struct ActionNames: Sendable {
    package let insert: String
    package let delete: String
    package let move: String
    package let reload: String
    package let reconfigure: String
    package let dropToRow: String
    package let dropIntoRow: String
}

/// What is particular to tables, to collections and to plain views: selectors, and the few rules in which they differ.
/// Nothing else in the engine knows which kind of view it is driving.
package final class Adapter: Sendable {
    package let kind: ListKind

    /// In the order of `Question`; a question that the kind never puts has no entry.
    package let methods: [MethodEntry]

    private let positions: [UInt8]

    /// `performBatchUpdates(_:completion:)`, `drop(_:toRowAt:)` … as the kind spells them.
    package let actionNames: ActionNames

    /// The rules in which it differs from others.
    package let traits: ListTraits

    init(kind: ListKind, methods: [MethodEntry], actionNames: ActionNames, traits: ListTraits) {
        self.kind = kind
        self.methods = methods
        self.actionNames = actionNames
        self.traits = traits
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

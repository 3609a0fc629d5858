/// The differences between tables, collections and plain views: selectors, and the few rules that are particular to a
/// kind. No other part of the engine depends on the kind of view.
package final class Adapter: Sendable {
    package let kind: ListKind

    /// The methods in the order of `Question`. A question that this kind never asks has no entry.
    package let methods: [MethodEntry]

    private let positions: [UInt8]

    /// The names of actions such as `performBatchUpdates(_:completion:)` and `drop(_:toRowAt:)` for this kind.
    package let actionNames: ActionNames

    /// The rules that differ between kinds.
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

    /// The method for a question; nil when this kind of view never asks it. O(1).
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

/// The names of the calls from a delegate to a kind of view.
package struct ActionNames: Sendable {
    package let insert: String
    package let delete: String
    package let move: String
    package let reload: String
    package let reconfigure: String
    package let dropToRow: String
    package let dropIntoRow: String
}

/// The differences between tables, collections and plain views: selectors, and the few rules that are particular to a
/// kind. Other parts of the engine use the kind only for UIKit's texts and for open questions about one kind.
package final class Adapter: Sendable {
    package let kind: ListKind

    /// The methods that this kind asks. A question that it never asks has no entry.
    package let methods: [MethodEntry]

    private let positions: [UInt8]

    /// The names of calls such as `insertRows(at:with:)` and `drop(_:toRowAt:)` for this kind.
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

    /// Whether this kind of view has a method for a question. O(1).
    func has(_ question: Question) -> Bool { positions[Int(question.rawValue)] != .max }

    package static func of(_ kind: ListKind) -> Adapter {
        switch kind {
        case .table: table
        case .collection: collection
        case .view: view
        }
    }
}

/// The names of the calls of an app to a kind of view and its coordinator.
package struct ActionNames: Sendable {
    package let insert: String
    package let delete: String
    package let move: String
    package let reload: String
    package let reconfigure: String
    package let dropToRow: String
    package let dropIntoRow: String
}

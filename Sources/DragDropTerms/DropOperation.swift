/// `UIDropOperation`.
package enum DropOperation: UInt8, Hashable, Sendable, CaseIterable {
    case cancel, forbidden, copy, move

    /// The word of specs and traces.
    package var word: String {
        switch self {
        case .cancel: "cancel"
        case .forbidden: "forbidden"
        case .copy: "copy"
        case .move: "move"
        }
    }

    package init?(word: String) {
        guard let operation = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = operation
    }

    /// Whether the operation performs a drop (R070, R160).
    package var isAccepting: Bool { self == .copy || self == .move }
}

/// `UITableViewDropProposal.Intent` and `UICollectionViewDropProposal.Intent` (the latter has no `automatic`).
package enum DropIntent: UInt8, Hashable, Sendable, CaseIterable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic

    /// The word of specs and traces, which omit `unspecified`.
    package var word: String {
        switch self {
        case .unspecified: "unspecified"
        case .insertAtDestinationIndexPath: "insertAt"
        case .insertIntoDestinationIndexPath: "insertInto"
        case .automatic: "automatic"
        }
    }

    package init?(word: String) {
        guard let intent = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = intent
    }
}

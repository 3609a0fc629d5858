/// `UIDropOperation`.
package enum DropOperation: UInt8, Hashable, Sendable, CaseIterable {
    case cancel, forbidden, copy, move

    /// Whether the operation performs a drop (R070, R160).
    package var isAccepting: Bool { self == .copy || self == .move }
}

/// `UITableViewDropProposal.Intent` and `UICollectionViewDropProposal.Intent` (the latter has no `automatic`).
package enum DropIntent: UInt8, Hashable, Sendable, CaseIterable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
}

/// `UIDropProposal` and its two subclasses.
package struct DropProposal: Hashable, Sendable {
    package var operation: DropOperation
    package var intent: DropIntent
    package var isPrecise: Bool
    package var prefersFullSizePreview: Bool

    package init(
        _ operation: DropOperation, _ intent: DropIntent = .unspecified, isPrecise: Bool = false,
        prefersFullSizePreview: Bool = false
    ) {
        self.operation = operation
        self.intent = intent
        self.isPrecise = isPrecise
        self.prefersFullSizePreview = prefersFullSizePreview
    }
}

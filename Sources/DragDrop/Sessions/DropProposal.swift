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

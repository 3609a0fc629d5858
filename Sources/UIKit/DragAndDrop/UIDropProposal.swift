public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// A drop delegate's proposal: the operation, and preferences for the drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    open private(set) var operation: UIDropOperation

    /// Moves the drop location slightly above the finger (R065).
    open var isPrecise = false

    /// Asks for a preview in full size; applies only to drags from the same app (R065).
    open var prefersFullSizePreview = false

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        adopt(into: copy)
        return copy
    }

    func adopt(into copy: UIDropProposal) {
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
    }
}

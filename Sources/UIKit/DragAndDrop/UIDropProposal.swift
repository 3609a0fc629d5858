public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// What would become of a drop here. Values of these classes are copied when they are handed over.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    open private(set) var operation: UIDropOperation

    /// Moves the place that counts above the finger (R065).
    open var isPrecise = false

    /// A wish, for drags from the same app alone (R065).
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

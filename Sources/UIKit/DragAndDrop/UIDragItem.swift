/// A dragged item: a promise of its data, and an object that is visible only to the app itself.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    open private(set) var itemProvider: NSItemProvider

    /// Nil for an item from another app (R068).
    open var localObject: Any?

    /// Nil for the default preview; a block that returns nil hides the preview (R017).
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { Screen.current?.previewProviderChanged(of: self) }
    }

    /// Asks `previewForDropping` again, with the last preview as default, while the item animates into a plain view.
    /// Otherwise, and before iOS 17.4, has no effect (R246).
    open func setNeedsDropPreviewUpdate() {
        Screen.current?.updateDropPreview(of: self)
    }
}

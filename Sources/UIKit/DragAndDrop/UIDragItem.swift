/// One thing that is dragged: a promise of its data, and what only the app itself may see of it.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    open private(set) var itemProvider: NSItemProvider

    /// Nil where the item comes from another app (R068).
    open var localObject: Any?

    /// Nil stands for the default preview, a block that returns nil for none at all (R017).
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { Screen.current?.previewProviderChanged(of: self) }
    }

    /// Has `previewForDropping` asked again, with the last preview as the default, while the item animates into a plain
    /// view; does nothing at any other time, and before iOS 17.4 (R246).
    open func setNeedsDropPreviewUpdate() {
        Screen.current?.updateDropPreview(of: self)
    }
}

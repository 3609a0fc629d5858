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

    /// Asks for the preview again. There is none to be drawn here: the request is counted.
    open func setNeedsDropPreviewUpdate() {
        dropPreviewUpdateCount += 1
    }

    private(set) var dropPreviewUpdateCount = 0
}

/// The look of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view need not be in a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        ownParameters = parameters.copy() as? UIDragPreviewParameters ?? UIDragPreviewParameters()
        super.init()
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// Shows the title, or the address without a title.
    public convenience init(forURL url: URL, title: String?) {
        self.init(view: Self.label(for: url, title: title))
    }

    public convenience init(forURL url: URL) {
        self.init(forURL: url, title: nil)
    }

    /// The older Swift name of the initializer; Apple's documentation lists both.
    public convenience init(for url: URL, title: String?) {
        self.init(forURL: url, title: title)
    }

    public convenience init(for url: URL) {
        self.init(forURL: url, title: nil)
    }

    open private(set) var view: UIView

    open var parameters: UIDragPreviewParameters {
        ownParameters.copy() as? UIDragPreviewParameters ?? UIDragPreviewParameters()
    }

    private let ownParameters: UIDragPreviewParameters

    open func copy(with zone: NSZone? = nil) -> Any {
        UIDragPreview(view: view, parameters: ownParameters)
    }

    static func label(for url: URL, title: String?) -> UILabel {
        let label = UILabel()
        label.text = title ?? url.absoluteString
        return label
    }
}

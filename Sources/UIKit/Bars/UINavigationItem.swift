/// The content that a controller provides for the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    @MainThreadOnly open var title: String? = nil
    @MainThreadOnly open var titleView: UIView? = nil { didSet { bar?.showViews() } }
    @MainThreadOnly open var prompt: String? = nil
    @MainThreadOnly open var backBarButtonItem: UIBarButtonItem? = nil
    @MainThreadOnly open var backButtonTitle: String? = nil
    @MainThreadOnly open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
    @MainThreadOnly open var hidesBackButton = false
    @MainThreadOnly open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
    @MainThreadOnly open var leftBarButtonItems: [UIBarButtonItem]? = nil { didSet { bar?.showViews() } }
    @MainThreadOnly open var rightBarButtonItems: [UIBarButtonItem]? = nil { didSet { bar?.showViews() } }

    /// The bar that contains the item.
    weak var bar: UINavigationBar?

    public init(title: String) {
        Self.noteThread()
        self.title = title
        super.init()
    }

    /// The first of the items on the left; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { onMain(leftBarButtonItems?.first) }
        set { onMain(leftBarButtonItems = newValue.map { [$0] }) }
    }

    /// The first of the items on the right; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { onMain(rightBarButtonItems?.first) }
        set { onMain(rightBarButtonItems = newValue.map { [$0] }) }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { onMain(leftBarButtonItem = item) }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { onMain(rightBarButtonItem = item) }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { onMain(leftBarButtonItems = items) }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        onMain(rightBarButtonItems = items)
    }
}

extension UINavigationItem {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// The title of a back button; stored, since bars are not drawn.
    /// <https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum>
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }
}

/// The bar of a navigation controller, with the items of its controllers from the root to the top.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? { onMain(ownItems) }
    var ownItems: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in ownItems ?? [] { item.bar = self }
            showViews()
        }
    }

    /// The views of the top item, which can participate in drags. They have no size, because the bar has none.
    private var shownViews: [UIView] = []

    @MainThreadOnly open var prefersLargeTitles = false

    open var topItem: UINavigationItem? { onMain(items?.last) }
    open var backItem: UINavigationItem? { onMain(items?.dropLast().last) }

    func showViews() {
        let item = ownItems?.last
        let buttons = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
        let views = buttons.compactMap(\.customView) + [item?.titleView].compactMap(\.self)
        for view in shownViews where !views.contains(where: { $0 === view }) && view.superview === self {
            view.removeFromSuperview()
        }
        for view in views where view.superview !== self { addSubview(view) }
        shownViews = views
    }
}

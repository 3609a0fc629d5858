/// A button of a bar. It cannot be tapped here; `performPrimaryAction()` has the effect of a tap.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    @MainThreadOnly open var style: UIBarButtonItem.Style = .plain
    @MainThreadOnly open var width: CGFloat = 0
    @MainThreadOnly open var customView: UIView? = nil
    @MainThreadOnly open var menu: UIMenu? = nil
    @MainThreadOnly open var tintColor: UIColor? = nil
    open weak var target: AnyObject? { willSet { noteThread() } }
    @MainThreadOnly open var action: Selector? = nil

    /// Setting it also sets the item's title and image.
    @MainThreadOnly open var primaryAction: UIAction? = nil {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// The kind of a system item; nil for other items.
    let systemItem: UIBarButtonItem.SystemItem?

    public override init() {
        Self.noteThread()
        systemItem = nil
        super.init()
    }

    private init(_ systemItem: UIBarButtonItem.SystemItem?) {
        self.systemItem = systemItem
        super.init()
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        Self.noteThread()
        self.init()
        self.title = title
        self.style = style
        set(target, action)
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        Self.noteThread()
        self.init()
        self.image = image
        self.style = style
        set(target, action)
    }

    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    {
        Self.noteThread()
        self.init(systemItem)
        set(target, action)
    }

    public convenience init(customView: UIView) {
        Self.noteThread()
        self.init()
        self.customView = customView
    }

    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        Self.noteThread()
        self.init(systemItem)
        set(primaryAction, menu)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        Self.noteThread()
        self.init()
        set(primaryAction, menu)
        self.title = title ?? self.title
        self.image = image ?? self.image
    }

    /// Has the effect of a tap: runs the primary action and sends the selector to the target, as far as they are set.
    /// Does nothing while the item is disabled. Not part of UIKit.
    public func performPrimaryAction() {
        guard isOnMain(), isEnabled else { return }
        primaryAction?.performWithSender(self, target: nil)
        action?.send(to: target, from: self)
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func set(_ primaryAction: UIAction?, _ menu: UIMenu?) {
        self.primaryAction = primaryAction
        self.menu = menu
    }

    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}

extension UIBarButtonItem {
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }
}

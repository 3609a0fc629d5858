/// A button behind a swiped row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: UIContextualAction.Style
    public let handler: UIContextualAction.Handler
    open var title: String?
    open var image: UIImage?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Grey for a normal action and red for a destructive one, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    public enum Style: Int, Sendable {
        case normal, destructive
    }
}

/// The buttons behind a swiped row: `Finger.swipe(row:)` uncovers them, and `Finger.press(_:)` presses one.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

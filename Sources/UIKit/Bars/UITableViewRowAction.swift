/// A button behind a swiped row, in the form before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    public let style: UITableViewRowAction.Style
    @MainThreadOnly open var title: String? = nil
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Grey for a normal action and red for another, unless set.
    open var backgroundColor: UIColor? {
        get { onMain(ownBackgroundColor ?? (style == .normal ? .systemGray : .systemRed)) }
        set { onMain(ownBackgroundColor = newValue) }
    }

    private var ownBackgroundColor: UIColor?

    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        Self.noteThread()
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        noteThread()
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.ownBackgroundColor = ownBackgroundColor
        return copy
    }

    public enum Style: Int, Sendable {
        case `default`, normal

        public static let destructive = Style.default
    }
}

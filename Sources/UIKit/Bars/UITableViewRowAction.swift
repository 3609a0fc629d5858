/// A button behind a row that is swiped, as before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public let style: UITableViewRowAction.Style
    open var title: String?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Grey for a normal action and red for another, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .normal ? .systemGray : .systemRed) }
        set { ownBackgroundColor = newValue }
    }

    private var ownBackgroundColor: UIColor?

    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    public enum Style: Int, Sendable {
        case `default`, normal

        public static let destructive = Style.default
    }
}

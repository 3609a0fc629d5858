/// An alert or action sheet. A test answers in place of a tap: it finds the alert as `presentedViewController` and
/// calls `perform` with one of its actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public let preferredStyle: UIAlertController.Style
    @MainThreadOnly open var message: String? = nil
    open var actions: [UIAlertAction] { onMain(ownActions) }
    private var ownActions: [UIAlertAction] = []
    open var textFields: [UITextField]? { onMain(ownTextFields) }
    private var ownTextFields: [UITextField]?

    /// The action that the alert emphasises, one of `actions`.
    @MainThreadOnly open var preferredAction: UIAlertAction? = nil

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        Self.noteThread()
        self.init(style: preferredStyle)
        self.title = title
        self.message = message
    }

    private init(style: UIAlertController.Style) {
        preferredStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) { onMain(ownActions.append(action)) }

    /// Adds a text field to an alert; traps for an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard isOnMain() else { return }
        precondition(preferredStyle == .alert, "text fields can only be added to an alert, not to an action sheet")
        let field = UITextField(frame: .zero)
        ownTextFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Dismisses the alert and then runs the action, as a tap does on iOS. Not part of UIKit.
    public func perform(_ action: UIAlertAction) {
        guard isOnMain() else { return }
        precondition(actions.contains { $0 === action }, "the alert has no such action")
        presentingViewController?.dismiss(animated: false)
        action.handler?(action)
    }
}

extension UIAlertController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public let title: String?
    public let style: UIAlertAction.Style
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

extension UIAlertAction {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}

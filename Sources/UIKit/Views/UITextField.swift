/// An editable line of text. There is no typing here; the program sets the text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
    open weak var delegate: (any UITextFieldDelegate)? { willSet { noteThread() } }
    @MainThreadOnly open var placeholder: String? = nil
    @MainThreadOnly open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    @MainThreadOnly open var textColor: UIColor? = .label
    @MainThreadOnly open var textAlignment: NSTextAlignment = .natural
    @MainThreadOnly open var isSecureTextEntry = false
    @MainThreadOnly open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @MainThreadOnly open var autocorrectionType: UITextAutocorrectionType = .default
    @MainThreadOnly open var keyboardType: UIKeyboardType = .default
    @MainThreadOnly open var returnKeyType: UIReturnKeyType = .default

    /// Whether the text is removed when editing begins.
    @MainThreadOnly open var clearsOnBeginEditing = false

    /// Stored: nothing is drawn.
    @MainThreadOnly open var adjustsFontSizeToFitWidth = false
    @MainThreadOnly open var minimumFontSize: CGFloat = 0

    /// Stored: nothing is drawn.
    @MainThreadOnly open var borderStyle: UITextField.BorderStyle = .none

    /// A subview while its mode shows it.
    /// <https://developer.apple.com/documentation/uikit/uitextfield/leftview>
    @MainThreadOnly open var leftView: UIView? = nil {
        didSet {
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            showLeftView()
        }
    }
    @MainThreadOnly open var leftViewMode: UITextField.ViewMode = .never { didSet { showLeftView() } }
    open var isEditing: Bool { onMain(ownIsEditing) }
    private var ownIsEditing = false { didSet { showLeftView() } }
    private var content = ""

    /// Nil empties the field, as in UIKit.
    open var text: String? {
        get { onMain(content) }
        set { onMain(content = newValue ?? "") }
    }

    // MARK: - Placing the text

    /// The bounds beside the left view; the field has no border here.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        noteThread()
        let width = showsLeftView ? min(leftViewRect(forBounds: bounds).width, bounds.width) : 0
        return CGRect(x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
    }

    /// `textRect(forBounds:)`, unless it is overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { onMain(textRect(forBounds: bounds)) }

    /// At the left edge, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        noteThread()
        guard let size = leftView?.bounds.size else { return .zero }
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }

    open override func layoutSubviews() {
        guard isOnMain() else { return }
        super.layoutSubviews()
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    }

    private var showsLeftView: Bool {
        switch leftViewMode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showLeftView() {
        guard let leftView else { return }
        if showsLeftView { addSubview(leftView) } else if leftView.superview === self { leftView.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: - Editing

    open override var canBecomeFirstResponder: Bool { onMain(isEnabled) }

    /// Asks the delegate first and notifies it afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        noteThread()
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        ownIsEditing = true
        if clearsOnBeginEditing { text = "" }
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        noteThread()
        guard isFirstResponder else { return true }
        let isForced = window?.forcesEndOfEditing ?? false
        guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        ownIsEditing = false
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
        return true
    }
}

extension UITextField {
    /// When an accessory of a text field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

extension UITextField {
    /// The line around a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}

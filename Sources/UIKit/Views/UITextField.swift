/// One line of text that a user edits. Nobody types here; the program sets the text.
@preconcurrency @MainActor open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)?
    open var placeholder: String?
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var isSecureTextEntry = false
    open private(set) var isEditing = false
    private var content = ""

    /// Setting nil empties the field, as in UIKit.
    open var text: String? {
        get { content }
        set { content = newValue ?? "" }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// The delegate is asked first and told afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
        return true
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

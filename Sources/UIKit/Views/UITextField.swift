/// An editable line of text. There is no typing here; the program sets the text.
@preconcurrency @MainActor open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)? { willSet { noteThread() } }
    @MainThreadOnly open var placeholder: String? = nil
    @MainThreadOnly open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    @MainThreadOnly open var textColor: UIColor? = .label
    @MainThreadOnly open var textAlignment: NSTextAlignment = .natural
    @MainThreadOnly open var isSecureTextEntry = false
    open var isEditing: Bool { onMain(ownIsEditing) }
    private var ownIsEditing: Bool = false
    private var content = ""

    /// Nil empties the field, as in UIKit.
    open var text: String? {
        get { onMain(content) }
        set { onMain(content = newValue ?? "") }
    }

    open override var canBecomeFirstResponder: Bool { onMain(isEnabled) }

    /// Asks the delegate first and notifies it afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        noteThread()
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        ownIsEditing = true
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

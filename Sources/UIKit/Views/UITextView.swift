/// Editable text of many lines. There is no typing here; the program sets the text.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
    private var content = NSAttributedString(string: "")

    /// Redeclared, as in UIKit, with the delegate type of a text view.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { onMain(textDelegate) }
        set {
            noteThread()
            super.delegate = newValue
        }
    }
    private var textDelegate: (any UITextViewDelegate)? { super.delegate as? any UITextViewDelegate }

    @MainThreadOnly open var isEditable = true
    @MainThreadOnly open var isSelectable = true
    @MainThreadOnly open var font: UIFont? = nil
    @MainThreadOnly open var textColor: UIColor? = nil
    @MainThreadOnly open var textAlignment: NSTextAlignment = .natural
    @MainThreadOnly open var isSecureTextEntry = false
    @MainThreadOnly open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    @MainThreadOnly open var autocorrectionType: UITextAutocorrectionType = .default
    @MainThreadOnly open var keyboardType: UIKeyboardType = .default
    @MainThreadOnly open var returnKeyType: UIReturnKeyType = .default

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Nil empties the view, as in UIKit.
    open var text: String! {
        get { onMain(content.string) }
        set { onMain(content = NSAttributedString(string: newValue ?? "")) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { onMain(content) }
        set { onMain(content = newValue ?? NSAttributedString(string: "")) }
    }

    open override var canBecomeFirstResponder: Bool { onMain(isSelectable || isEditable) }

    /// Asks the delegate first and notifies it afterwards.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        noteThread()
        guard !isFirstResponder else { return true }
        guard isEditable else { return super.becomeFirstResponder() }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        noteThread()
        guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
        let isForced = window?.forcesEndOfEditing ?? false
        guard isForced || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }
}

/// Learns of the beginning and the end of editing. There is no typing here, so nothing else of UIKit's protocol exists.
/// <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

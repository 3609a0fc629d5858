/// Editable text of many lines. There is no typing here; the program sets the text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    private var content = NSAttributedString(string: "")

    @MainThreadOnly open var isEditable = true
    @MainThreadOnly open var isSelectable = true
    @MainThreadOnly open var font: UIFont? = nil
    @MainThreadOnly open var textColor: UIColor? = nil
    @MainThreadOnly open var textAlignment: NSTextAlignment = .natural

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
}

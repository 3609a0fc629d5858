/// Text of many lines. Nobody types here; the program sets the text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    private var content = NSAttributedString(string: "")

    open var isEditable = true
    open var isSelectable = true
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Setting nil empties the view, as in UIKit.
    open var text: String! {
        get { content.string }
        set { content = NSAttributedString(string: newValue ?? "") }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { content }
        set { content = newValue ?? NSAttributedString(string: "") }
    }

    open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }
}

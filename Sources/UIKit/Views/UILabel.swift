/// A line of text. It is kept, not measured or drawn.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content: NSAttributedString?

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Also the characters of `attributedText`.
    open var text: String? {
        get { onMain(content?.string) }
        set {
            guard isOnMain() else { return }
            content = newValue.map { NSAttributedString(string: $0) }
        }
    }

    open var attributedText: NSAttributedString? {
        get { onMain(content) }
        set {
            guard isOnMain() else { return }
            content = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { onMain(ownFont) }
        set {
            guard isOnMain() else { return }
            ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
        }
    }

    private var ownFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { onMain(ownTextColor) }
        set {
            guard isOnMain() else { return }
            ownTextColor = newValue ?? .label
        }
    }

    private var ownTextColor: UIColor = .label

    @MainThreadOnly open var textAlignment: NSTextAlignment = .natural
    @MainThreadOnly open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    @MainThreadOnly open var numberOfLines = 1
    @MainThreadOnly open var isEnabled = true
    @MainThreadOnly open var isHighlighted = false
    @MainThreadOnly open var highlightedTextColor: UIColor? = nil
    @MainThreadOnly open var adjustsFontSizeToFitWidth = false
    @MainThreadOnly open var adjustsFontForContentSizeCategory = false
    @MainThreadOnly open var minimumScaleFactor: CGFloat = 0
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Where a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

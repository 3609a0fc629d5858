/// A line of text, which is stored but neither measured nor drawn.
@preconcurrency @MainActor open class UILabel: UIView {
    private var content = Content.none

    /// Most labels have plain text, and few are asked for attributes.
    private enum Content {
        case none
        case plain(String)
        case attributed(NSAttributedString)

        var text: String? {
            switch self {
            case .none: nil
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
    }

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The text, or the characters of `attributedText`.
    open var text: String? {
        get { onMain(content.text) }
        set { onMain(content = newValue.map { .plain($0) } ?? .none) }
    }

    open var attributedText: NSAttributedString? {
        get {
            noteThread()
            if case .plain(let text) = content { content = .attributed(NSAttributedString(string: text)) }
            if case .attributed(let text) = content { return text }
            return nil
        }
        set { onMain(content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none) }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { onMain(ownFont) }
        set { onMain(ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
    }

    private lazy var ownFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { onMain(ownTextColor) }
        set { onMain(ownTextColor = newValue ?? .label) }
    }

    private lazy var ownTextColor: UIColor = .label

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

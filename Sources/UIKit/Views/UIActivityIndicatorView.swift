/// An indicator of activity. It stores its state without an animation.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    open var isAnimating: Bool { onMain(ownIsAnimating) }
    private var ownIsAnimating: Bool = false
    @MainThreadOnly open var style: UIActivityIndicatorView.Style = .medium

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @MainThreadOnly open var color: UIColor! = .systemGray

    @MainThreadOnly open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped { isHidden = !isAnimating } }
    }

    public init(style: UIActivityIndicatorView.Style) {
        Self.noteThread()
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open func startAnimating() {
        guard isOnMain() else { return }
        ownIsAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        guard isOnMain() else { return }
        ownIsAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
}

extension UIActivityIndicatorView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        // Of iOS 12 and earlier.
        case whiteLarge = 0
        case white, gray
    }
}

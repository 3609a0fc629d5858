/// Says that something is going on. It turns in name only.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    open private(set) var isAnimating = false
    open var style: UIActivityIndicatorView.Style = .medium

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! = .systemGray

    open var hidesWhenStopped = true {
        didSet { if hidesWhenStopped { isHidden = !isAnimating } }
    }

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
}

extension UIActivityIndicatorView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
}

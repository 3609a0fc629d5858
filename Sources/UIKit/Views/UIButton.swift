/// A button. Nobody taps it here: `sendActions(for: .touchUpInside)` does what a tap does.
@preconcurrency @MainActor open class UIButton: UIControl {
    public private(set) var buttonType: UIButton.ButtonType = .custom
    private var titles: [UIControl.State: String] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]

    private lazy var madeTitleLabel = adding(UILabel())
    private lazy var madeImageView = adding(UIImageView())

    open var titleLabel: UILabel? { madeTitleLabel }
    open var imageView: UIImageView? { madeImageView }
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Its title and image become the button's.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// The title for the normal state stands in where a state has none.
    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        imageView?.image = currentImage
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
    }

    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    /// A tap also triggers the primary action, as in UIKit.
    open override func sendActions(for controlEvents: UIControl.Event) {
        let isTap = controlEvents.contains(.touchUpInside)
        super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }
}

extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }
}

/// A button. It cannot be tapped here; `sendActions(for: .touchUpInside)` has the effect of a tap.
@preconcurrency @MainActor open class UIButton: UIControl {
    public var buttonType: UIButton.ButtonType { onMain(ownButtonType) }
    private var ownButtonType: UIButton.ButtonType = .custom
    private var titles: [UIControl.State: String] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]

    private lazy var madeTitleLabel = adding(UILabel())
    private lazy var madeImageView = adding(UIImageView())

    open var titleLabel: UILabel? { onMain(madeTitleLabel) }
    open var imageView: UIImageView? { onMain(madeImageView) }
    @MainThreadOnly open var menu: UIMenu? = nil
    @MainThreadOnly open var showsMenuAsPrimaryAction = false

    public convenience init(type buttonType: UIButton.ButtonType) {
        Self.noteThread()
        self.init(frame: .zero)
        self.ownButtonType = buttonType
    }

    /// Uses the action's title and image.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        Self.noteThread()
        self.init(frame: .zero, primaryAction: primaryAction)
        self.ownButtonType = buttonType
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        guard isOnMain() else { return }
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// The title for the normal state is the default for other states.
    open func title(for state: UIControl.State) -> String? { onMain(titles[state] ?? titles[.normal]) }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        guard isOnMain() else { return }
        images[state] = image
        imageView?.image = currentImage
    }

    open func image(for state: UIControl.State) -> UIImage? { onMain(images[state] ?? images[.normal]) }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { onMain(titleColors[state] = color) }

    open func titleColor(for state: UIControl.State) -> UIColor? { onMain(titleColors[state] ?? titleColors[.normal]) }

    open var currentTitle: String? { onMain(title(for: state)) }
    open var currentImage: UIImage? { onMain(image(for: state)) }

    /// A tap also triggers the primary action, as in UIKit.
    open override func sendActions(for controlEvents: UIControl.Event) {
        guard isOnMain() else { return }
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

/// The view of a list content configuration: two labels and an image view.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView()
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        Self.noteThread()
        shown = configuration
        super.init(frame: .zero)
        for view in [picture, label, secondaryLabel] { addSubview(view) }
        show(configuration)
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        for view in [picture, label, secondaryLabel] { addSubview(view) }
    }

    /// A `UIListContentConfiguration`; another type traps, as on iOS.
    open var configuration: any UIContentConfiguration {
        get { onMain(shown) }
        set {
            guard isOnMain() else { return }
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("a list content view cannot show a \(type(of: newValue))")
            }
            show(new)
        }
    }

    private func show(_ configuration: UIListContentConfiguration) {
        shown = configuration
        picture.image = configuration.image
        label.show(configuration.text, configuration.attributedText, configuration.textProperties)
        secondaryLabel.show(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
    }
}

extension UILabel {
    fileprivate func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        font = properties.font
        textColor = properties.color
        numberOfLines = properties.numberOfLines
        self.text = text
        if let attributed { attributedText = attributed }
    }
}

/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public let contentView: UIView
    open internal(set) var reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = CellContent.makeView(in: .zero)
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = CellContent.makeView(in: .zero)
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Called before the view is used again; overrides call super.
    open func prepareForReuse() {}

    private lazy var madeTextLabel = contentView.adding(UILabel())
    private lazy var madeDetailTextLabel = contentView.adding(UILabel())

    open var textLabel: UILabel? { madeTextLabel }
    open var detailTextLabel: UILabel? { madeDetailTextLabel }

    var content = CellContent()

    /// A new configuration makes a content view, or is handed to the one that is there.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.configure(newValue, in: contentView) }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }

    // MARK: - Updating the configuration

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState()
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// The update runs with the next layout pass.
    open func setNeedsUpdateConfiguration() {
        content.needsUpdate = true
        setNeedsLayout()
    }

    /// Overrides call super, which tells the content configuration about the state.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
        contentConfiguration = configuration.updated(for: state)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell(contentView: contentView, background: backgroundView)
        guard content.takeNeedsUpdate() else { return }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}

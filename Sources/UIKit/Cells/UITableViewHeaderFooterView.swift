/// The header or footer of a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public let contentView: UIView
    open var reuseIdentifier: String? { onMain(ownReuseIdentifier) }
    var ownReuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        Self.noteThread()
        ownReuseIdentifier = reuseIdentifier
        contentView = CellContent.makeView(in: .zero)
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = CellContent.makeView(in: .zero)
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Called before reuse; overrides call super.
    open func prepareForReuse() {}

    private lazy var madeTextLabel = contentView.adding(UILabel())
    private lazy var madeDetailTextLabel = contentView.adding(UILabel())

    open var textLabel: UILabel? { onMain(madeTextLabel) }
    open var detailTextLabel: UILabel? { onMain(madeDetailTextLabel) }

    var content = CellContent()

    /// A new configuration creates a content view, or updates the existing one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { onMain(content.configuration) }
        set { onMain(content.configure(newValue, in: contentView)) }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { onMain(.groupedHeader()) }

    @MainThreadOnly open var automaticallyUpdatesContentConfiguration = true
    @MainThreadOnly open var backgroundConfiguration: UIBackgroundConfiguration? = nil
    @MainThreadOnly open var backgroundView: UIView? = nil {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    // MARK: - Updating the configuration

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    @MainThreadOnly open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }

    open var configurationState: UIViewConfigurationState {
        noteThread()
        var state = UIViewConfigurationState()
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Schedules an update for the next layout pass.
    open func setNeedsUpdateConfiguration() { onMain(needUpdate()) }

    /// Overrides call super, which passes the state to the content configuration.
    open func updateConfiguration(using state: UIViewConfigurationState) { onMain(tellConfiguration(about: state)) }

    open override func layoutSubviews() {
        guard isOnMain() else { return }
        super.layoutSubviews()
        guard layOutContent() else { return }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}

/// A cell of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public let contentView: UIView
    open var reuseIdentifier: String? { onMain(ownReuseIdentifier) }
    var ownReuseIdentifier: String?
    let style: UITableViewCell.CellStyle

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Self.noteThread()
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        self.style = style
        ownReuseIdentifier = reuseIdentifier
        contentView = CellContent.makeView(in: frame)
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        style = .default
        contentView = CellContent.makeView(in: .zero)
        super.init(coder: coder)
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        Self.noteThread()
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called before reuse; overrides call super.
    open func prepareForReuse() {}

    // MARK: - Configuring the content

    private lazy var madeTextLabel = {
        let label = contentView.adding(UILabel())
        textLabelInUse = label
        return label
    }()

    /// The text label, if it was used.
    private(set) var textLabelInUse: UILabel?
    private lazy var madeDetailTextLabel = contentView.adding(UILabel())
    private lazy var madeImageView = contentView.adding(UIImageView())

    /// Created at the first use, like the other parts.
    open var textLabel: UILabel? { onMain(madeTextLabel) }

    /// Nil in the default style.
    open var detailTextLabel: UILabel? { onMain(style == .default ? nil : madeDetailTextLabel) }

    open var imageView: UIImageView? { onMain(madeImageView) }

    var content = CellContent()

    /// A new configuration creates a content view, or updates the existing one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { onMain(content.configuration) }
        set { onMain(content.configure(newValue, in: contentView)) }
    }

    /// An empty configuration in the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        noteThread()
        return switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    @MainThreadOnly open var automaticallyUpdatesContentConfiguration = true
    @MainThreadOnly open var backgroundConfiguration: UIBackgroundConfiguration? = nil
    @MainThreadOnly open var automaticallyUpdatesBackgroundConfiguration = true
    @MainThreadOnly open var backgroundView: UIView? = nil {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    @MainThreadOnly open var selectedBackgroundView: UIView? = nil
    @MainThreadOnly open var multipleSelectionBackgroundView: UIView? = nil

    // MARK: - Managing the state

    open var isSelected: Bool {
        get { onMain(flags.isSelected) }
        set { onMain(setSelected(newValue, animated: false)) }
    }

    open var isHighlighted: Bool {
        get { onMain(flags.isHighlighted) }
        set { onMain(setHighlighted(newValue, animated: false)) }
    }

    open var isEditing: Bool {
        get { onMain(flags.isEditing) }
        set { onMain(setEditing(newValue, animated: false)) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) { onMain(change(\.isSelected, to: selected)) }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) { onMain(change(\.isHighlighted, to: highlighted)) }

    open func setEditing(_ editing: Bool, animated: Bool) { onMain(change(\.isEditing, to: editing)) }

    private var flags = (isSelected: false, isHighlighted: false, isEditing: false)

    private func change(
        _ flag: WritableKeyPath<(isSelected: Bool, isHighlighted: Bool, isEditing: Bool), Bool>, to value: Bool
    ) {
        guard flags[keyPath: flag] != value else { return }
        flags[keyPath: flag] = value
        setNeedsUpdateConfiguration()
    }

    @MainThreadOnly open var selectionStyle: UITableViewCell.SelectionStyle = .default
    @MainThreadOnly open var accessoryType: UITableViewCell.AccessoryType = .none
    @MainThreadOnly open var accessoryView: UIView? = nil
    @MainThreadOnly open var editingAccessoryType: UITableViewCell.AccessoryType = .none
    @MainThreadOnly open var editingAccessoryView: UIView? = nil

    /// The control that the row shows in editing mode.
    open var editingStyle: UITableViewCell.EditingStyle { onMain(ownEditingStyle) }
    var ownEditingStyle = UITableViewCell.EditingStyle.none
    @MainThreadOnly open var shouldIndentWhileEditing = true
    @MainThreadOnly open var indentationLevel = 0
    @MainThreadOnly open var indentationWidth: CGFloat = 10
    @MainThreadOnly open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    @MainThreadOnly open var focusStyle: UITableViewCell.FocusStyle = .default

    /// Whether the cell can show a reorder control in editing mode.
    @MainThreadOnly open var showsReorderControl = false

    // MARK: - Updating the configuration

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    @MainThreadOnly open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }

    open var configurationState: UICellConfigurationState { onMain(stateOfRow) }

    /// Schedules an update for the next layout pass.
    open func setNeedsUpdateConfiguration() { onMain(needUpdate()) }

    /// Overrides call super, which passes the state to the content configuration.
    open func updateConfiguration(using state: UICellConfigurationState) { onMain(tellConfiguration(about: state)) }

    open override func layoutSubviews() {
        guard isOnMain() else { return }
        super.layoutSubviews()
        guard layOutContent() else { return }
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Whether the row is swiped aside; part of the cell's state.
    var isSwiped = false { didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } } }

    // MARK: - Managing drag state changes

    var dragState = UITableViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none

    /// Whether the cell receives touches while it is dragged.
    @MainThreadOnly open var userInteractionEnabledWhileDragging = false

    /// Called when the cell is lifted, dragged and released.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
}

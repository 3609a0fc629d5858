/// One row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public let contentView: UIView
    open internal(set) var reuseIdentifier: String?
    let style: UITableViewCell.CellStyle

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        self.style = style
        self.reuseIdentifier = reuseIdentifier
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
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Called before the cell is used again; overrides call super.
    open func prepareForReuse() {}

    // MARK: - Configuring the content

    private lazy var madeTextLabel = contentView.adding(UILabel())
    private lazy var madeDetailTextLabel = contentView.adding(UILabel())
    private lazy var madeImageView = contentView.adding(UIImageView())

    /// Made when it is first asked for, as are the other parts.
    open var textLabel: UILabel? { madeTextLabel }

    /// Nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : madeDetailTextLabel }

    open var imageView: UIImageView? { madeImageView }

    var content = CellContent()

    /// A new configuration makes a content view, or is handed to the one that is there.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content.configure(newValue, in: contentView) }
    }

    /// For the style of the cell, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?

    // MARK: - Managing the state

    open var isSelected: Bool {
        get { flags.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open var isEditing: Bool {
        get { flags.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        change(\.isSelected, to: selected)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change(\.isHighlighted, to: highlighted)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        change(\.isEditing, to: editing)
    }

    private var flags = (isSelected: false, isHighlighted: false, isEditing: false)

    private func change(
        _ flag: WritableKeyPath<(isSelected: Bool, isHighlighted: Bool, isEditing: Bool), Bool>, to value: Bool
    ) {
        guard flags[keyPath: flag] != value else { return }
        flags[keyPath: flag] = value
        setNeedsUpdateConfiguration()
    }

    open var selectionStyle: UITableViewCell.SelectionStyle = .default
    open var accessoryType: UITableViewCell.AccessoryType = .none
    open var accessoryView: UIView?
    open var editingAccessoryType: UITableViewCell.AccessoryType = .none
    open var editingAccessoryView: UIView?

    /// Which control the row shows while its table is edited.
    open internal(set) var editingStyle: UITableViewCell.EditingStyle = .none
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var focusStyle: UITableViewCell.FocusStyle = .default

    /// Whether the cell may show the control for reordering while it is edited.
    open var showsReorderControl = false

    // MARK: - Updating the configuration

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState()
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isDisabled = !isUserInteractionEnabled
        state.cellDragState = .init(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        return state
    }

    /// The update runs with the next layout pass.
    open func setNeedsUpdateConfiguration() {
        content.needsUpdate = true
        setNeedsLayout()
    }

    /// Overrides call super, which tells the content configuration about the state.
    open func updateConfiguration(using state: UICellConfigurationState) {
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

    /// Whether the row is swiped aside; cells see it in their state.
    var isSwiped = false { didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } } }

    // MARK: - Managing drag state changes

    var dragState = UITableViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none

    /// Whether the cell takes touches while it is dragged.
    open var userInteractionEnabledWhileDragging = false

    /// Called when the cell is lifted, dragged and put down.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}
}

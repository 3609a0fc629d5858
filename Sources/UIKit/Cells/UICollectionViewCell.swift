/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The container of the program's views; always as large as the cell.
    public let contentView: UIView

    public override init(frame: CGRect) {
        Self.noteThread()
        contentView = CellContent.makeView(in: frame)
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = CellContent.makeView(in: .zero)
        super.init(coder: coder)
        addSubview(contentView)
    }

    // MARK: - Managing the cell's state

    @MainThreadOnly open var isSelected = false {
        didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
    }
    @MainThreadOnly open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
    }

    /// Whether the collection is in editing mode and the item is editable; part of the cell's state.
    var isEditing = false { didSet { if oldValue != isEditing { setNeedsUpdateConfiguration() } } }

    // MARK: - Configuring the content and background

    var content = CellContent()

    /// A new configuration creates a content view, or updates the existing one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { onMain(content.configuration) }
        set { onMain(content.configure(newValue, in: contentView)) }
    }

    @MainThreadOnly open var automaticallyUpdatesContentConfiguration = true
    @MainThreadOnly open var backgroundConfiguration: UIBackgroundConfiguration? = nil
    @MainThreadOnly open var automaticallyUpdatesBackgroundConfiguration = true
    @MainThreadOnly open var backgroundView: UIView? = nil {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }
    @MainThreadOnly open var selectedBackgroundView: UIView? = nil

    // MARK: - Updating the configuration

    @MainThreadOnly open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

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

    var dragState = UICollectionViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none

    /// Called when the cell is lifted, dragged and released.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}

extension UICollectionViewCell {
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }
}

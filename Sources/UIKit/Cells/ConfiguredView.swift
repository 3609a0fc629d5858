/// What cells, headers and footers have in common: a content configuration that hears of their state.
@MainActor protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    var backgroundView: UIView? { get }
    var content: CellContent { get set }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
}

extension ConfiguredView {
    /// The update runs with the next layout pass.
    func needUpdate() {
        content.needsUpdate = true
        setNeedsLayout()
    }

    func tellConfiguration(about state: any UIConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
        contentConfiguration = configuration.updated(for: state)
    }

    /// The content fills the view, and a background lies behind it. True when an update is due.
    func layOutContent() -> Bool {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        return content.takeNeedsUpdate()
    }
}

/// A cell of a table or a collection.
@MainActor protocol RowCell: ConfiguredView {
    associatedtype Drag: RawRepresentable<Int>

    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
    var isEditing: Bool { get }
    var isSwiped: Bool { get }
    var isFocused: Bool { get }
    var dragState: Drag { get }
    var dropState: UICellConfigurationState.DropState { get }
}

extension RowCell {
    var stateOfRow: UICellConfigurationState {
        var state = UICellConfigurationState()
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isFocused = isFocused
        state.isDisabled = !isUserInteractionEnabled
        state.cellDragState = .init(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        return state
    }
}

extension UITableViewCell: RowCell {}
extension UICollectionViewCell: RowCell {}
extension UITableViewHeaderFooterView: ConfiguredView {}

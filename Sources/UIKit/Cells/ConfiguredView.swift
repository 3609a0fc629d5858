internal import DragDrop

/// A cell, header or footer: a view whose content configuration receives its state.
@MainActor protocol ConfiguredView: UIView {
    var contentView: UIView { get }
    var backgroundView: UIView? { get }
    var content: CellContent { get set }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
}

extension ConfiguredView {
    /// Schedules an update for the next layout pass.
    func needUpdate() {
        content.needsUpdate = true
        setNeedsLayout()
    }

    func tellConfiguration(about state: any UIConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
        contentConfiguration = configuration.updated(for: state)
    }

    /// Lets the content view and the background fill the view. Returns whether a configuration update is due.
    func layOutContent() -> Bool {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        return content.takeNeedsUpdate()
    }
}

/// A cell of a table or a collection.
@MainActor protocol RowCell: ConfiguredView {
    associatedtype Drag: RawRepresentable<Int>, Equatable
    var reuseIdentifier: String? { get }
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var isEditing: Bool { get }
    var isSwiped: Bool { get set }
    var isFocused: Bool { get }
    var dragState: Drag { get set }
    var dropState: UICellConfigurationState.DropState { get set }
    func setNeedsUpdateConfiguration()
    func dragStateDidChange(_ dragState: Drag)
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

    /// Stores the cell's drag state and notifies the cell.
    func enter(_ state: CellDragState) {
        guard let state = Drag(rawValue: Int(state.rawValue)), state != dragState else { return }
        dragState = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(state)
    }

    /// Stores the drag state, without a notification since the cell has already received it, and the drop state.
    func follow(_ drag: CellDragState, _ drop: CellDropState) {
        dragState = Drag(rawValue: Int(drag.rawValue)) ?? dragState
        guard let drop = UICellConfigurationState.DropState(rawValue: Int(drop.rawValue)), drop != dropState else {
            return
        }
        dropState = drop
        setNeedsUpdateConfiguration()
    }

    /// Resets the states before reuse, so that another row is not selected because this one was.
    func leaveStates() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
        isSwiped = false
    }
}

extension UIView {
    /// A cast to a class is faster than one to a protocol.
    var asRowCell: (any RowCell)? { self as? UITableViewCell ?? self as? UICollectionViewCell }
}

extension UITableViewCell: RowCell {}
extension UICollectionViewCell: RowCell {}
extension UITableViewHeaderFooterView: ConfiguredView {}

/// `UITableViewCell.DragState` and `UICellConfigurationState.cellDragState` (R089).
package enum CellDragState: UInt8, Hashable, Sendable, CaseIterable {
    case none, lifting, dragging
}

/// `UICellConfigurationState.cellDropState` (R113).
package enum CellDropState: UInt8, Hashable, Sendable, CaseIterable {
    case none, notTargeted, targeted
}

/// A cell that was lifted: the row that it shows.
struct LiftedCell: Hashable, Sendable {
    let list: ListID
    let row: ItemID
}

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

/// How the cells of one list take part in drags and drops at one moment.
package struct CellStates: Sendable {
    /// The rows of a drop that has not come to its end yet.
    var ended: [ItemID] = []

    /// The rows that fingers hold, in the order of the fingers.
    var held: [(row: ItemID, state: CellDragState)] = []

    /// Whether the list may take what is over it, and the row that it would go into.
    var isAccepting = false
    var target: ItemID?

    /// As `Engine.dragState(ofCell:in:)`.
    package func drag(of row: ItemID) -> CellDragState {
        if ended.contains(row) { return .dragging }
        for cell in held where cell.row == row { return cell.state }
        return .none
    }

    /// As `Engine.dropState(ofCell:in:)`.
    package func drop(of row: ItemID) -> CellDropState {
        guard isAccepting else { return .none }
        return target == row ? .targeted : .notTargeted
    }
}

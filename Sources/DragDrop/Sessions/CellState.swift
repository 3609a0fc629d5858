/// `UITableViewCell.DragState` and `UICellConfigurationState.cellDragState` (R089).
package enum CellDragState: UInt8, Hashable, Sendable, CaseIterable {
    case none, lifting, dragging
}

/// `UICellConfigurationState.cellDropState` (R113).
package enum CellDropState: UInt8, Hashable, Sendable, CaseIterable {
    case none, notTargeted, targeted
}

/// A lifted cell, with the row that it shows.
struct LiftedCell: Hashable, Sendable {
    let list: ListID
    let row: ItemID
}

/// The drag and drop states of a list's cells at one moment.
package struct CellStates: Hashable, Sendable {
    /// The dragged rows of sessions that are still ending.
    var ended: [ItemID] = []

    /// The rows that fingers hold, ordered by finger.
    var held: [Held] = []

    struct Held: Hashable {
        let row: ItemID
        let state: CellDragState
    }

    /// Whether the list can accept the items over it, and the row that they would go into.
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

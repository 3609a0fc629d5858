/// A row that moves without a drag session: by the reorder control of a table in editing mode (R146), or by the gesture
/// of a collection (R147). The data does not change before the end.
package struct InteractiveMovement: Hashable, Sendable {
    package let list: ListID

    /// The moving row, in the data source's order.
    package let source: RowPath
    let item: ItemID

    /// The place where the row would land, in the order without it.
    package internal(set) var target: RowPath
}

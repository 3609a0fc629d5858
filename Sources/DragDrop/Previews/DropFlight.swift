/// An item on its way into a plain view, with animations (R245).
struct DropFlight: Sendable {
    let item: ItemID

    /// The view that it was dropped on.
    let list: ListID

    /// When its preview is in its place; nil once it is, and for an item that shows nothing.
    var seatMilliseconds: Int?

    /// When the animation is over.
    let endMilliseconds: Int
}

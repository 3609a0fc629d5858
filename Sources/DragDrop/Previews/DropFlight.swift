/// An item flying into a plain view, when animations are on (R245).
struct DropFlight: Sendable {
    let item: ItemID

    /// The view that it was dropped on.
    let list: ListID

    /// The time at which its preview arrives; nil once it has arrived, and for an item without a preview.
    var seatMilliseconds: Int?

    /// The end of the animation.
    let endMilliseconds: Int
}

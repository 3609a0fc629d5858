/// The landing place of a dropped item's preview.
package enum DropLanding: Hashable, Sendable {
    /// The default animation: it shrinks at its place (R162, R170).
    case standard

    /// Over the cell of a row (R165).
    case row(RowPath)

    /// Into a rectangle of a cell (R166).
    case intoRow(RowPath)

    /// Over a point of any view (R167).
    case view(ListID)

    /// Over a placeholder (R168).
    case placeholder
}

/// An item of the last drop in a list, with its landing place.
package struct LandedItem: Hashable, Sendable {
    package let item: ItemID

    /// Nil when the item has no animation.
    package internal(set) var landing: DropLanding?
}

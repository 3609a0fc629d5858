/// Where the preview of a dropped item goes.
package enum DropLanding: Hashable, Sendable {
    /// The default animation: it shrinks where it was let go (R162, R170).
    case standard

    /// Over the cell of a row (R165).
    case row(RowPath)

    /// Into a rectangle of a cell (R166).
    case intoRow(RowPath)

    /// Over a place in any view (R167).
    case view(ListID)

    /// Over a placeholder (R168).
    case placeholder
}

/// An item of the last drop in a list, with where it lands.
package struct LandedItem: Hashable, Sendable {
    package let item: ItemID

    /// Nil when the item has no animation at all.
    package internal(set) var landing: DropLanding?
}

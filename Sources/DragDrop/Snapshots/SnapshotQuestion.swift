/// A query of an app to a snapshot, a transaction or a section snapshot.
package enum SnapshotQuestion: Hashable, Sendable {
    /// The items of `snapshot()`: the shown rows, independent of the prepared snapshot.
    case snapshot

    /// The items of the two states of the last transaction (R148).
    case initialSnapshot, finalSnapshot

    // The snapshot that the app prepares.

    /// Whether the prepared snapshot equals `snapshot()` (R237).
    case isEqual
    case itemIdentifiers(SectionID?)
    case numberOfItems(SectionID?)
    case indexOfItem(ItemID)

    // The section snapshot that the app prepares.
    case outline(Part, SectionID)
    case outlineItem(Property, ItemID, SectionID)

    package enum Part: String, Hashable, Sendable, CaseIterable {
        case items, rootItems, visibleItems, expandedItems
    }

    package enum Property: String, Hashable, Sendable, CaseIterable {
        case level, parent, index, isExpanded, isVisible, contains
    }
}

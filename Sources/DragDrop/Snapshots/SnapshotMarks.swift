/// The reloads and reconfigurations of a snapshot, in the order of the calls, without duplicates.
package struct SnapshotMarks: Hashable, Sendable {
    package internal(set) var reloadedSections: [SectionID] = []
    package internal(set) var reloadedItems: [ItemID] = []
    package internal(set) var reconfiguredItems: [ItemID] = []

    /// Items that were moved next to themselves, which has no effect.
    package internal(set) var itemsMovedToThemselves: [ItemID] = []

    package init() {}

    package var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }
}

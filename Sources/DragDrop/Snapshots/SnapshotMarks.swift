/// What a snapshot asks to be reloaded or reconfigured, in the order of the calls, each once.
package struct SnapshotMarks: Hashable, Sendable {
    package internal(set) var reloadedSections: [SectionID] = []
    package internal(set) var reloadedItems: [ItemID] = []
    package internal(set) var reconfiguredItems: [ItemID] = []

    /// Items that were to be moved next to themselves: nothing came of it, and nothing is to come of it.
    package internal(set) var itemsMovedToThemselves: [ItemID] = []

    package init() {}

    package var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }
}

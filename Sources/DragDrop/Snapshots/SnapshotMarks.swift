/// What a snapshot asks to be reloaded or reconfigured, in the order of the calls, each once.
package struct SnapshotMarks: Hashable, Sendable {
    package internal(set) var reloadedSections: [SectionID] = []
    package internal(set) var reloadedItems: [ItemID] = []
    package internal(set) var reconfiguredItems: [ItemID] = []

    package init() {}

    package var isEmpty: Bool { self == SnapshotMarks() }
}

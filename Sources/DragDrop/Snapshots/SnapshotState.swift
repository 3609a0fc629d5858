/// What a list has of its diffable data source: what the app prepares, and what was last applied.
package struct SnapshotState: Sendable {
    /// The reloads and reconfigurations that the prepared snapshot asks for.
    package internal(set) var marks = SnapshotMarks()

    /// The items moved to themselves in the last applied snapshot.
    package internal(set) var itemsMovedToThemselves: [ItemID] = []

    /// The cells that snapshots have made stale.
    package internal(set) var staleCells = StaleCells()

    /// The section snapshots that the app prepares, and those on the screen.
    package internal(set) var outlines: [SectionID: SectionSnapshot] = [:]
    package internal(set) var shownOutlines: [SectionID: SectionSnapshot] = [:]

    /// The transaction of the last move that was passed to the reordering handlers (R148).
    package internal(set) var transaction: ReorderTransaction?

    /// That of a list whose app has applied nothing, which all such lists share.
    static let unused = CopyOnWrite(wrappedValue: SnapshotState())
}

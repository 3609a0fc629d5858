/// Decisions of the rules for snapshots.
extension Rulebook {
    // MARK: - Applying

    /// Whether the snapshot that a list returns is without marks (R230).
    var handsOutSnapshotsWithoutMarks: Bool { obeys(.r230) }

    /// Whether applying a snapshot inside `didReorder` crashes (R142).
    var crashesByApplyingInHandler: Bool { obeys(.r142) }

    /// Whether a snapshot is applied, even during a delegate's question about a drop (R238).
    func appliesSnapshot(isAskedAboutDrop: Bool) -> Bool { obeys(.r238) || !isAskedAboutDrop }

    /// Whether the first snapshot, and only that, is displayed by a reload (R231).
    var reloadsForFirstSnapshotAlone: Bool { obeys(.r231) }

    /// Whether a way of applying is a reload, as without animation before iOS 15 (R233).
    func reloads(_ way: SnapshotApplication, on device: Device) -> Bool {
        way == .usingReloadData || (way == .unanimated && device.version < 15 && obeys(.r233))
    }

    /// Whether a difference is displayed by a reload: in a table, when several sections move, or when rows leave a
    /// deleted section or enter an inserted one (R232).
    func reloads(_ difference: SnapshotDifference, _ adapter: Adapter) -> Bool {
        adapter.traits.reloadsForSectionMoves && difference.movesSections && obeys(.r232)
    }

    /// Whether rows keep their identity when a snapshot is applied (R235).
    var keepsRowsThroughApply: Bool { obeys(.r235) }

    /// Whether only visible rows get their cells (R239).
    var asksForCellsInSightAlone: Bool { obeys(.r239) }

    // MARK: - Changing

    /// Whether unknown items and sections are ignored in a deletion (S11).
    var ignoresUnknownDeletions: Bool { obeys(.s11) }

    /// Whether a reconfigured item keeps its cell, unlike a reloaded one (R236).
    var keepsCellsOfReconfiguredItems: Bool { obeys(.r236) }

    /// Whether an item that is added again moves (S03).
    var movesItemsAddedAgain: Bool { obeys(.s03) }

    /// Whether `deleteAllItems()` also removes the sections, indices count over all sections, and marks do not affect
    /// equality (R237).
    var readsSnapshotsAsDocumented: Bool { obeys(.r237) }

    // MARK: - Transactions

    /// Whether a transaction lists the last section first (R148), as decided in Q34.
    var listsLastSectionFirst: Bool { obeys(.r148) && !assumesOther(.q34) }

    /// Whether the difference of a transaction infers moves (R148).
    var infersMovesInTransactions: Bool { obeys(.r148) }
}

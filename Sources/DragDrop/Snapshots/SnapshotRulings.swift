/// What the rules of snapshots decide.
extension Rulebook {
    // MARK: - Applying

    /// Whether the snapshot that a list hands out has lost its marks (R230).
    var handsOutSnapshotsWithoutMarks: Bool { obeys(.r230) }

    /// Whether a snapshot applied by a reordering handler makes the app crash (R142).
    var crashesByApplyingInHandler: Bool { obeys(.r142) }

    /// Whether a snapshot is applied, also by a delegate that is asked about a drop (R238).
    func appliesSnapshot(isAskedAboutDrop: Bool) -> Bool { obeys(.r238) || !isAskedAboutDrop }

    /// Whether the first snapshot is shown by a reload, and those after it are not (R231).
    var reloadsForFirstSnapshotAlone: Bool { obeys(.r231) }

    /// Whether a way to apply is a reload: without animation it was before iOS 15 (R233).
    func reloads(_ way: SnapshotApplication, on device: Device) -> Bool {
        way == .usingReloadData || (way == .unanimated && device.version < 15 && obeys(.r233))
    }

    /// Whether a difference is shown by a reload because nothing of the list would stay (R232).
    func reloads(_ difference: SnapshotDifference, _ adapter: Adapter) -> Bool {
        adapter.traits.reloadsForSectionMoves && difference.movesSections && obeys(.r232)
    }

    /// Whether rows keep their identity when a snapshot is applied (R235).
    var keepsRowsThroughApply: Bool { obeys(.r235) }

    /// Whether only rows in sight get their cells (R239).
    var asksForCellsInSightAlone: Bool { obeys(.r239) }

    // MARK: - Changing

    /// Whether deleting what is not there does nothing, and the rest of the call counts (S11).
    var ignoresUnknownDeletions: Bool { obeys(.s11) }

    /// Whether an item that is reconfigured keeps its cell, unlike one that is reloaded (R236).
    var keepsCellsOfReconfiguredItems: Bool { obeys(.r236) }

    /// Whether an item that is added again moves (S03).
    var movesItemsAddedAgain: Bool { obeys(.s03) }

    /// Whether `deleteAllItems()` takes the sections too, indices count over all sections and marks make no snapshot
    /// another one (R237).
    var readsSnapshotsAsDocumented: Bool { obeys(.r237) }

    // MARK: - Transactions

    /// Whether a transaction lists the last section first (R148, Q34).
    var listsLastSectionFirst: Bool { obeys(.r148) && !assumesOther(.q34) }

    /// Whether the difference of a transaction tells moves (R148).
    var infersMovesInTransactions: Bool { obeys(.r148) }
}

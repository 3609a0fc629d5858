/// Decisions of the rules for batch updates.
extension Rulebook {
    /// Whether the end of a block commits the collected updates: not that of a nested one (B09).
    func commitsBatch(isNested: Bool) -> Bool { !isNested || !obeys(.b09) }

    /// Whether an update joins a batch; outside of one it is a batch of its own (B11).
    func collectsUpdate(inOpenBatch isOpen: Bool) -> Bool { isOpen || !obeys(.b11) }

    /// Whether `reloadData()` has no effect (B12).
    func refusesReload(inOpenBatch isOpen: Bool) -> Bool { isOpen && obeys(.b12) }

    /// Whether a batch before the layout that follows a reload reads the counts again (B10).
    var readsCountsAgainAfterReload: Bool { obeys(.b10) }

    /// Whether a batch without updates checks the counts too (B18).
    var checksEmptyBatch: Bool { obeys(.b18) }

    /// Whether counts are compared first instead of last: only without B13.
    var checksCountsFirst: Bool { !obeys(.b13) }

    /// Whether the counts before, the updates and the counts after must be consistent (B14).
    var comparesCounts: Bool { obeys(.b14) }

    /// Whether contradictions are checked before ranges: under the alternative of Q22.
    var checksContradictionsFirst: Bool { assumesOther(.q22) }

    /// Whether a move of a row out of a deleted or into an inserted section is refused: only before iOS 7 (B08).
    func refusesMovesByEndingSections(on device: Device) -> Bool {
        device.version < Decisions.sectionMoveVersion || !obeys(.b08)
    }

    /// Whether updates of rows are ignored when their whole section is updated (B07).
    var ignoresRowsOfEndingSections: Bool { obeys(.b07) }

    /// Whether identical moves count as one (B17).
    var mergesIdenticalMoves: Bool { obeys(.b17) }

    /// Whether a reconfigured row keeps its cell, unlike a reloaded one (B16).
    var reconfiguresInPlace: Bool { obeys(.b16) }

    /// The wording of a count mismatch, which is an open question (Q23) and is decided only here.
    ///
    /// Collections use the new form from iOS 16.4 on, independent of the data; a log shows equal counts before and
    /// after. For tables the data must have changed, an assumption consistent with all records: on Mac Catalyst a
    /// delete raised E01 with unchanged data and E03 with changed data, a deleted section raised E02 with unchanged
    /// data, and every public log of a table's E03 shows differing counts.
    func mismatchForm(_ adapter: Adapter, dataHasChanged: Bool, on device: Device) -> CountMismatchForm {
        guard !assumesOther(.q23) else { return .separate }
        let (version, needsChangedData) = adapter.traits.combinedMismatch
        let isCombined = device.version >= version && (dataHasChanged || !needsChangedData)
        return isCombined ? .combined : .separate
    }

    /// Whether reloading sections crashes a list while a session is over it or began in it, as reported for collections
    /// in 2018, on iOS 11 and 12 (R145).
    func crashesByReloadingSections(_ adapter: Adapter, on device: Device) -> Bool {
        adapter.traits.crashesByReloadingSections && device.version < 13 && obeys(.r145)
    }
}

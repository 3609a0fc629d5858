/// What the rules of batch updates decide.
extension Rulebook {
    /// Whether the end of a block commits what was collected: that of a nested one does not (B09).
    func commitsBatch(isNested: Bool) -> Bool { !isNested || !obeys(.b09) }

    /// Whether an update joins a batch; outside of one it is a batch by itself (B11).
    func collectsUpdate(inOpenBatch isOpen: Bool) -> Bool { isOpen || !obeys(.b11) }

    /// Whether `reloadData()` has no effect (B12).
    func refusesReload(inOpenBatch isOpen: Bool) -> Bool { isOpen && obeys(.b12) }

    /// Whether a batch before the layout that follows a reload reads the counts once more (B10).
    var readsCountsAgainAfterReload: Bool { obeys(.b10) }

    /// Whether a batch without updates is a check of the counts (B18).
    var checksEmptyBatch: Bool { obeys(.b18) }

    /// Whether counts are compared before anything else, rather than at the end (B13).
    var checksCountsFirst: Bool { !obeys(.b13) }

    /// Whether the counts before, the updates and the counts after have to add up (B14).
    var comparesCounts: Bool { obeys(.b14) }

    /// Which of two faults of a batch counts (Q22).
    var checksContradictionsFirst: Bool { assumesOther(.q22) }

    /// Whether rows may not move out of a deleted and into an inserted section: only the oldest systems refuse that
    /// (B08).
    func refusesMovesByEndingSections(on device: Device) -> Bool {
        device.version < Decisions.sectionMoveVersion || !obeys(.b08)
    }

    /// Whether the updates of rows that a whole section takes along count for nothing (B07).
    var ignoresRowsOfEndingSections: Bool { obeys(.b07) }

    /// Whether identical moves are one (B17).
    var mergesIdenticalMoves: Bool { obeys(.b17) }

    /// Whether a row that is reconfigured keeps its cell, unlike one that is reloaded (B16).
    var reconfiguresInPlace: Bool { obeys(.b16) }

    /// How counts that do not add up are worded, which is not known for certain (Q23): the one place that decides.
    ///
    /// Collections have the new form from iOS 16.4 on, whatever the data says; a log shows equal counts before and
    /// after. Of tables it is a guess that agrees with everything recorded that the data has to have changed: on Mac
    /// Catalyst a delete raised E01 while the data had not changed at all and E03 once it had, a deleted section raised
    /// E02 while the data had not changed, and every public log of a table's E03 shows counts that differ.
    func mismatchForm(_ adapter: Adapter, dataHasChanged: Bool, on device: Device) -> CountMismatchForm {
        guard !assumesOther(.q23) else { return .separate }
        let (version, needsChangedData) = adapter.traits.combinedMismatch
        let isCombined = device.version >= version && (dataHasChanged || !needsChangedData)
        return isCombined ? .combined : .separate
    }

    /// Whether a list loses its bearings when sections are reloaded while a session runs over it or began in it, as
    /// reported of collections in 2018, on iOS 11 and 12 (R145).
    func crashesByReloadingSections(_ adapter: Adapter, on device: Device) -> Bool {
        adapter.traits.crashesByReloadingSections && device.version < 13 && obeys(.r145)
    }
}

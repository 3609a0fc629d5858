/// Decisions of the rules for the queries of a session, and for its coordinator.
extension Rulebook {
    /// Whether a lifted drag counts for `hasActiveDrag`: only once it moves (R090).
    func isActive(_ phase: DragState.Phase) -> Bool { phase == .dragging || !obeys(.r090) }

    /// Whether `hasActiveDrop` stays true outside the list and while the drop animates (R111).
    var tracksDropsOutside: Bool { obeys(.r111) }

    /// Whether a list can have uncommitted updates (R187).
    var countsUncommittedUpdates: Bool { obeys(.r187) }

    /// Whether any open gap makes updates uncommitted: in a table, and under the alternative of Q33 in a collection
    /// (R187).
    func countsGapAsUncommitted(_ adapter: Adapter) -> Bool {
        adapter.traits.countsGapAsUncommitted || assumesOther(.q33)
    }

    /// Whether a session is local: only within one app (R068).
    func isLocal(inSameApp isSameApp: Bool) -> Bool { !obeys(.r068) || isSameApp }

    // MARK: - The coordinator

    /// Whether `drop(_:toRowAt:)` (R165) and `drop(_:intoRowAt:rect:)` (R166) accept a row: only an existing one.
    func acceptsDrop(toRowThatIsThere isThere: Bool) -> Bool { isThere || !obeys(.r165) }
    func acceptsDrop(intoRowThatIsThere isThere: Bool) -> Bool { isThere || !obeys(.r166) }

    /// Whether a drop can go to any view (R167).
    var dropsToViews: Bool { obeys(.r167) }

    /// The landing of an item without a call (R170).
    var standardLanding: DropLanding? { obeys(.r170) ? .standard : nil }

    /// Whether only the first drop call of an item counts (R170).
    var countsFirstDropCallAlone: Bool { obeys(.r170) }

    /// The duration of the animation of a drop call (R172).
    func dropDuration(_ milliseconds: Int) -> Int { obeys(.r172) ? milliseconds : 0 }

    /// Whether calls have an effect only until `performDropWith` returns (R169).
    var refusesLateDropCalls: Bool { obeys(.r169) }

    /// Whether a late drop call raises an exception: under the alternative of Q10.
    var raisesForLateDropCall: Bool { assumesOther(.q10) }
}

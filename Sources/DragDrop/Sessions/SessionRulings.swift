/// What the rules decide about what a session tells of itself, and about its coordinator.
extension Rulebook {
    /// Whether a lifted drag counts for `hasActiveDrag`: only one that moves does (R090).
    func isActive(_ phase: DragState.Phase) -> Bool { phase == .dragging || !obeys(.r090) }

    /// Whether `hasActiveDrop` lasts outside of the list and while the drop animates (R111).
    var tracksDropsOutside: Bool { obeys(.r111) }

    /// Whether a list ever has uncommitted updates (R187).
    var countsUncommittedUpdates: Bool { obeys(.r187) }

    /// Whether any open gap makes updates uncommitted: that of a table does, that of a collection perhaps (R187, Q33).
    func countsGapAsUncommitted(_ adapter: Adapter) -> Bool {
        adapter.traits.countsGapAsUncommitted || assumesOther(.q33)
    }

    /// Whether a session is local where its apps are the same (R068).
    func isLocal(inSameApp isSameApp: Bool) -> Bool { !obeys(.r068) || isSameApp }

    // MARK: - The coordinator

    /// Whether the row of `drop(_:toRowAt:)` has to be there (R165), and the one of `drop(_:intoRowAt:rect:)` (R166).
    func acceptsDrop(toRowThatIsThere isThere: Bool) -> Bool { isThere || !obeys(.r165) }
    func acceptsDrop(intoRowThatIsThere isThere: Bool) -> Bool { isThere || !obeys(.r166) }

    /// Whether a drop can go to any view (R167).
    var dropsToViews: Bool { obeys(.r167) }

    /// How an item lands for which no call is made (R170).
    var standardLanding: DropLanding? { obeys(.r170) ? .standard : nil }

    /// Whether the first drop call of an item counts alone (R170).
    var countsFirstDropCallAlone: Bool { obeys(.r170) }

    /// How long the animation of a drop call takes (R172).
    func dropDuration(_ milliseconds: Int) -> Int { obeys(.r172) ? milliseconds : 0 }

    /// Whether calls count only until `performDropWith` returns (R169).
    var refusesLateDropCalls: Bool { obeys(.r169) }

    /// Whether a late drop call raises (Q10).
    var raisesForLateDropCall: Bool { assumesOther(.q10) }
}

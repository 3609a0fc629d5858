/// Decisions of the rules while a finger moves over lists and views.
extension Rulebook {
    // MARK: - Participation

    /// Whether a drag can enter a list: any number of times with R056, otherwise once.
    func entersAgain(wasTold: Bool) -> Bool { obeys(.r056) || !wasTold }

    /// Why a list receives nothing of a session: it is in no window (R249).
    func reasonToPassOver(_ presence: ListState.Presence) -> RuleID? {
        presence == .inWindow || !obeys(.r249) ? nil : .r249
    }

    /// Why another app receives nothing of a session: no drag of the device may reach it (R003), or not this one
    /// (R038).
    func reasonToPassOverOtherApp(on device: Device, isRestricted: Bool) -> RuleID? {
        if !device.dragsAcrossApps, obeys(.r003) { return .r003 }
        return isRestricted && obeys(.r038) ? .r038 : nil
    }

    /// Why a list does not follow a second session (R058).
    func reasonToPassOverSecondSession(isOpen: Bool) -> RuleID? { isOpen || !obeys(.r058) ? nil : .r058 }

    /// Whether an exit makes UIKit ask `canHandle` again: under the alternative of Q02.
    var asksAgainAfterExit: Bool { assumesOther(.q02) }

    /// Whether an outer view is asked when an inner one refuses (R059), as decided in Q08.
    var asksOuterViews: Bool { obeys(.r059) && !assumesOther(.q08) }

    /// Whether a view with a paste configuration accepts drops (R241).
    var dropsByPaste: Bool { obeys(.r241) }

    /// Whether a table without a drop delegate moves its own row, as decided in Q35.
    var reordersWithoutDropSide: Bool { !assumesOther(.q35) }

    // MARK: - Places

    /// Whether a precise proposal makes the place above the finger effective (R065).
    func hitTestsAbove(_ proposal: DropProposal?) -> Bool { proposal?.isPrecise == true && obeys(.r065) }

    /// Whether updates count in the data source's order, with the dragged row (R101).
    var hitTestsInDataSource: Bool { obeys(.r101) }

    /// Whether headers and empty areas have no path (R099).
    var hitTestsCellsAlone: Bool { obeys(.r099) }

    /// Whether a section has a place after its last row (R100). Under the alternative of Q26 the last section and empty
    /// ones have none.
    func hasEnd(rowCount: Int, isLastSection: Bool) -> Bool {
        obeys(.r100) && (!assumesOther(.q26) || (rowCount > 0 && !isLastSection))
    }

    /// Whether a list scrolls at its edges (R129).
    var scrollsAtEdges: Bool { obeys(.r129) }

    // MARK: - Proposals

    /// Why a move may not be proposed: the drag side forbids it (R061, R088), or the drag comes from another app
    /// (R062).
    func prohibitionOfMove(_ adapter: Adapter, isAllowed: Bool, inSameApp isSameApp: Bool) -> RuleID? {
        let refusal = adapter.traits.moveProhibitionRule
        if !isAllowed, obeys(refusal) { return refusal }
        return isSameApp || !obeys(.r062) ? nil : .r062
    }

    /// Whether the finger's place turns `automatic` into at or into: in tables (R108).
    func choosesIntent(_ adapter: Adapter) -> Bool { adapter.traits.choosesIntentByPlace && obeys(.r108) }

    /// Whether a local move of several rows becomes a copy, and a copy of one row a move (R144): before iOS 13, later
    /// under the alternative of Q16.
    func reordersAsBefore13(on device: Device) -> Bool { (device.version < 13 || assumesOther(.q16)) && obeys(.r144) }

    // MARK: - Cells

    /// Whether cells receive their drag state (R089), and their drop state (R113).
    var tellsCellsOfDrag: Bool { obeys(.r089) }
    var tellsCellsOfDrop: Bool { obeys(.r113) }
}

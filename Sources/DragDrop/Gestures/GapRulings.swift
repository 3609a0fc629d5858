/// What the rules of the gap decide.
extension Rulebook {
    /// Whether an update may move the gap: one that comes with movement does (R120).
    func movesGap(_ cause: UpdateCause) -> Bool { cause.isMovement || !obeys(.r120) }

    /// Whether a proposal moves the gap: one that accepts does (R109).
    func movesGap(_ proposal: DropProposal) -> Bool { proposal.operation.isAccepting || !obeys(.r109) }

    /// Whether `unspecified` leaves the gap where it is (R105).
    var freezesGapWithoutIntent: Bool { obeys(.r105) }

    /// Whether a gap closes rather than freezes (Q27).
    var closesFrozenGap: Bool { assumesOther(.q27) }

    /// Whether the row that a list copies within itself keeps its place (Q36).
    func keepsDraggedRows(_ proposal: DropProposal) -> Bool { proposal.operation == .copy && !assumesOther(.q36) }

    /// Whether a finger over the gap holds it and forgets the place that waits (R119).
    var holdsGapUnderFinger: Bool { obeys(.r119) }

    /// Whether a refused place waits for the next accepted proposal (R120).
    var remembersRefusedPlace: Bool { obeys(.r120) }

    /// Whether a proposal that inserts opens a gap (R106).
    var opensGap: Bool { obeys(.r106) }

    /// Whether the gap takes a place that waits where there is no destination, and stays if none does (R118).
    var keepsGapWithoutDestination: Bool { obeys(.r118) }

    /// Whether the half of the row that the finger is in decides on which side the gap opens (Q32).
    func opensGapByHalf(in kind: ListKind) -> Bool { assumesOther(.q32, of: kind) }

    /// How long the gap waits for the finger to rest; nil when it follows at once (R125, R128).
    func gapDelayMilliseconds(_ cadence: ListState.Cadence, isReorderCapable: Bool) -> Int? {
        guard isReorderCapable || !obeys(.r128) else { return nil }
        switch cadence {
        case .immediate: return nil
        case .fast: return obeys(.r128) ? Decisions.fastCadenceMilliseconds : nil
        case .slow: return obeys(.r125) ? Decisions.slowCadenceMilliseconds : nil
        }
    }

    /// Whether the gap counts without the dragged rows (R121).
    var countsGapWithoutDraggedRows: Bool { obeys(.r121) }

    /// Whether the delegate could send the gap elsewhere; it cannot (R126).
    var redirectsGap: Bool { !obeys(.r126) }

    /// Whether the gap of a list's own drag starts at its source (R115).
    var startsGapAtSource: Bool { obeys(.r115) }
}

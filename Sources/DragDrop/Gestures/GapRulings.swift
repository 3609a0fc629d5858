/// Decisions of the rules for the gap.
extension Rulebook {
    /// Whether an update may move the gap: only one caused by movement (R120).
    func movesGap(_ cause: UpdateCause) -> Bool { cause.isMovement || !obeys(.r120) }

    /// Whether a proposal moves the gap: only one that accepts (R109).
    func movesGap(_ proposal: DropProposal) -> Bool { proposal.operation.isAccepting || !obeys(.r109) }

    /// Whether `unspecified` leaves the gap where it is (R105).
    var freezesGapWithoutIntent: Bool { obeys(.r105) }

    /// Whether `unspecified` closes the gap instead: under the alternative of Q27.
    var closesFrozenGap: Bool { assumesOther(.q27) }

    /// Whether the dragged rows of a list keep their place: those that are copied, as decided in Q36.
    func keepsDraggedRows(_ proposal: DropProposal) -> Bool { proposal.operation == .copy && !assumesOther(.q36) }

    /// Whether a finger over the gap holds it and forgets the pending target (R119).
    var holdsGapUnderFinger: Bool { obeys(.r119) }

    /// Whether a refused target waits for the next accepted proposal (R120).
    var remembersRefusedPlace: Bool { obeys(.r120) }

    /// Whether a proposal that inserts opens a gap (R106).
    var opensGap: Bool { obeys(.r106) }

    /// Whether, where there is no destination, the gap moves to a pending target, or stays if none is pending (R118).
    var keepsGapWithoutDestination: Bool { obeys(.r118) }

    /// Whether the half of the row under the finger decides on which side the gap opens: under the alternative of Q32,
    /// in tables.
    func opensGapByHalf(in kind: ListKind) -> Bool { assumesOther(.q32, of: kind) }

    /// The time that the finger must rest before the gap moves; nil when the gap follows at once (R125, R128).
    func gapDelayMilliseconds(_ cadence: ReorderingCadence, isReorderCapable: Bool) -> Int? {
        guard isReorderCapable || !obeys(.r128) else { return nil }
        switch cadence {
        case .immediate: return nil
        case .fast: return obeys(.r128) ? Decisions.fastCadenceMilliseconds : nil
        case .slow: return obeys(.r125) ? Decisions.slowCadenceMilliseconds : nil
        }
    }

    /// Whether the largest index of the gap is the section's count without the dragged rows (R121).
    var countsGapWithoutDraggedRows: Bool { obeys(.r121) }

    /// Whether the delegate can redirect the gap: only without R126.
    var redirectsGap: Bool { !obeys(.r126) }

    /// Whether the gap of a list's own drag starts at its source (R115).
    var startsGapAtSource: Bool { obeys(.r115) }
}

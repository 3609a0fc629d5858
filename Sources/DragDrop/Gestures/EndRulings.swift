/// Decisions of the rules for the end of a session.
extension Rulebook {
    /// Whether the drop side ends first: after a cancel (R139) and a drop (R138, Q01), but not after a native move
    /// (R137). Always for plain views, which have no native moves.
    func endsDropFirst(cancelledIn adapter: Adapter) -> Bool { adapter.traits.alwaysEndsDropFirst || obeys(.r139) }
    var endsDropFirstAfterNativeMove: Bool { !obeys(.r137) }
    func endsDropFirst(performedFrom adapter: Adapter) -> Bool {
        adapter.traits.alwaysEndsDropFirst || (obeys(.r138) && !assumesOther(.q01))
    }

    /// The rule behind the end call of a drag whose drop was performed: to a plain view R032; nil for lists, which have
    /// one rule for every end.
    func endReason(performedFrom adapter: Adapter) -> Citation? {
        adapter.traits.tellsOperation && obeys(.r032) ? .rule(.r032) : nil
    }

    /// Whether a drop asks for the previews of a cancel: only without R032.
    var previewsCancelAfterDrop: Bool { !obeys(.r032) }

    /// Whether `concludeDrop` follows the end calls of both sides (R075).
    var concludesLast: Bool { obeys(.r075) }

    /// Whether the end call passes the operation: only to plain views (R087).
    func tellsOperation(to adapter: Adapter) -> Bool { adapter.traits.tellsOperation || !obeys(.r087) }

    /// Whether both end calls pass the same operation (R033).
    var repeatsOperation: Bool { obeys(.r033) }

    /// Whether a session without `performDrop` is concluded: without R081, or under the alternative of Q15.
    var concludesUnperformed: Bool { assumesOther(.q15) || !obeys(.r081) }

    /// Whether UIKit removes the originals of a move: only without R034.
    var takesOriginalsAway: Bool { !obeys(.r034) }

    /// Whether the drop session of a list waits for a timeout: only that of a table (R243).
    func waitsForDropEnd(_ adapter: Adapter) -> Bool { adapter.traits.dropEndTimesOut && obeys(.r243) }
}

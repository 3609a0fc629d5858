/// One line of what happened.
package struct TraceEntry: Sendable {
    package enum Kind: Sendable {
        /// What the person did.
        case gesture(Gesture)

        /// What UIKit asked, and the answer. `isImplemented` is false when the answer is UIKit's default.
        case call(DelegateCall, answer: DelegateAnswer?, isImplemented: Bool)

        /// What the app told UIKit.
        case action(ListAction, list: ListID)

        /// What UIKit did or decided by itself.
        case note(TraceNote)

        /// Calls that were not made, because of the entry's rule.
        case silence([Question], list: ListID?)

        case exception(UIKitException, list: ListID)
    }

    package internal(set) var kind: Kind

    /// Why it happened.
    package let rule: RuleID?

    /// Virtual time.
    package let milliseconds: Int

    /// How many delegate calls this happened inside of.
    package let depth: Int
}

/// What UIKit did or decided by itself.
package enum TraceNote: Hashable, Sendable {
    /// A gesture had no effect, for the entry's rule.
    case ignored(list: ListID)
    case gapMoved(IndexPath?, list: ListID)
    case proposalReplaced(DropProposal, by: DropProposal, list: ListID)
    case intentChosen(DropIntent, list: ListID)
    case sessionEnded(DropOperation)
    case selected([ItemID], list: ListID)
    case loadFinished(ItemID, LoadResult)
    case snapshotLog(String, list: ListID)
    case actionWithoutEffect(list: ListID)
}

/// One line of what happened.
package struct TraceEntry: Sendable {
    package enum Kind: Hashable, Sendable {
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
    package let citation: Citation?

    /// Open questions that decided about the entry, beside those of its rule.
    package internal(set) var questions: [QuestionID]

    /// Virtual time.
    package let milliseconds: Int

    /// How many delegate calls this happened inside of.
    package let depth: Int

    package init(kind: Kind, citation: Citation?, questions: [QuestionID], milliseconds: Int, depth: Int) {
        self.kind = kind
        self.citation = citation
        self.questions = questions
        self.milliseconds = milliseconds
        self.depth = depth
    }

    /// The rule that it follows; nil where an open question decided by itself.
    package var rule: RuleID? { citation?.rule }
}

/// What UIKit did or decided by itself.
package enum TraceNote: Hashable, Sendable {
    /// A gesture had no effect, for the entry's rule.
    case ignored(list: ListID)
    case liftIgnored(LiftObstacle, list: ListID)
    /// Where the gap is, in which order; nil when it closes.
    case gapMoved(RowPath?, IndexSpace, list: ListID)
    /// Where a row would land that moves without a drag session, in the order without it.
    case rowMoved(RowPath, list: ListID)
    case proposalReplaced(DropProposal, by: DropProposal, list: ListID)
    case intentChosen(DropIntent, list: ListID)
    case sessionEnded(DropOperation)
    case selected([ItemID], list: ListID)
    case loadFinished(ItemID, LoadResult, on: CompletionQueue)

    /// The completion of `loadObjects`, with the items that objects could be made from (R076).
    case objectsLoaded([ItemID], on: CompletionQueue)

    /// The cancellation handler of a provider's progress was called (R214).
    case providerCancelled(ItemID)

    /// A provider that went on after a cancel had its data ready (R214).
    case dataArrivedTooLate(ItemID)

    /// The effect of spring loading changes; no row in a plain view (R202).
    case springLoading(SpringLoading.State, row: ItemID?, list: ListID)

    /// A list scrolled by itself; rows are counted over all sections (R129).
    case scrolled(firstRow: Int, list: ListID)
    case snapshotLog(String, list: ListID)
    case actionWithoutEffect(list: ListID)

    /// A batch of a diffable data source (R231).
    case updated([ListUpdate], list: ListID)

    /// What the reordering handlers are told (R148).
    case reordering(ReorderTransaction, list: ListID)

    /// A diffable data source reloads the list as a whole (R231–R233).
    case reloadedData(list: ListID)

    /// The finger let go early: what the app animates alongside runs backwards too (R010).
    case animationReversed(list: ListID)

    /// The preview of an item that was dropped on a plain view has reached its place (R245).
    case previewSeated(ItemID, list: ListID)

    /// Another gesture recognizer fired during the lift (R012).
    case recognized(RecognizerOutcome, list: ListID)

    /// A precise proposal: the place that counts lies above the finger (R065).
    case hitTestedAbove(points: Int, list: ListID)

    /// The item fades where it was let go (Q13).
    case fades(ItemID, list: ListID)
}

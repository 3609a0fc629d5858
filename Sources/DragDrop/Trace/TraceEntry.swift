/// One line of a trace.
package struct TraceEntry: Sendable {
    package enum Kind: Hashable, Sendable {
        /// A gesture of the person.
        case gesture(EngineGesture)

        /// A call of UIKit, and the answer. `isImplemented` is false when the answer is UIKit's default.
        case call(DelegateCall, answer: DelegateAnswer?, isImplemented: Bool)

        /// A call of the app to UIKit.
        case action(ListAction, list: ListID)

        /// An effect or decision of UIKit.
        case note(TraceNote)

        /// Calls that were not made, by the entry's rule.
        case silence([Question], list: ListID?)

        case exception(UIKitException, list: ListID)
    }

    package internal(set) var kind: Kind

    /// The reason for the entry.
    package let citation: Citation?

    /// Open questions that decided the entry, in addition to those of its rule.
    package internal(set) var questions: [QuestionID]

    /// Virtual time.
    package let milliseconds: Int

    /// The nesting depth of delegate calls.
    package let depth: Int

    package init(kind: Kind, citation: Citation?, questions: [QuestionID], milliseconds: Int, depth: Int) {
        self.kind = kind
        self.citation = citation
        self.questions = questions
        self.milliseconds = milliseconds
        self.depth = depth
    }

    /// The entry's rule; nil when an open question alone decided.
    package var rule: RuleID? { citation?.rule }
}

/// An effect or decision of UIKit.
package enum TraceNote: Hashable, Sendable {
    /// A gesture had no effect, by the entry's rule.
    case ignored(list: ListID)
    case liftIgnored(LiftObstacle, list: ListID)
    /// The gap and its index space; nil when the gap closes.
    case gapMoved(RowPath?, IndexSpace, list: ListID)
    /// The landing place of a row that moves without a drag session, in the order without it.
    case rowMoved(RowPath, list: ListID)
    case proposalReplaced(DropProposal, by: DropProposal, list: ListID)
    case intentChosen(DropIntent, list: ListID)
    case sessionEnded(DropOperation)
    case selected([ItemID], list: ListID)
    case deselected([ItemID], list: ListID)
    case loadFinished(ItemID, LoadResult, on: CompletionQueue)

    /// The completion of `loadObjects`, with the items whose objects were created (R076).
    case objectsLoaded([ItemID], on: CompletionQueue)

    /// The cancellation handler of a provider's progress was called (R214).
    case providerCancelled(ItemID)

    /// A provider that continued after a cancel has its data ready (R214).
    case dataArrivedTooLate(ItemID)

    /// The effect of spring loading changed; the row is nil in a plain view (R202).
    case springLoading(SpringLoading.State, row: ItemID?, list: ListID)

    /// A list scrolled, automatically (R129) or because the app scrolled it (R097); rows are counted over all sections.
    case scrolled(firstRow: Int, list: ListID)
    case snapshotLog(String, list: ListID)
    case actionWithoutEffect(list: ListID)

    /// A batch of a diffable data source (R231).
    case updated([ListUpdate], list: ListID)

    /// The argument of the reordering handlers (R148).
    case reordering(ReorderTransaction, list: ListID)

    /// A diffable data source reloads the list as a whole (R231–R233).
    case reloadedData(list: ListID)

    /// The finger was released early, so that the app's animations are reversed too (R010).
    case animationReversed(list: ListID)

    /// The preview of an item that was dropped on a plain view arrived (R245).
    case previewSeated(ItemID, list: ListID)

    /// Another gesture recognizer fired during the lift (R012).
    case recognized(RecognizerOutcome, list: ListID)

    /// A precise proposal made the place above the finger effective (R065).
    case hitTestedAbove(points: Int, list: ListID)

    /// The item fades in place (Q13).
    case fades(ItemID, list: ListID)
}

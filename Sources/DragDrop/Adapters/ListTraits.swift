/// The few rules in which tables, collections and plain views differ. A trait only says which kinds of list a rule
/// applies to; the rulings switch the rule itself.
package struct ListTraits: Sendable {
    // MARK: - Places

    /// Whether updates pass an index path (R097) and drops have a coordinator; false for a plain view.
    package var hasIndexPaths = true

    /// Whether the update below the last row was measured (Q26).
    var isEmptyAreaMeasured = false

    /// Whether the finger's position turns `automatic` into at or into (R108).
    var choosesIntentByPlace = false

    // MARK: - The lift

    /// The rule that prevents a lift when the delegate returns no item.
    let emptyAnswerRule: RuleID

    /// Whether a row lifts while the last drop is still animating (R092).
    var liftsDuringDropAnimation = false

    /// Whether a dragged row can be spring-loaded when no delegate method decides (R201).
    var springLoadsDraggedRows = true

    // MARK: - Proposals

    /// The methods that make a drop side; one of them suffices.
    let dropSide: [Question]

    /// The proposal in place of a missing update method: accepted by lists (R094, Q06), not by views (R060).
    let proposalWithoutUpdate: DropProposal

    /// The rule that stops a drop on a view without the update method; nil when a default proposal exists.
    var missingUpdateRule: RuleID?

    /// The rule that refuses a move which the drag side does not allow.
    let moveProhibitionRule: RuleID

    /// Whether a single row of the list moves without a proposal of the delegate when the data source supports moves
    /// (Q06, Q35).
    var movesOwnRowUnasked = false

    // MARK: - The drop

    /// The rule that makes the shown gap the coordinator's destination.
    let gapDestinationRule: RuleID

    /// The rule that ignores a release without an accepted proposal.
    let refusalRule: RuleID

    /// The rule that ignores a release outside every list.
    let outsideRule: RuleID

    /// Why a drop of the list's own rows calls `performDropWith`; nil where this needs no reason.
    var ownRowRules: OwnRowRules?

    /// Whether `sourceIndexPath` follows updates during the drag (Q29); in a table it becomes nil (R163).
    var sourcePathFollowsUpdates = true

    // MARK: - The end

    /// Whether the drop side is always notified of the end first (R138, R139).
    var alwaysEndsDropFirst = false

    /// Whether the end calls pass the operation (R087).
    var tellsOperation = false

    /// Whether the end of a drop can be delayed by a timeout (R243).
    var dropEndTimesOut = false

    // MARK: - Moves that the list makes itself

    /// The rule that replaces `performDropWith` with a native move; nil for none.
    var nativeMoveRule: RuleID?

    /// Whether a native move asks for preview parameters (R143): measured for collections, unknown for tables.
    var previewsNativeMove = false

    /// Whether a release at the source calls nothing, whichever answer Q07 has.
    var callsNothingAtSource = false

    /// Whether a move down into another section can land one place past the gap (R140, Q17).
    var commitsPastGap = false

    /// The question whether a drag asks `canMoveRowAt` or `canMoveItemAt` (Q19, Q21), and the assumed answer.
    let canMove: (question: QuestionID, isAsked: Bool)

    /// Whether a diffable data source has handlers (R149) and updates its snapshot itself (R141).
    var hasReorderingHandlers = false

    /// The rule for moves without a drag: by a reorder control, or interactive.
    let movementRule: RuleID

    /// Whether rows move without a drag only in editing mode (R146).
    var movesInEditingAlone = false

    /// Whether the app can begin a second movement, which raises an exception (E59).
    var beginsSecondMovement = false

    // MARK: - Updates

    /// The exception for scrolling to an invalid position.
    let scrollRule: RuleID

    /// The version from which on mismatched counts share one message (Q23), and whether that holds only for changed
    /// data.
    let combinedMismatch: (version: SystemVersion, needsChangedData: Bool)

    /// Whether reloading sections during a session was observed to crash (R145).
    var crashesByReloadingSections = false

    /// Whether a snapshot is displayed by a reload when several sections move, or when rows leave a deleted section or
    /// enter an inserted one (R232).
    var reloadsForSectionMoves = false

    /// Whether reloading a section removes its placeholders (R186).
    var reloadedSectionsLosePlaceholders = false

    /// Whether the context of a placeholder has `setNeedsCellUpdate()` (R189).
    var placeholdersUpdateCells = false

    /// Whether any open gap makes updates uncommitted; open for collections (R187, Q33).
    var countsGapAsUncommitted = false
}

extension ListTraits {
    /// Why `performDropWith` was called instead of a native move.
    struct OwnRowRules: Sendable {
        let severalRows: RuleID

        /// The reason when the list could reorder.
        let despiteReordering: RuleID
        let otherwise: RuleID
    }
}

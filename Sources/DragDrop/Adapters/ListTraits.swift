/// The few rules in which tables, collections and plain views differ. What a trait decides is switched off in the
/// rulings; a trait only says which kinds of list it is true of.
package struct ListTraits: Sendable {
    // MARK: - Places

    /// Whether updates ask with an index path (R097), and drops have a coordinator; a plain view has neither.
    package var hasIndexPaths = true

    /// Whether it is known how updates count over the area below the last row (Q26).
    var isEmptyAreaMeasured = false

    /// Whether `automatic` becomes at or into by the place of the finger (R108).
    var choosesIntentByPlace = false

    // MARK: - The lift

    /// The rule by which nothing lifts where the delegate gives no item.
    let emptyAnswerRule: RuleID

    /// Whether a row lifts while the last drop still animates (R092).
    var liftsDuringDropAnimation = false

    /// Whether a dragged row may be spring-loaded where nobody is asked (R201).
    var springLoadsDraggedRows = true

    // MARK: - Proposals

    /// Which methods make a drop side; one of them is enough.
    let dropSide: [Question]

    /// What counts as the proposal when the update method is absent: accepted by lists (R094, Q06), not by views
    /// (R060).
    let proposalWithoutUpdate: DropProposal

    /// The rule by which a view without the update method performs nothing; nil where that proposes something.
    var missingUpdateRule: RuleID?

    /// The rule by which a move is refused that the drag side does not allow.
    let moveProhibitionRule: RuleID

    /// Whether a single row of its own moves although nobody proposes it, where the data source moves rows (Q06, Q35).
    var movesOwnRowUnasked = false

    // MARK: - The drop

    /// The rule by which a coordinator's destination is the gap that is shown.
    let gapDestinationRule: RuleID

    /// The rule by which a release without an accepted proposal performs nothing.
    let refusalRule: RuleID

    /// The rule by which a release outside performs nothing.
    let outsideRule: RuleID

    /// Why a drop of the list's own rows comes to `performDropWith`; nil where that needs no reason.
    var ownRowRules: OwnRowRules?

    /// Whether `sourceIndexPath` follows updates during the drag (Q29); in a table it becomes nil (R163).
    var sourcePathFollowsUpdates = true

    // MARK: - The end

    /// Whether the drop side always hears of the end first, whatever has happened (R138, R139).
    var alwaysEndsDropFirst = false

    /// Whether the end calls tell the operation (R087).
    var tellsOperation = false

    /// Whether the end of a drop may come as late as a timeout (R243).
    var dropEndTimesOut = false

    // MARK: - Moves that the list makes itself

    /// The rule by which a native move replaces `performDropWith`; nil where there is none.
    var nativeMoveRule: RuleID?

    /// Whether a native move asks for the parameters of a preview (R143): measured for collections, unknown of tables.
    var previewsNativeMove = false

    /// Whether a release at the source calls nothing, whatever a collection does (Q07).
    var callsNothingAtSource = false

    /// Whether a move down into another section may land one place past the gap (R140, Q17).
    var commitsPastGap = false

    /// The question whether `canMoveRowAt` or `canMoveItemAt` is asked in a drag (Q19, Q21), and what was decided.
    let canMove: (question: QuestionID, isAsked: Bool)

    /// Whether a diffable data source has handlers (R149), and changes its snapshot itself (R141).
    var hasReorderingHandlers = false

    /// The rule of movements without a drag: by a reorder control, or interactive ones.
    let movementRule: RuleID

    /// Whether rows move without a drag in editing mode alone (R146).
    var movesInEditingAlone = false

    /// Whether the app can begin a second movement, and what it gets is an exception (E59).
    var beginsSecondMovement = false

    // MARK: - Updates

    /// The exception for a place to scroll to that is not there.
    let scrollRule: RuleID

    /// From which version on counts that do not add up are told in one text (Q23), and whether only of data that has
    /// changed.
    let combinedMismatch: (version: SystemVersion, needsChangedData: Bool)

    /// Whether a reload of sections during a session was seen to crash (R145).
    var crashesByReloadingSections = false

    /// Whether a snapshot that moves sections, or rows between new ones, is shown by a reload (R232).
    var reloadsForSectionMoves = false

    /// Whether the placeholders of a reloaded section go (R186).
    var reloadedSectionsLosePlaceholders = false

    /// Whether the context of a placeholder has `setNeedsCellUpdate()` (R189).
    var placeholdersUpdateCells = false

    /// Whether any open gap makes updates uncommitted; of collections that is open (R187, Q33).
    var countsGapAsUncommitted = false
}

extension ListTraits {
    /// Why `performDropWith` was called and no row moved natively.
    struct OwnRowRules: Sendable {
        let severalRows: RuleID

        /// The list could reorder.
        let despiteReordering: RuleID
        let otherwise: RuleID
    }
}

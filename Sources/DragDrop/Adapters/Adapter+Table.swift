extension Adapter {
    /// `UITableView`: `UITableViewDragDelegate`, `UITableViewDropDelegate`, `UITableViewDataSource`.
    package static let table = Adapter(
        kind: .table,
        methods: tableMethods,
        actionNames: ActionNames(
            insert: "insertRows(at:with:)", delete: "deleteRows(at:with:)", move: "moveRow(at:to:)",
            reload: "reloadRows(at:with:)", reconfigure: "reconfigureRows(at:)", dropToRow: "drop(_:toRowAt:)",
            dropIntoRow: "drop(_:intoRowAt:rect:)"
        ),
        traits: traits
    )

    private static let traits = ListTraits(
        choosesIntentByPlace: true,
        emptyAnswerRule: .r084,
        springLoadsDraggedRows: false,
        dropSide: [.performDrop],
        proposalWithoutUpdate: Decisions.proposalWithoutUpdate,
        moveProhibitionRule: .r088,
        movesOwnRowUnasked: true,
        gapDestinationRule: .r104,
        refusalRule: .r109,
        outsideRule: .r110,
        ownRowRules: ListTraits.OwnRowRules(severalRows: .r131, despiteReordering: .r130, otherwise: .r132),
        sourcePathFollowsUpdates: false,
        dropEndTimesOut: true,
        nativeMoveRule: .r131,
        callsNothingAtSource: true,
        canMove: (.q19, isAsked: false),
        movementRule: .r146,
        movesInEditingAlone: true,
        scrollRule: .e52,
        combinedMismatch: (Decisions.combinedMismatchOfTables, needsChangedData: true),
        reloadsForSectionMoves: true,
        countsGapAsUncommitted: true
    )

    private static let tableMethods: [MethodEntry] = [
        MethodEntry(.itemsForBeginning, "itemsForBeginning", "tableView(_:itemsForBeginning:at:)", .items, .r082),
        MethodEntry(
            .liftPreview, "dragPreviewParametersForRowAt", "tableView(_:dragPreviewParametersForRowAt:)", .preview,
            .r085
        ),
        MethodEntry(.dragWillBegin, "dragSessionWillBegin", "tableView(_:dragSessionWillBegin:)", .nothing, .r086),
        MethodEntry(
            .allowsMoveOperation, "dragSessionAllowsMoveOperation", "tableView(_:dragSessionAllowsMoveOperation:)",
            .boolean, .r015
        ),
        MethodEntry(
            .isRestrictedToDraggingApplication, "dragSessionIsRestrictedToDraggingApplication",
            "tableView(_:dragSessionIsRestrictedToDraggingApplication:)", .boolean, .r015
        ),
        MethodEntry(.itemsForAdding, "itemsForAddingTo", "tableView(_:itemsForAddingTo:at:point:)", .items, .r028),
        MethodEntry(.dragDidEnd, "dragSessionDidEnd", "tableView(_:dragSessionDidEnd:)", .nothing, .r086),
        MethodEntry(.canHandle, "canHandle", "tableView(_:canHandle:)", .boolean, .r093),
        MethodEntry(.didEnter, "dropSessionDidEnter", "tableView(_:dropSessionDidEnter:)", .nothing, .r095),
        MethodEntry(
            .didUpdate, "dropSessionDidUpdate", "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            .proposal, .r097
        ),
        MethodEntry(.didExit, "dropSessionDidExit", "tableView(_:dropSessionDidExit:)", .nothing, .r095),
        MethodEntry(.performDrop, "performDropWith", "tableView(_:performDropWith:)", .nothing, .r160),
        MethodEntry(
            .dropPreview, "dropPreviewParametersForRowAt", "tableView(_:dropPreviewParametersForRowAt:)", .preview,
            .r173
        ),
        MethodEntry(.dropDidEnd, "dropSessionDidEnd", "tableView(_:dropSessionDidEnd:)", .nothing, .r096),
        MethodEntry(.moveRow, "moveRowAt", "tableView(_:moveRowAt:to:)", .nothing, .r131),
        MethodEntry(.canMove, "canMoveRowAt", "tableView(_:canMoveRowAt:)", .boolean, .r146),
        MethodEntry(
            .cellProvider, "cellProvider", "UITableViewDiffableDataSource.CellProvider(_:_:_:)", .preview, .s13),
        MethodEntry(
            .targetOfMove, "targetIndexPathForMoveFromRowAt",
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", .path, .r146
        ),
        MethodEntry(
            .shouldSpringLoad, "shouldSpringLoadRowAt", "tableView(_:shouldSpringLoadRowAt:with:)", .boolean, .r201
        ),
        .completion,
        MethodEntry(
            .placeholderUpdate, "cellUpdateHandler", "UITableViewPlaceholder.cellUpdateHandler", .nothing, .r180),
        MethodEntry(
            .placeholderPreview, "previewParametersProvider", "UITableViewDropPlaceholder.previewParametersProvider",
            .preview, .r173
        ),
        MethodEntry(
            .dragStateDidChange, "dragStateDidChange", "UITableViewCell.dragStateDidChange(_:)", .nothing, .r089),
    ]
}

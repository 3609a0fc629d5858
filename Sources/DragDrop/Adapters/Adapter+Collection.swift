extension Adapter {
    /// `UICollectionView`: `UICollectionViewDragDelegate`, `UICollectionViewDropDelegate`,
    /// `UICollectionViewDataSource`.
    package static let collection = Adapter(
        kind: .collection,
        methods: collectionMethods,
        actionNames: ActionNames(
            insert: "insertItems(at:)", delete: "deleteItems(at:)", move: "moveItem(at:to:)",
            reload: "reloadItems(at:)", reconfigure: "reconfigureItems(at:)", dropToRow: "drop(_:toItemAt:)",
            dropIntoRow: "drop(_:intoItemAt:rect:)"
        ),
        traits: traits
    )

    private static let traits = ListTraits(
        isEmptyAreaMeasured: true,
        emptyAnswerRule: .r084,
        dropSide: [.performDrop],
        proposalWithoutUpdate: Decisions.proposalWithoutUpdate,
        moveProhibitionRule: .r088,
        gapDestinationRule: .r103,
        refusalRule: .r109,
        outsideRule: .r110,
        ownRowRules: ListTraits.OwnRowRules(severalRows: .r160, despiteReordering: .r136, otherwise: .r134),
        nativeMoveRule: .r135,
        previewsNativeMove: true,
        commitsPastGap: true,
        canMove: (.q21, isAsked: true),
        hasReorderingHandlers: true,
        movementRule: .r147,
        beginsSecondMovement: true,
        scrollRule: .e53,
        combinedMismatch: (Decisions.combinedMismatchOfCollections, needsChangedData: false),
        crashesByReloadingSections: true,
        reloadedSectionsLosePlaceholders: true,
        placeholdersUpdateCells: true
    )

    private static let collectionMethods: [MethodEntry] = dragAndDropMethods + reorderingMethods + outlineMethods

    private static let dragAndDropMethods: [MethodEntry] = [
        MethodEntry(
            .itemsForBeginning, "itemsForBeginning", "collectionView(_:itemsForBeginning:at:)", .items, .r082),
        MethodEntry(
            .liftPreview, "dragPreviewParametersForItemAt", "collectionView(_:dragPreviewParametersForItemAt:)",
            .preview, .r085
        ),
        MethodEntry(
            .dragWillBegin, "dragSessionWillBegin", "collectionView(_:dragSessionWillBegin:)", .nothing, .r086),
        MethodEntry(
            .allowsMoveOperation, "dragSessionAllowsMoveOperation",
            "collectionView(_:dragSessionAllowsMoveOperation:)", .boolean, .r015
        ),
        MethodEntry(
            .isRestrictedToDraggingApplication, "dragSessionIsRestrictedToDraggingApplication",
            "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", .boolean, .r015
        ),
        MethodEntry(
            .itemsForAdding, "itemsForAddingTo", "collectionView(_:itemsForAddingTo:at:point:)", .items, .r028),
        MethodEntry(.dragDidEnd, "dragSessionDidEnd", "collectionView(_:dragSessionDidEnd:)", .nothing, .r086),
        MethodEntry(.canHandle, "canHandle", "collectionView(_:canHandle:)", .boolean, .r093),
        MethodEntry(.didEnter, "dropSessionDidEnter", "collectionView(_:dropSessionDidEnter:)", .nothing, .r095),
        MethodEntry(
            .didUpdate, "dropSessionDidUpdate", "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            .proposal, .r097
        ),
        MethodEntry(.didExit, "dropSessionDidExit", "collectionView(_:dropSessionDidExit:)", .nothing, .r095),
        MethodEntry(.performDrop, "performDropWith", "collectionView(_:performDropWith:)", .nothing, .r160),
        MethodEntry(
            .dropPreview, "dropPreviewParametersForItemAt", "collectionView(_:dropPreviewParametersForItemAt:)",
            .preview, .r173
        ),
        MethodEntry(.dropDidEnd, "dropSessionDidEnd", "collectionView(_:dropSessionDidEnd:)", .nothing, .r096),
        MethodEntry(
            .shouldSpringLoad, "shouldSpringLoadItemAt", "collectionView(_:shouldSpringLoadItemAt:with:)", .boolean,
            .r201
        ),
        .completion,
        MethodEntry(
            .placeholderUpdate, "cellUpdateHandler", "UICollectionViewPlaceholder.cellUpdateHandler", .nothing, .r180),
        MethodEntry(
            .placeholderPreview, "previewParametersProvider",
            "UICollectionViewDropPlaceholder.previewParametersProvider", .preview, .r173
        ),
        MethodEntry(
            .dragStateDidChange, "dragStateDidChange", "UICollectionViewCell.dragStateDidChange(_:)", .nothing, .r089),
        MethodEntry(
            .invalidationContext, "invalidationContext",
            "UICollectionViewLayout.invalidationContext(forInteractivelyMovingItems:withTargetPosition:"
                + "previousIndexPaths:previousPosition:)", .nothing, .r127
        ),
    ]
    private static let reorderingMethods: [MethodEntry] = [
        MethodEntry(.moveRow, "moveItemAt", "collectionView(_:moveItemAt:to:)", .nothing, .r135),
        MethodEntry(.canMove, "canMoveItemAt", "collectionView(_:canMoveItemAt:)", .boolean, .r147),
        MethodEntry(.canReorderItem, "canReorderItem", "reorderingHandlers.canReorderItem", .boolean, .r149),
        MethodEntry(.willReorder, "willReorder", "reorderingHandlers.willReorder", .nothing, .r135),
        MethodEntry(.didReorder, "didReorder", "reorderingHandlers.didReorder", .nothing, .r135),
        MethodEntry(
            .targetOfMove, "targetIndexPathForMoveOfItemFromOriginalIndexPath",
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
                + "toProposedIndexPath:)", .path, .r147
        ),
        MethodEntry(
            .olderTargetOfMove, "targetIndexPathForMoveFromItemAt",
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", .path, .r147
        ),
    ]

    /// The questions of a diffable data source to the code that created it. The handlers of section snapshots are known
    /// only by name, so their rule is that of the batch that displays the result.
    private static let outlineMethods: [MethodEntry] = [
        MethodEntry(
            .cellProvider, "cellProvider", "UICollectionViewDiffableDataSource.CellProvider(_:_:_:)", .preview, .s13),
        MethodEntry(.shouldExpandItem, "shouldExpandItem", handler("shouldExpandItem"), .boolean, .r231),
        MethodEntry(.willExpandItem, "willExpandItem", handler("willExpandItem"), .nothing, .r231),
        MethodEntry(
            .snapshotForExpandingParent, "snapshotForExpandingParent", handler("snapshotForExpandingParent"),
            .nothing, .r231
        ),
        MethodEntry(.shouldCollapseItem, "shouldCollapseItem", handler("shouldCollapseItem"), .boolean, .r231),
        MethodEntry(.willCollapseItem, "willCollapseItem", handler("willCollapseItem"), .nothing, .r231),
    ]

    private static func handler(_ name: String) -> String { "sectionSnapshotHandlers.\(name)" }
}

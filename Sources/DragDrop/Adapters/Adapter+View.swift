extension Adapter {
    /// A plain `UIView` with a `UIDragInteraction` and a `UIDropInteraction`.
    package static let view = Adapter(
        kind: .view,
        methods: viewMethods,
        actionNames: ActionNames(
            insert: "insert", delete: "delete", move: "move", reload: "reload", reconfigure: "reconfigure",
            dropToRow: "drop", dropIntoRow: "drop"
        ),
        traits: traits
    )

    private static let traits = ListTraits(
        hasIndexPaths: false,
        emptyAnswerRule: .r005,
        liftsDuringDropAnimation: true,
        dropSide: [.canHandle, .didEnter, .didUpdate, .performDrop, .didExit, .dropDidEnd],
        proposalWithoutUpdate: DropProposal(.cancel),
        missingUpdateRule: .r060,
        moveProhibitionRule: .r061,
        gapDestinationRule: .r102,
        refusalRule: .r070,
        outsideRule: .r071,
        alwaysEndsDropFirst: true,
        tellsOperation: true,
        canMove: (.q21, isAsked: true),
        movementRule: .r147,
        scrollRule: .e53,
        combinedMismatch: (Decisions.combinedMismatchOfTables, needsChangedData: true)
    )

    private static let viewMethods: [MethodEntry] = [
        MethodEntry(.itemsForBeginning, "itemsForBeginning", "dragInteraction(_:itemsForBeginning:)", .items, .r004),
        MethodEntry(
            .liftPreview, "previewForLifting", "dragInteraction(_:previewForLifting:session:)", .preview, .r004),
        MethodEntry(
            .willAnimateLift, "willAnimateLiftWith", "dragInteraction(_:willAnimateLiftWith:session:)", .nothing, .r004
        ),
        MethodEntry(.dragWillBegin, "sessionWillBegin", "dragInteraction(_:sessionWillBegin:)", .nothing, .r013),
        MethodEntry(
            .allowsMoveOperation, "sessionAllowsMoveOperation", "dragInteraction(_:sessionAllowsMoveOperation:)",
            .boolean, .r013
        ),
        MethodEntry(
            .isRestrictedToDraggingApplication, "sessionIsRestrictedToDraggingApplication",
            "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", .boolean, .r013
        ),
        MethodEntry(
            .prefersFullSizePreviews, "prefersFullSizePreviewsFor", "dragInteraction(_:prefersFullSizePreviewsFor:)",
            .boolean, .r013
        ),
        MethodEntry(.dragDidMove, "sessionDidMove", "dragInteraction(_:sessionDidMove:)", .nothing, .r016),
        MethodEntry(
            .sessionForAdding, "sessionForAddingItems", "dragInteraction(_:sessionForAddingItems:withTouchAt:)",
            .session, .r023
        ),
        MethodEntry(
            .itemsForAdding, "itemsForAddingTo", "dragInteraction(_:itemsForAddingTo:withTouchAt:)", .items, .r021),
        MethodEntry(.willAddItems, "willAdd", "dragInteraction(_:session:willAdd:for:)", .nothing, .r022),
        MethodEntry(.dragWillEnd, "willEndWith", "dragInteraction(_:session:willEndWith:)", .nothing, .r030),
        MethodEntry(
            .cancelPreview, "previewForCancelling", "dragInteraction(_:previewForCancelling:withDefault:)", .preview,
            .r031
        ),
        MethodEntry(
            .willAnimateCancel, "willAnimateCancelWith", "dragInteraction(_:item:willAnimateCancelWith:)", .nothing,
            .r031
        ),
        MethodEntry(.dragDidEnd, "didEndWith", "dragInteraction(_:session:didEndWith:)", .nothing, .r031),
        MethodEntry(
            .didTransferItems, "sessionDidTransferItems", "dragInteraction(_:sessionDidTransferItems:)", .nothing,
            .r080
        ),
        MethodEntry(.canHandle, "canHandle", "dropInteraction(_:canHandle:)", .boolean, .r050),
        MethodEntry(.didEnter, "sessionDidEnter", "dropInteraction(_:sessionDidEnter:)", .nothing, .r053),
        MethodEntry(.didUpdate, "sessionDidUpdate", "dropInteraction(_:sessionDidUpdate:)", .proposal, .r054),
        MethodEntry(.didExit, "sessionDidExit", "dropInteraction(_:sessionDidExit:)", .nothing, .r055),
        MethodEntry(.performDrop, "performDrop", "dropInteraction(_:performDrop:)", .nothing, .r070),
        MethodEntry(
            .dropPreview, "previewForDropping", "dropInteraction(_:previewForDropping:withDefault:)", .preview, .r073),
        MethodEntry(
            .willAnimateDrop, "willAnimateDropWith", "dropInteraction(_:item:willAnimateDropWith:)", .nothing, .r073),
        MethodEntry(.concludeDrop, "concludeDrop", "dropInteraction(_:concludeDrop:)", .nothing, .r074),
        MethodEntry(.dropDidEnd, "sessionDidEnd", "dropInteraction(_:sessionDidEnd:)", .nothing, .r057),
        MethodEntry(.canPaste, "canPaste", "canPaste(_:)", .boolean, .r241),
        MethodEntry(.paste, "paste", "paste(itemProviders:)", .nothing, .r241),
        .completion,
        MethodEntry(
            .springLoadingShouldAllow, "shouldAllow",
            "UISpringLoadedInteractionBehavior.shouldAllow(_:with:)", .boolean, .r203
        ),
        MethodEntry(
            .springLoadingDidFinish, "interactionDidFinish",
            "UISpringLoadedInteractionBehavior.interactionDidFinish(_:)", .nothing, .r203
        ),
        MethodEntry(
            .springLoadingDidChange, "didChangeWith",
            "UISpringLoadedInteractionEffect.interaction(_:didChangeWith:)", .nothing, .r202
        ),
        MethodEntry(
            .springLoadingActivation, "activationHandler", "UISpringLoadedInteraction.activationHandler(_:_:)",
            .nothing, .r200
        ),
    ]
}

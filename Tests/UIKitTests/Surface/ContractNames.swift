import Foundation

/// The members for drag and drop in sections 1.2 to 1.10 of the contract, by type, which must not be lost. Names are
/// those of the compiler; `docs/compatibility.md` lists the omitted ones, with reasons.
enum ContractNames {
    /// `Type.member`.
    static let all: [String] = text.split(separator: "\n").flatMap { line -> [String] in
        let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { return [] }
        return parts[1].split(separator: " ").map { "\(parts[0]).\($0)" }
    }

    private static let text = """
        UIDragAnimating | addAnimations(_:) addCompletion(_:)
        UIViewAnimatingPosition | end start current
        UIDragInteraction | init(delegate:) delegate allowsSimultaneousRecognitionDuringLift isEnabled
        UIDragInteraction | isEnabledByDefault liftBehavior allowsPointerDragBeforeLiftDelay LiftBehavior.extended
        UIDragInteractionDelegate | dragInteraction(_:itemsForBeginning:) dragInteraction(_:previewForLifting:session:)
        UIDragInteractionDelegate | dragInteraction(_:willAnimateLiftWith:session:) dragInteraction(_:sessionWillBegin:)
        UIDragInteractionDelegate | dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:)
        UIDragInteractionDelegate | dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
        UIDragInteractionDelegate | dragInteraction(_:prefersFullSizePreviewsFor:)
        UIDragInteractionDelegate | dragInteraction(_:session:willEndWith:) dragInteraction(_:session:didEndWith:)
        UIDragInteractionDelegate | dragInteraction(_:sessionDidTransferItems:)
        UIDragInteractionDelegate | dragInteraction(_:itemsForAddingTo:withTouchAt:)
        UIDragInteractionDelegate | dragInteraction(_:sessionForAddingItems:withTouchAt:)
        UIDragInteractionDelegate | dragInteraction(_:session:willAdd:for:)
        UIDragInteractionDelegate | dragInteraction(_:previewForCancelling:withDefault:)
        UIDragInteractionDelegate | dragInteraction(_:item:willAnimateCancelWith:)
        UIDragItem | init(itemProvider:) itemProvider localObject previewProvider setNeedsDropPreviewUpdate()
        UIDragPreview | init(view:parameters:) init(view:) view parameters init(forURL:) init(forURL:title:) init(for:)
        UIPreviewParameters | init() init(textLineRects:) visiblePath shadowPath backgroundColor
        UIPreviewTarget | init(container:center:transform:) init(container:center:) container center transform
        UITargetedPreview | init(view:parameters:target:) init(view:parameters:) init(view:) target view parameters size
        UITargetedPreview | retargetedPreview(with:)
        UITargetedDragPreview | retargetedPreview(with:) init(forURL:target:) init(forURL:title:target:) \
        init(for:target:)
        UIDragDropSession | items location(in:) allowsMoveOperation isRestrictedToDraggingApplication
        UIDragDropSession | hasItemsConforming(toTypeIdentifiers:) canLoadObjects(ofClass:)
        UIDragSession | localContext
        UIDropSession | localDragSession progressIndicatorStyle loadObjects(ofClass:completion:)
        UIDropSessionProgressIndicatorStyle | none default
        UIDropOperation | cancel forbidden copy move
        UIDropProposal | init(operation:) operation isPrecise prefersFullSizePreview
        UIDropInteraction | init(delegate:) delegate allowsSimultaneousDropSessions
        UIDropInteractionDelegate | dropInteraction(_:canHandle:) dropInteraction(_:sessionDidEnter:)
        UIDropInteractionDelegate | dropInteraction(_:sessionDidUpdate:) dropInteraction(_:sessionDidExit:)
        UIDropInteractionDelegate | dropInteraction(_:performDrop:) dropInteraction(_:concludeDrop:)
        UIDropInteractionDelegate | dropInteraction(_:sessionDidEnd:)
        UIDropInteractionDelegate | dropInteraction(_:previewForDropping:withDefault:)
        UIDropInteractionDelegate | dropInteraction(_:item:willAnimateDropWith:)
        UIResponder | pasteConfiguration paste(itemProviders:) canPaste(_:)
        UITableView | dragDelegate dropDelegate dragInteractionEnabled hasActiveDrag hasActiveDrop
        UITableView | hasUncommittedUpdates isSpringLoaded performBatchUpdates(_:completion:) beginUpdates()
        UITableView | endUpdates()
        UITableView | insertRows(at:with:) deleteRows(at:with:) reloadRows(at:with:) moveRow(at:to:)
        UITableView | reconfigureRows(at:)
        UITableView | insertSections(_:with:) deleteSections(_:with:) reloadSections(_:with:) moveSection(_:toSection:)
        UITableView | reloadData() presentationSectionIndex(forDataSourceSectionIndex:)
        UITableView.RowAnimation | fade right left top bottom none middle automatic
        UITableViewDragDelegate | tableView(_:itemsForBeginning:at:) tableView(_:itemsForAddingTo:at:point:)
        UITableViewDragDelegate | tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionWillBegin:)
        UITableViewDragDelegate | tableView(_:dragSessionDidEnd:) tableView(_:dragSessionAllowsMoveOperation:)
        UITableViewDragDelegate | tableView(_:dragSessionIsRestrictedToDraggingApplication:)
        UITableViewDropDelegate | tableView(_:performDropWith:) tableView(_:canHandle:)
        UITableViewDropDelegate | tableView(_:dropSessionDidEnter:)
        UITableViewDropDelegate | tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UITableViewDropDelegate | tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidEnd:)
        UITableViewDropDelegate | tableView(_:dropPreviewParametersForRowAt:)
        UITableViewDropProposal | init(operation:intent:) intent
        UITableViewDropProposal.Intent | unspecified insertAtDestinationIndexPath insertIntoDestinationIndexPath
        UITableViewDropProposal.Intent | automatic
        UITableViewDropCoordinator | items destinationIndexPath proposal session drop(_:to:) drop(_:toRowAt:)
        UITableViewDropCoordinator | drop(_:intoRowAt:rect:)
        UITableViewDropItem | dragItem sourceIndexPath previewSize
        UITableViewPlaceholder | init(insertionIndexPath:reuseIdentifier:rowHeight:) cellUpdateHandler
        UITableViewDropPlaceholder | previewParametersProvider
        UITableViewDropPlaceholderContext | dragItem commitInsertion(dataSourceUpdates:) deletePlaceholder()
        UITableViewDataSource | tableView(_:canMoveRowAt:) tableView(_:moveRowAt:to:)
        UITableViewDelegate | tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        UITableViewDelegate | tableView(_:shouldSpringLoadRowAt:with:)
        UITableViewCell | dragStateDidChange(_:) userInteractionEnabledWhileDragging
        UITableViewCell.DragState | none lifting dragging
        UICellConfigurationState | cellDragState cellDropState
        UICellConfigurationState.DropState | none notTargeted targeted
        UICollectionView | dragDelegate dropDelegate dragInteractionEnabled reorderingCadence hasActiveDrag
        UICollectionView | hasActiveDrop
        UICollectionView | hasUncommittedUpdates isSpringLoaded performBatchUpdates(_:completion:) insertItems(at:)
        UICollectionView | deleteItems(at:) moveItem(at:to:) reloadItems(at:) reconfigureItems(at:) insertSections(_:)
        UICollectionView | deleteSections(_:) moveSection(_:toSection:) reloadSections(_:) reloadData()
        UICollectionView | beginInteractiveMovementForItem(at:) updateInteractiveMovementTargetPosition(_:)
        UICollectionView | endInteractiveMovement() cancelInteractiveMovement()
        UICollectionView.ReorderingCadence | immediate fast slow
        UICollectionViewController | installsStandardGestureForInteractiveMovement
        UICollectionViewDragDelegate | collectionView(_:itemsForBeginning:at:)
        UICollectionViewDragDelegate | collectionView(_:itemsForAddingTo:at:point:)
        UICollectionViewDragDelegate | collectionView(_:dragPreviewParametersForItemAt:)
        UICollectionViewDragDelegate | collectionView(_:dragSessionWillBegin:) collectionView(_:dragSessionDidEnd:)
        UICollectionViewDragDelegate | collectionView(_:dragSessionAllowsMoveOperation:)
        UICollectionViewDragDelegate | collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
        UICollectionViewDropDelegate | collectionView(_:performDropWith:) collectionView(_:canHandle:)
        UICollectionViewDropDelegate | collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
        UICollectionViewDropDelegate | collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UICollectionViewDropDelegate | collectionView(_:dropSessionDidEnd:)
        UICollectionViewDropDelegate | collectionView(_:dropPreviewParametersForItemAt:)
        UICollectionViewDropProposal | init(operation:intent:) intent
        UICollectionViewDropProposal.Intent | unspecified insertAtDestinationIndexPath insertIntoDestinationIndexPath
        UICollectionViewDropCoordinator | items destinationIndexPath proposal session drop(_:to:) drop(_:toItemAt:)
        UICollectionViewDropCoordinator | drop(_:intoItemAt:rect:)
        UICollectionViewDropItem | dragItem sourceIndexPath previewSize
        UICollectionViewPlaceholder | init(insertionIndexPath:reuseIdentifier:) cellUpdateHandler
        UICollectionViewDropPlaceholder | previewParametersProvider
        UICollectionViewDropPlaceholderContext | dragItem commitInsertion(dataSourceUpdates:) deletePlaceholder()
        UICollectionViewDropPlaceholderContext | setNeedsCellUpdate()
        UICollectionViewDataSource | collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
        UICollectionViewDelegate | collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
        UICollectionViewDelegate | collectionView(_:shouldSpringLoadItemAt:with:)
        UICollectionViewLayout | targetIndexPath(forInteractivelyMovingItem:withPosition:)
        UICollectionViewLayout | layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
        UICollectionViewLayout | \
        invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
        UICollectionViewLayout | \
        invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
        UICollectionViewUpdateItem | indexPathBeforeUpdate indexPathAfterUpdate updateAction
        UICollectionViewUpdateItem.Action | insert delete reload move none
        UICollectionViewCell | dragStateDidChange(_:)
        UICollectionViewCell.DragState | none lifting dragging
        UIDataSourceTranslating | presentationSectionIndex(forDataSourceSectionIndex:)
        UIDataSourceTranslating | dataSourceSectionIndex(forPresentationSectionIndex:)
        UIDataSourceTranslating | presentationIndexPath(forDataSourceIndexPath:)
        UIDataSourceTranslating | dataSourceIndexPath(forPresentationIndexPath:) performUsingPresentationValues(_:)
        UISpringLoadedInteraction | init(interactionBehavior:interactionEffect:activationHandler:)
        UISpringLoadedInteraction | init(activationHandler:) interactionBehavior interactionEffect
        UISpringLoadedInteractionBehavior | shouldAllow(_:with:) interactionDidFinish(_:)
        UISpringLoadedInteractionEffect | interaction(_:didChangeWith:)
        UISpringLoadedInteractionContext | state targetView targetItem location(in:)
        UISpringLoadedInteractionEffectState | inactive possible activating activated
        UISpringLoadedInteractionSupporting | isSpringLoaded
        NSDiffableDataSourceSnapshot | init() numberOfItems numberOfSections sectionIdentifiers itemIdentifiers
        NSDiffableDataSourceSnapshot | reloadedSectionIdentifiers reloadedItemIdentifiers reconfiguredItemIdentifiers
        NSDiffableDataSourceSnapshot | numberOfItems(inSection:) itemIdentifiers(inSection:) indexOfItem(_:)
        NSDiffableDataSourceSnapshot | sectionIdentifier(containingItem:) indexOfSection(_:) appendItems(_:toSection:)
        NSDiffableDataSourceSnapshot | insertItems(_:beforeItem:) insertItems(_:afterItem:) deleteItems(_:)
        NSDiffableDataSourceSnapshot | deleteAllItems() moveItem(_:beforeItem:) moveItem(_:afterItem:) reloadItems(_:)
        NSDiffableDataSourceSnapshot | reconfigureItems(_:) appendSections(_:) insertSections(_:beforeSection:)
        NSDiffableDataSourceSnapshot | insertSections(_:afterSection:) deleteSections(_:) moveSection(_:beforeSection:)
        NSDiffableDataSourceSnapshot | moveSection(_:afterSection:) reloadSections(_:)
        UITableViewDiffableDataSource | CellProvider init(tableView:cellProvider:) snapshot() defaultRowAnimation
        UITableViewDiffableDataSource | apply(_:animatingDifferences:completion:) apply(_:animatingDifferences:)
        UITableViewDiffableDataSource | applySnapshotUsingReloadData(_:completion:) applySnapshotUsingReloadData(_:)
        UITableViewDiffableDataSource | sectionIdentifier(for:) index(for:) itemIdentifier(for:) indexPath(for:)
        UITableViewDiffableDataSource | numberOfSections(in:) tableView(_:numberOfRowsInSection:)
        UITableViewDiffableDataSource | tableView(_:cellForRowAt:) tableView(_:titleForHeaderInSection:)
        UITableViewDiffableDataSource | tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:)
        UITableViewDiffableDataSource | tableView(_:commit:forRowAt:) tableView(_:canMoveRowAt:)
        UITableViewDiffableDataSource | tableView(_:moveRowAt:to:) sectionIndexTitles(for:)
        UICollectionViewDiffableDataSource | CellProvider SupplementaryViewProvider init(collectionView:cellProvider:)
        UICollectionViewDiffableDataSource | supplementaryViewProvider apply(_:to:animatingDifferences:completion:)
        UICollectionViewDiffableDataSource | snapshot(for:) reorderingHandlers sectionSnapshotHandlers
        UICollectionViewDiffableDataSource | collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
        UICollectionViewDiffableDataSource.ReorderingHandlers | init() canReorderItem willReorder didReorder
        UICollectionViewDiffableDataSource.SectionSnapshotHandlers | init() shouldExpandItem shouldCollapseItem
        UICollectionViewDiffableDataSource.SectionSnapshotHandlers | willExpandItem willCollapseItem
        UICollectionViewDiffableDataSource.SectionSnapshotHandlers | snapshotForExpandingParent
        NSDiffableDataSourceTransaction | initialSnapshot finalSnapshot difference sectionTransactions
        NSDiffableDataSourceSectionTransaction | sectionIdentifier initialSnapshot finalSnapshot difference
        NSDiffableDataSourceSectionSnapshot | init() init(_:) append(_:to:) insert(_:before:) insert(_:after:)
        NSDiffableDataSourceSectionSnapshot | delete(_:)
        NSDiffableDataSourceSectionSnapshot | deleteAll() expand(_:) collapse(_:) replace(childrenOf:using:)
        NSDiffableDataSourceSectionSnapshot | isExpanded(_:) isVisible(_:) contains(_:) level(of:) index(of:)
        NSDiffableDataSourceSectionSnapshot | parent(of:)
        NSDiffableDataSourceSectionSnapshot | snapshot(of:includingParent:) items rootItems visibleItems expandedItems
        NSDiffableDataSourceSectionSnapshot | visualDescription()
        NSDiffableDataSourceSnapshotReference | init() numberOfItems numberOfSections sectionIdentifiers
        NSDiffableDataSourceSnapshotReference | itemIdentifiers itemIdentifiersInSection(withIdentifier:)
        NSDiffableDataSourceSnapshotReference | sectionIdentifier(forSectionContainingItemIdentifier:)
        NSDiffableDataSourceSnapshotReference | index(ofItemIdentifier:) index(ofSectionIdentifier:)
        NSDiffableDataSourceSnapshotReference | reloadedSectionIdentifiers numberOfItems(inSection:)
        NSDiffableDataSourceSnapshotReference | reloadedItemIdentifiers reconfiguredItemIdentifiers
        NSDiffableDataSourceSnapshotReference | appendItems(withIdentifiers:intoSectionWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | insertItems(withIdentifiers:beforeItemWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | insertItems(withIdentifiers:afterItemWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | deleteItems(withIdentifiers:) deleteAllItems() \
        appendItems(withIdentifiers:)
        NSDiffableDataSourceSnapshotReference | moveItem(withIdentifier:beforeItemWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | moveItem(withIdentifier:afterItemWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | reloadItems(withIdentifiers:) reconfigureItems(withIdentifiers:)
        NSDiffableDataSourceSnapshotReference | appendSections(withIdentifiers:)
        NSDiffableDataSourceSnapshotReference | insertSections(withIdentifiers:beforeSectionWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | insertSections(withIdentifiers:afterSectionWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | deleteSections(withIdentifiers:) reloadSections(withIdentifiers:)
        NSDiffableDataSourceSnapshotReference | moveSection(withIdentifier:beforeSectionWithIdentifier:)
        NSDiffableDataSourceSnapshotReference | moveSection(withIdentifier:afterSectionWithIdentifier:)
        NSDiffableDataSourceSectionSnapshotReference | init() ofParentItem(_:) ofParentItem(_:includingParentItem:)
        NSDiffableDataSourceSectionSnapshotReference | appendItems(_:) appendItems(_:intoParentItem:) items rootItems
        NSDiffableDataSourceSectionSnapshotReference | visibleItems expandedItems() index(ofItem:) level(ofItem:)
        NSDiffableDataSourceSectionSnapshotReference | parent(ofChildItem:) containsItem(_:) isVisible(_:)
        NSDiffableDataSourceSectionSnapshotReference | insert(_:afterItem:) insertItems(_:afterItem:)
        NSDiffableDataSourceSectionSnapshotReference | insert(_:beforeItem:) insertItems(_:beforeItem:)
        NSDiffableDataSourceSectionSnapshotReference | deleteItems(_:) deleteAllItems()
        NSDiffableDataSourceSectionSnapshotReference | replaceChildren(ofParentItem:with:) isExpanded(_:)
        NSDiffableDataSourceSectionSnapshotReference | expandItems(_:) collapseItems(_:) visualDescription()
        UITableViewDiffableDataSourceReference | init(tableView:cellProvider:) snapshot() defaultRowAnimation
        UITableViewDiffableDataSourceReference | applySnapshot(_:animatingDifferences:)
        UITableViewDiffableDataSourceReference | applySnapshot(_:animatingDifferences:completion:)
        UITableViewDiffableDataSourceReference | applySnapshot(usingReloadData:) index(forSectionIdentifier:)
        UITableViewDiffableDataSourceReference | applySnapshot(usingReloadData:completion:) itemIdentifier(for:)
        UITableViewDiffableDataSourceReference | indexPath(forItemIdentifier:) sectionIdentifier(for:)
        UICollectionViewDiffableDataSourceReference | init(collectionView:cellProvider:) snapshot()
        UICollectionViewDiffableDataSourceReference | supplementaryViewProvider itemIdentifier(for:)
        UICollectionViewDiffableDataSourceReference | indexPath(forItemIdentifier:) sectionIdentifier(for:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(_:animatingDifferences:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(_:animatingDifferences:completion:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(usingReloadData:) index(forSectionIdentifier:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(usingReloadData:completion:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(_:toSection:animatingDifferences:)
        UICollectionViewDiffableDataSourceReference | applySnapshot(_:toSection:animatingDifferences:completion:)
        UICollectionViewDiffableDataSourceReference | snapshot(forSection:) reorderingHandlers sectionSnapshotHandlers
        NSItemProvider | init() init(item:typeIdentifier:) init(object:) init(contentsOf:)
        NSItemProvider | registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)
        NSItemProvider | registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)
        NSItemProvider | registerObject(_:visibility:) registerObject(ofClass:visibility:loadHandler:)
        NSItemProvider | registerItem(forTypeIdentifier:loadHandler:) registeredTypeIdentifiers
        NSItemProvider | registeredTypeIdentifiers(fileOptions:) hasItemConformingToTypeIdentifier(_:)
        NSItemProvider | hasRepresentationConforming(toTypeIdentifier:fileOptions:) canLoadObject(ofClass:)
        NSItemProvider | loadObject(ofClass:completionHandler:) suggestedName teamData preferredPresentationSize
        NSItemProvider | loadDataRepresentation(forTypeIdentifier:completionHandler:)
        NSItemProvider | loadFileRepresentation(forTypeIdentifier:completionHandler:)
        NSItemProvider | loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)
        NSItemProvider | loadItem(forTypeIdentifier:options:completionHandler:) previewImageHandler
        NSItemProvider | loadPreviewImage(options:completionHandler:) preferredPresentationStyle errorDomain
        NSItemProvider | registerDataRepresentation(for:visibility:loadHandler:)
        NSItemProvider | registerFileRepresentation(for:visibility:openInPlace:loadHandler:)
        NSItemProvider | loadDataRepresentation(for:completionHandler:)
        NSItemProvider | loadFileRepresentation(for:openInPlace:completionHandler:) registeredContentTypes
        NSItemProvider | registeredContentTypes(conformingTo:) registeredContentTypesForOpenInPlace
        NSItemProvider | init(contentsOf:contentType:openInPlace:coordinated:visibility:)
        NSItemProvider | register(_:) loadTransferable(type:completionHandler:)
        NSItemProvider.PreferredPresentationStyle | unspecified inline attachment
        NSItemProvider.ErrorCode | unknownError itemUnavailableError unexpectedValueClassError unavailableCoercionError
        NSItemProviderRepresentationVisibility | all team ownProcess
        NSItemProviderFileOptions | openInPlace
        NSItemProviderWriting | writableTypeIdentifiersForItemProvider
        NSItemProviderWriting | itemProviderVisibilityForRepresentation(withTypeIdentifier:)
        NSItemProviderWriting | loadData(withTypeIdentifier:forItemProviderCompletionHandler:)
        NSItemProviderReading | readableTypeIdentifiersForItemProvider
        NSItemProviderReading | object(withItemProviderData:typeIdentifier:)
        UIItemProviderPresentationSizeProviding | preferredPresentationSizeForItemProvider
        """
}

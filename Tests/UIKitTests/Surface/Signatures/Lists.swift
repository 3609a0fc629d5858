// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Lists_UICollectionView() {
    _ = \UICollectionView.allowsFocus as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.allowsFocusDuringEditing as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.allowsMultipleSelection as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.allowsMultipleSelectionDuringEditing as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.allowsSelection as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.allowsSelectionDuringEditing as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.backgroundView as ReferenceWritableKeyPath<UICollectionView, UIView?>  // open
    _ = \UICollectionView.collectionViewLayout as ReferenceWritableKeyPath<UICollectionView, UICollectionViewLayout>  // open
    _ = \UICollectionView.contentSize as ReferenceWritableKeyPath<UICollectionView, CGSize>  // open
    _ = \UICollectionView.dataSource as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDataSource)?>  // open
    _ = \UICollectionView.delegate as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDelegate)?>  // open
    _ = \UICollectionView.dragDelegate as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDragDelegate)?>  // open
    _ = \UICollectionView.dragInteractionEnabled as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.dropDelegate as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDropDelegate)?>  // open
    _ = \UICollectionView.hasActiveDrag as KeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.hasActiveDrop as KeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.hasUncommittedUpdates as KeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.indexPathsForSelectedItems as KeyPath<UICollectionView, [IndexPath]?>  // open
    _ = \UICollectionView.indexPathsForVisibleItems as KeyPath<UICollectionView, [IndexPath]>  // open
    _ = \UICollectionView.isEditing as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.isPrefetchingEnabled as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.isSpringLoaded as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.numberOfSections as KeyPath<UICollectionView, Int>  // open
    _ = \UICollectionView.prefetchDataSource as ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDataSourcePrefetching)?>  // open
    _ = \UICollectionView.remembersLastFocusedIndexPath as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.reorderingCadence as ReferenceWritableKeyPath<UICollectionView, UICollectionView.ReorderingCadence>  // open
    _ = \UICollectionView.selectionFollowsFocus as ReferenceWritableKeyPath<UICollectionView, Bool>  // open
    _ = \UICollectionView.visibleCells as KeyPath<UICollectionView, [UICollectionViewCell]>  // open
    do { func member<Cell, Item>(_: Cell.Type, _: Item.Type) where Cell : SendableMetatype, Item : SendableMetatype, Cell : UICollectionViewCell { let _: (UICollectionView) -> @MainActor (UICollectionView.CellRegistration<Cell, Item>, IndexPath, Item?) -> Cell = UICollectionView.dequeueConfiguredReusableCell(using:for:item:) } }
    let _: (CGRect) -> UICollectionView = UICollectionView.init(frame:)
    let _: (CGRect, UICollectionViewLayout) -> UICollectionView = UICollectionView.init(frame:collectionViewLayout:)
    let _: (NSCoder) -> UICollectionView? = UICollectionView.init(coder:)
    let _: (UICollectionView) -> @MainActor ((() -> Void)?, ((Bool) -> Void)?) -> Void = UICollectionView.performBatchUpdates(_:completion:)  // open
    let _: (UICollectionView) -> @MainActor (() -> Void) -> Void = UICollectionView.performUsingPresentationValues(_:)
    let _: (UICollectionView) -> @MainActor (() -> Void, ((Bool) -> Void)?) -> Void = UICollectionView.performBatchUpdates(_:completion:)
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.cancelInteractiveMovement  // open
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.cancelInteractiveTransition
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.endInteractiveMovement  // open
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.finishInteractiveTransition
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.layoutSubviews  // open
    let _: (UICollectionView) -> @MainActor () -> Void = UICollectionView.reloadData  // open
    let _: (UICollectionView) -> @MainActor (AnyClass?, String) -> Void = UICollectionView.register(_:forCellWithReuseIdentifier:)  // open
    let _: (UICollectionView) -> @MainActor (AnyClass?, String, String) -> Void = UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)  // open
    let _: (UICollectionView) -> @MainActor (CGPoint) -> IndexPath? = UICollectionView.indexPathForItem(at:)  // open
    let _: (UICollectionView) -> @MainActor (CGPoint) -> Void = UICollectionView.updateInteractiveMovementTargetPosition(_:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath) -> Bool = UICollectionView.beginInteractiveMovementForItem(at:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath) -> UICollectionViewCell? = UICollectionView.cellForItem(at:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView.layoutAttributesForItem(at:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath, Bool) -> Void = UICollectionView.deselectItem(at:animated:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath, IndexPath) -> Void = UICollectionView.moveItem(at:to:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void = UICollectionView.scrollToItem(at:at:animated:)  // open
    let _: (UICollectionView) -> @MainActor (IndexPath?) -> IndexPath? = UICollectionView.dataSourceIndexPath(forPresentationIndexPath:)
    let _: (UICollectionView) -> @MainActor (IndexPath?) -> IndexPath? = UICollectionView.presentationIndexPath(forDataSourceIndexPath:)
    let _: (UICollectionView) -> @MainActor (IndexPath?, Bool, UICollectionView.ScrollPosition) -> Void = UICollectionView.selectItem(at:animated:scrollPosition:)  // open
    let _: (UICollectionView) -> @MainActor (IndexSet) -> Void = UICollectionView.deleteSections(_:)  // open
    let _: (UICollectionView) -> @MainActor (IndexSet) -> Void = UICollectionView.insertSections(_:)  // open
    let _: (UICollectionView) -> @MainActor (IndexSet) -> Void = UICollectionView.reloadSections(_:)  // open
    let _: (UICollectionView) -> @MainActor (Int) -> Int = UICollectionView.dataSourceSectionIndex(forPresentationSectionIndex:)
    let _: (UICollectionView) -> @MainActor (Int) -> Int = UICollectionView.numberOfItems(inSection:)  // open
    let _: (UICollectionView) -> @MainActor (Int) -> Int = UICollectionView.presentationSectionIndex(forDataSourceSectionIndex:)
    let _: (UICollectionView) -> @MainActor (Int, Int) -> Void = UICollectionView.moveSection(_:toSection:)  // open
    let _: (UICollectionView) -> @MainActor (String) -> [IndexPath] = UICollectionView.indexPathsForVisibleSupplementaryElements(ofKind:)  // open
    let _: (UICollectionView) -> @MainActor (String) -> [UICollectionReusableView] = UICollectionView.visibleSupplementaryViews(ofKind:)  // open
    let _: (UICollectionView) -> @MainActor (String, IndexPath) -> UICollectionReusableView? = UICollectionView.supplementaryView(forElementKind:at:)  // open
    let _: (UICollectionView) -> @MainActor (String, IndexPath) -> UICollectionViewCell = UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)  // open
    let _: (UICollectionView) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionView.layoutAttributesForSupplementaryElement(ofKind:at:)  // open
    let _: (UICollectionView) -> @MainActor (String, String, IndexPath) -> UICollectionReusableView = UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)  // open
    let _: (UICollectionView) -> @MainActor (UICollectionViewCell) -> IndexPath? = UICollectionView.indexPath(for:)  // open
    let _: (UICollectionView) -> @MainActor (UICollectionViewLayout, Bool) -> Void = UICollectionView.setCollectionViewLayout(_:animated:)  // open
    let _: (UICollectionView) -> @MainActor (UICollectionViewLayout, Bool, ((Bool) -> Void)?) -> Void = UICollectionView.setCollectionViewLayout(_:animated:completion:)  // open
    let _: (UICollectionView) -> @MainActor (UICollectionViewLayout, UICollectionView.LayoutInteractiveTransitionCompletion?) -> UICollectionViewTransitionLayout = UICollectionView.startInteractiveTransition(to:completion:)
    let _: (UICollectionView) -> @MainActor (UINib?, String) -> Void = UICollectionView.register(_:forCellWithReuseIdentifier:)  // open
    let _: (UICollectionView) -> @MainActor (UINib?, String, String) -> Void = UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)  // open
    let _: (UICollectionView) -> @MainActor ([IndexPath]) -> Void = UICollectionView.deleteItems(at:)  // open
    let _: (UICollectionView) -> @MainActor ([IndexPath]) -> Void = UICollectionView.insertItems(at:)  // open
    let _: (UICollectionView) -> @MainActor ([IndexPath]) -> Void = UICollectionView.reconfigureItems(at:)  // open
    let _: (UICollectionView) -> @MainActor ([IndexPath]) -> Void = UICollectionView.reloadItems(at:)  // open
    let _: UICollectionView.LayoutInteractiveTransitionCompletion.Type = UICollectionView.LayoutInteractiveTransitionCompletion.self
    let _: UICollectionView.Type = UICollectionView.self  // open
    let _: UIScrollView.Type = UICollectionView.self
}

@MainActor func Lists_UICollectionView_CellRegistration<Cell, Item>(_: Cell.Type, _: Item.Type) where Cell : UICollectionViewCell {
    let _: (@escaping UICollectionView.CellRegistration<Cell, Item>.Handler) -> UICollectionView.CellRegistration<Cell, Item> = UICollectionView.CellRegistration<Cell, Item>.init(handler:)
    let _: UICollectionView.CellRegistration<Cell, Item>.Handler.Type = UICollectionView.CellRegistration<Cell, Item>.Handler.self
    let _: UICollectionView.CellRegistration<Cell, Item>.Type = UICollectionView.CellRegistration<Cell, Item>.self
}

@MainActor func Lists_UICollectionView_ReorderingCadence() {
    let _: (Int) -> UICollectionView.ReorderingCadence? = UICollectionView.ReorderingCadence.init(rawValue:)
    let _: UICollectionView.ReorderingCadence = .fast
    let _: UICollectionView.ReorderingCadence = .immediate
    let _: UICollectionView.ReorderingCadence = .slow
    let _: UICollectionView.ReorderingCadence.Type = UICollectionView.ReorderingCadence.self
}

@MainActor func Lists_UICollectionView_ScrollPosition() {
    _ = \UICollectionView.ScrollPosition.rawValue as KeyPath<UICollectionView.ScrollPosition, UInt>
    let _: (UInt) -> UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.init(rawValue:)
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.bottom
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredHorizontally
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.centeredVertically
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.left
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.right
    let _: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition.top
    let _: UICollectionView.ScrollPosition.Type = UICollectionView.ScrollPosition.self
}

@MainActor func Lists_UICollectionViewDataSource<Witness>(_: Witness.Type) where Witness : UICollectionViewDataSource & SendableMetatype {
    let _: (any UICollectionViewDataSource).Type = (any UICollectionViewDataSource).self
    let _: @MainActor (Witness, UICollectionView) -> Int = { $0.numberOfSections(in: $1) }
    let _: @MainActor (Witness, UICollectionView) -> [String]? = { $0.indexTitles(for: $1) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, canMoveItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> UICollectionViewCell = { $0.collectionView($1, cellForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, IndexPath) -> Void = { $0.collectionView($1, moveItemAt: $2, to: $3) }
    let _: @MainActor (Witness, UICollectionView, Int) -> Int = { $0.collectionView($1, numberOfItemsInSection: $2) }
    let _: @MainActor (Witness, UICollectionView, String, IndexPath) -> UICollectionReusableView = { $0.collectionView($1, viewForSupplementaryElementOfKind: $2, at: $3) }
    let _: @MainActor (Witness, UICollectionView, String, Int) -> IndexPath = { $0.collectionView($1, indexPathForIndexTitle: $2, at: $3) }
}

@MainActor func Lists_UICollectionViewDataSourcePrefetching<Witness>(_: Witness.Type) where Witness : UICollectionViewDataSourcePrefetching & SendableMetatype {
    let _: (any UICollectionViewDataSourcePrefetching).Type = (any UICollectionViewDataSourcePrefetching).self
    let _: @MainActor (Witness, UICollectionView, [IndexPath]) -> Void = { $0.collectionView($1, cancelPrefetchingForItemsAt: $2) }
    let _: @MainActor (Witness, UICollectionView, [IndexPath]) -> Void = { $0.collectionView($1, prefetchItemsAt: $2) }
}

@MainActor func Lists_UICollectionViewDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDelegate & SendableMetatype {
    let _: (any UICollectionViewDelegate).Type = (any UICollectionViewDelegate).self
    let _: @MainActor (Witness, UICollectionView) -> IndexPath? = { $0.indexPathForPreferredFocusedView(in: $1) }
    let _: @MainActor (Witness, UICollectionView) -> Void = { $0.collectionViewDidEndMultipleSelectionInteraction($1) }
    let _: @MainActor (Witness, UICollectionView, CGPoint) -> CGPoint = { $0.collectionView($1, targetContentOffsetForProposedContentOffset: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, canEditItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, canFocusItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, canPerformPrimaryActionForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, selectionFollowsFocusForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, shouldBeginMultipleSelectionInteractionAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, shouldDeselectItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, shouldHighlightItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, shouldSelectItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, shouldShowMenuForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, didBeginMultipleSelectionInteractionAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, didDeselectItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, didHighlightItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, didSelectItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, didUnhighlightItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Void = { $0.collectionView($1, performPrimaryActionForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = { $0.collectionView($1, contextMenuConfigurationForItemAt: $2, point: $3) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, CGPoint) -> UIWindowScene.ActivationConfiguration? = { $0.collectionView($1, sceneActivationConfigurationForItemAt: $2, point: $3) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, IndexPath) -> IndexPath = { $0.collectionView($1, targetIndexPathForMoveFromItemAt: $2, toProposedIndexPath: $3) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath = { $0.collectionView($1, targetIndexPathForMoveOfItemFromOriginalIndexPath: $2, atCurrentIndexPath: $3, toProposedIndexPath: $4) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, any UISpringLoadedInteractionContext) -> Bool = { $0.collectionView($1, shouldSpringLoadItemAt: $2, with: $3) }
    let _: @MainActor (Witness, UICollectionView, Selector, IndexPath, Any?) -> Bool = { $0.collectionView($1, canPerformAction: $2, forItemAt: $3, withSender: $4) }
    let _: @MainActor (Witness, UICollectionView, Selector, IndexPath, Any?) -> Void = { $0.collectionView($1, performAction: $2, forItemAt: $3, withSender: $4) }
    let _: @MainActor (Witness, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = { $0.collectionView($1, didEndDisplayingSupplementaryView: $2, forElementOfKind: $3, at: $4) }
    let _: @MainActor (Witness, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = { $0.collectionView($1, willDisplaySupplementaryView: $2, forElementKind: $3, at: $4) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewCell, IndexPath) -> Void = { $0.collectionView($1, didEndDisplaying: $2, forItemAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewCell, IndexPath) -> Void = { $0.collectionView($1, willDisplay: $2, forItemAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewFocusUpdateContext) -> Bool = { $0.collectionView($1, shouldUpdateFocusIn: $2) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { $0.collectionView($1, didUpdateFocusIn: $2, with: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = { $0.collectionView($1, transitionLayoutForOldLayout: $2, newLayout: $3) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: $2) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = { $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: $2) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { $0.collectionView($1, willDisplayContextMenu: $2, animator: $3) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { $0.collectionView($1, willEndContextMenuInteraction: $2, animator: $3) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { $0.collectionView($1, contextMenuConfiguration: $2, dismissalPreviewForItemAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = { $0.collectionView($1, contextMenuConfiguration: $2, highlightPreviewForItemAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = { $0.collectionView($1, willPerformPreviewActionForMenuWith: $2, animator: $3) }
    let _: @MainActor (Witness, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration? = { $0.collectionView($1, contextMenuConfigurationForItemsAt: $2, point: $3) }
}

@MainActor func Lists_UICollectionViewDragDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDragDelegate & SendableMetatype {
    let _: (any UICollectionViewDragDelegate).Type = (any UICollectionViewDragDelegate).self
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { $0.collectionView($1, dragPreviewParametersForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Bool = { $0.collectionView($1, dragSessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Bool = { $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Void = { $0.collectionView($1, dragSessionDidEnd: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Void = { $0.collectionView($1, dragSessionWillBegin: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession, IndexPath) -> [UIDragItem] = { $0.collectionView($1, itemsForBeginning: $2, at: $3) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { $0.collectionView($1, itemsForAddingTo: $2, at: $3, point: $4) }
}

@MainActor func Lists_UICollectionViewDropCoordinator<Witness>(_: Witness.Type) where Witness : UICollectionViewDropCoordinator & SendableMetatype {
    _ = \Witness.destinationIndexPath as KeyPath<Witness, IndexPath?>
    _ = \Witness.items as KeyPath<Witness, [any UICollectionViewDropItem]>
    _ = \Witness.proposal as KeyPath<Witness, UICollectionViewDropProposal>
    _ = \Witness.session as KeyPath<Witness, any UIDropSession>
    let _: (any UICollectionViewDropCoordinator).Type = (any UICollectionViewDropCoordinator).self
    let _: @MainActor (Witness, UIDragItem, IndexPath) -> any UIDragAnimating = { $0.drop($1, toItemAt: $2) }
    let _: @MainActor (Witness, UIDragItem, IndexPath, CGRect) -> any UIDragAnimating = { $0.drop($1, intoItemAt: $2, rect: $3) }
    let _: @MainActor (Witness, UIDragItem, UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext = { $0.drop($1, to: $2) }
    let _: @MainActor (Witness, UIDragItem, UIDragPreviewTarget) -> any UIDragAnimating = { $0.drop($1, to: $2) }
}

@MainActor func Lists_UICollectionViewDropDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDropDelegate & SendableMetatype {
    let _: (any UICollectionViewDropDelegate).Type = (any UICollectionViewDropDelegate).self
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { $0.collectionView($1, dropPreviewParametersForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, any UICollectionViewDropCoordinator) -> Void = { $0.collectionView($1, performDropWith: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Bool = { $0.collectionView($1, canHandle: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidEnd: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidEnter: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidExit: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { $0.collectionView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) }
}

@MainActor func Lists_UICollectionViewDropItem<Witness>(_: Witness.Type) where Witness : UICollectionViewDropItem & SendableMetatype {
    _ = \Witness.dragItem as KeyPath<Witness, UIDragItem>
    _ = \Witness.previewSize as KeyPath<Witness, CGSize>
    _ = \Witness.sourceIndexPath as KeyPath<Witness, IndexPath?>
    let _: (any UICollectionViewDropItem).Type = (any UICollectionViewDropItem).self
}

@MainActor func Lists_UICollectionViewDropPlaceholder() {
    _ = \UICollectionViewDropPlaceholder.previewParametersProvider as ReferenceWritableKeyPath<UICollectionViewDropPlaceholder, ((UICollectionViewCell) -> UIDragPreviewParameters?)?>  // open
    let _: UICollectionViewDropPlaceholder.Type = UICollectionViewDropPlaceholder.self  // open
    let _: UICollectionViewPlaceholder.Type = UICollectionViewDropPlaceholder.self
}

@MainActor func Lists_UICollectionViewDropPlaceholderContext<Witness>(_: Witness.Type) where Witness : UICollectionViewDropPlaceholderContext & SendableMetatype {
    _ = \Witness.dragItem as KeyPath<Witness, UIDragItem>
    let _: (any UICollectionViewDropPlaceholderContext).Type = (any UICollectionViewDropPlaceholderContext).self
    let _: @MainActor (Witness) -> Bool = { $0.deletePlaceholder() }
    let _: @MainActor (Witness) -> Void = { $0.setNeedsCellUpdate() }
    let _: @MainActor (Witness, (IndexPath) -> Void) -> Bool = { $0.commitInsertion(dataSourceUpdates: $1) }
}

@MainActor func Lists_UICollectionViewDropProposal() {
    _ = \UICollectionViewDropProposal.intent as KeyPath<UICollectionViewDropProposal, UICollectionViewDropProposal.Intent>  // open
    let _: (UICollectionViewDropProposal) -> @MainActor (NSZone?) -> Any = UICollectionViewDropProposal.copy(with:)  // open
    let _: (UIDropOperation) -> UICollectionViewDropProposal = UICollectionViewDropProposal.init(operation:)
    let _: (UIDropOperation, UICollectionViewDropProposal.Intent) -> UICollectionViewDropProposal = UICollectionViewDropProposal.init(operation:intent:)
    let _: UICollectionViewDropProposal.Type = UICollectionViewDropProposal.self  // open
    let _: UIDropProposal.Type = UICollectionViewDropProposal.self
}

@MainActor func Lists_UICollectionViewDropProposal_Intent() {
    let _: (Int) -> UICollectionViewDropProposal.Intent? = UICollectionViewDropProposal.Intent.init(rawValue:)
    let _: UICollectionViewDropProposal.Intent = .insertAtDestinationIndexPath
    let _: UICollectionViewDropProposal.Intent = .insertIntoDestinationIndexPath
    let _: UICollectionViewDropProposal.Intent = .unspecified
    let _: UICollectionViewDropProposal.Intent.Type = UICollectionViewDropProposal.Intent.self
}

@MainActor func Lists_UICollectionViewPlaceholder() {
    _ = \UICollectionViewPlaceholder.cellUpdateHandler as ReferenceWritableKeyPath<UICollectionViewPlaceholder, ((UICollectionViewCell) -> Void)?>  // open
    let _: (IndexPath, String) -> UICollectionViewPlaceholder = UICollectionViewPlaceholder.init(insertionIndexPath:reuseIdentifier:)
    let _: UICollectionViewPlaceholder.Type = UICollectionViewPlaceholder.self  // open
}

@MainActor func Lists_UIDataSourceTranslating<Witness>(_: Witness.Type) where Witness : UIDataSourceTranslating & SendableMetatype {
    let _: (any UIDataSourceTranslating).Type = (any UIDataSourceTranslating).self
    let _: @MainActor (Witness, () -> Void) -> Void = { $0.performUsingPresentationValues($1) }
    let _: @MainActor (Witness, IndexPath?) -> IndexPath? = { $0.dataSourceIndexPath(forPresentationIndexPath: $1) }
    let _: @MainActor (Witness, IndexPath?) -> IndexPath? = { $0.presentationIndexPath(forDataSourceIndexPath: $1) }
    let _: @MainActor (Witness, Int) -> Int = { $0.dataSourceSectionIndex(forPresentationSectionIndex: $1) }
    let _: @MainActor (Witness, Int) -> Int = { $0.presentationSectionIndex(forDataSourceSectionIndex: $1) }
}

@MainActor func Lists_UITableView() {
    _ = \UITableView.allowsFocus as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.allowsFocusDuringEditing as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.allowsMultipleSelection as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.allowsMultipleSelectionDuringEditing as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.allowsSelection as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.allowsSelectionDuringEditing as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.backgroundView as ReferenceWritableKeyPath<UITableView, UIView?>  // open
    _ = \UITableView.contentSize as ReferenceWritableKeyPath<UITableView, CGSize>  // open
    _ = \UITableView.dataSource as ReferenceWritableKeyPath<UITableView, (any UITableViewDataSource)?>  // open
    _ = \UITableView.delegate as ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?>  // open
    _ = \UITableView.dragDelegate as ReferenceWritableKeyPath<UITableView, (any UITableViewDragDelegate)?>  // open
    _ = \UITableView.dragInteractionEnabled as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.dropDelegate as ReferenceWritableKeyPath<UITableView, (any UITableViewDropDelegate)?>  // open
    _ = \UITableView.estimatedRowHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.estimatedSectionFooterHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.estimatedSectionHeaderHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.hasActiveDrag as KeyPath<UITableView, Bool>  // open
    _ = \UITableView.hasActiveDrop as KeyPath<UITableView, Bool>  // open
    _ = \UITableView.hasUncommittedUpdates as KeyPath<UITableView, Bool>  // open
    _ = \UITableView.indexPathForSelectedRow as KeyPath<UITableView, IndexPath?>  // open
    _ = \UITableView.indexPathsForSelectedRows as KeyPath<UITableView, [IndexPath]?>  // open
    _ = \UITableView.indexPathsForVisibleRows as KeyPath<UITableView, [IndexPath]?>  // open
    _ = \UITableView.isEditing as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.isPrefetchingEnabled as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.isSpringLoaded as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.numberOfSections as KeyPath<UITableView, Int>  // open
    _ = \UITableView.prefetchDataSource as ReferenceWritableKeyPath<UITableView, (any UITableViewDataSourcePrefetching)?>  // open
    _ = \UITableView.remembersLastFocusedIndexPath as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.rowHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.sectionFooterHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.sectionHeaderHeight as ReferenceWritableKeyPath<UITableView, CGFloat>  // open
    _ = \UITableView.selectionFollowsFocus as ReferenceWritableKeyPath<UITableView, Bool>  // open
    _ = \UITableView.separatorColor as ReferenceWritableKeyPath<UITableView, UIColor?>  // open
    _ = \UITableView.separatorInset as ReferenceWritableKeyPath<UITableView, UIEdgeInsets>  // open
    _ = \UITableView.separatorStyle as ReferenceWritableKeyPath<UITableView, UITableViewCell.SeparatorStyle>  // open
    _ = \UITableView.style as KeyPath<UITableView, UITableView.Style>
    _ = \UITableView.tableFooterView as ReferenceWritableKeyPath<UITableView, UIView?>  // open
    _ = \UITableView.tableHeaderView as ReferenceWritableKeyPath<UITableView, UIView?>  // open
    _ = \UITableView.visibleCells as KeyPath<UITableView, [UITableViewCell]>  // open
    let _: (CGRect) -> UITableView = UITableView.init(frame:)
    let _: (CGRect, UITableView.Style) -> UITableView = UITableView.init(frame:style:)
    let _: (NSCoder) -> UITableView? = UITableView.init(coder:)
    let _: (UITableView) -> @MainActor ((() -> Void)?, ((Bool) -> Void)?) -> Void = UITableView.performBatchUpdates(_:completion:)  // open
    let _: (UITableView) -> @MainActor (() -> Void) -> Void = UITableView.performUsingPresentationValues(_:)
    let _: (UITableView) -> @MainActor (() -> Void, ((Bool) -> Void)?) -> Void = UITableView.performBatchUpdates(_:completion:)
    let _: (UITableView) -> @MainActor () -> Void = UITableView.beginUpdates  // open
    let _: (UITableView) -> @MainActor () -> Void = UITableView.endUpdates  // open
    let _: (UITableView) -> @MainActor () -> Void = UITableView.layoutSubviews  // open
    let _: (UITableView) -> @MainActor () -> Void = UITableView.reloadData  // open
    let _: (UITableView) -> @MainActor (AnyClass?, String) -> Void = UITableView.register(_:forCellReuseIdentifier:)  // open
    let _: (UITableView) -> @MainActor (AnyClass?, String) -> Void = UITableView.register(_:forHeaderFooterViewReuseIdentifier:)  // open
    let _: (UITableView) -> @MainActor (Bool, Bool) -> Void = UITableView.setEditing(_:animated:)  // open
    let _: (UITableView) -> @MainActor (CGPoint) -> IndexPath? = UITableView.indexPathForRow(at:)  // open
    let _: (UITableView) -> @MainActor (CGRect) -> [IndexPath]? = UITableView.indexPathsForRows(in:)  // open
    let _: (UITableView) -> @MainActor (IndexPath) -> CGRect = UITableView.rectForRow(at:)  // open
    let _: (UITableView) -> @MainActor (IndexPath) -> UITableViewCell? = UITableView.cellForRow(at:)  // open
    let _: (UITableView) -> @MainActor (IndexPath, Bool) -> Void = UITableView.deselectRow(at:animated:)  // open
    let _: (UITableView) -> @MainActor (IndexPath, IndexPath) -> Void = UITableView.moveRow(at:to:)  // open
    let _: (UITableView) -> @MainActor (IndexPath, UITableView.ScrollPosition, Bool) -> Void = UITableView.scrollToRow(at:at:animated:)  // open
    let _: (UITableView) -> @MainActor (IndexPath?) -> IndexPath? = UITableView.dataSourceIndexPath(forPresentationIndexPath:)
    let _: (UITableView) -> @MainActor (IndexPath?) -> IndexPath? = UITableView.presentationIndexPath(forDataSourceIndexPath:)
    let _: (UITableView) -> @MainActor (IndexPath?, Bool, UITableView.ScrollPosition) -> Void = UITableView.selectRow(at:animated:scrollPosition:)  // open
    let _: (UITableView) -> @MainActor (IndexSet, UITableView.RowAnimation) -> Void = UITableView.deleteSections(_:with:)  // open
    let _: (UITableView) -> @MainActor (IndexSet, UITableView.RowAnimation) -> Void = UITableView.insertSections(_:with:)  // open
    let _: (UITableView) -> @MainActor (IndexSet, UITableView.RowAnimation) -> Void = UITableView.reloadSections(_:with:)  // open
    let _: (UITableView) -> @MainActor (Int) -> CGRect = UITableView.rect(forSection:)  // open
    let _: (UITableView) -> @MainActor (Int) -> CGRect = UITableView.rectForFooter(inSection:)  // open
    let _: (UITableView) -> @MainActor (Int) -> CGRect = UITableView.rectForHeader(inSection:)  // open
    let _: (UITableView) -> @MainActor (Int) -> Int = UITableView.dataSourceSectionIndex(forPresentationSectionIndex:)
    let _: (UITableView) -> @MainActor (Int) -> Int = UITableView.numberOfRows(inSection:)  // open
    let _: (UITableView) -> @MainActor (Int) -> Int = UITableView.presentationSectionIndex(forDataSourceSectionIndex:)
    let _: (UITableView) -> @MainActor (Int) -> UITableViewHeaderFooterView? = UITableView.footerView(forSection:)  // open
    let _: (UITableView) -> @MainActor (Int) -> UITableViewHeaderFooterView? = UITableView.headerView(forSection:)  // open
    let _: (UITableView) -> @MainActor (Int, Int) -> Void = UITableView.moveSection(_:toSection:)  // open
    let _: (UITableView) -> @MainActor (String) -> UITableViewCell? = UITableView.dequeueReusableCell(withIdentifier:)  // open
    let _: (UITableView) -> @MainActor (String) -> UITableViewHeaderFooterView? = UITableView.dequeueReusableHeaderFooterView(withIdentifier:)  // open
    let _: (UITableView) -> @MainActor (String, IndexPath) -> UITableViewCell = UITableView.dequeueReusableCell(withIdentifier:for:)  // open
    let _: (UITableView) -> @MainActor (UINib?, String) -> Void = UITableView.register(_:forCellReuseIdentifier:)  // open
    let _: (UITableView) -> @MainActor (UINib?, String) -> Void = UITableView.register(_:forHeaderFooterViewReuseIdentifier:)  // open
    let _: (UITableView) -> @MainActor (UITableViewCell) -> IndexPath? = UITableView.indexPath(for:)  // open
    let _: (UITableView) -> @MainActor ([IndexPath]) -> Void = UITableView.reconfigureRows(at:)  // open
    let _: (UITableView) -> @MainActor ([IndexPath], UITableView.RowAnimation) -> Void = UITableView.deleteRows(at:with:)  // open
    let _: (UITableView) -> @MainActor ([IndexPath], UITableView.RowAnimation) -> Void = UITableView.insertRows(at:with:)  // open
    let _: (UITableView) -> @MainActor ([IndexPath], UITableView.RowAnimation) -> Void = UITableView.reloadRows(at:with:)  // open
    let _: CGFloat = UITableView.automaticDimension
    let _: NSNotification.Name = UITableView.selectionDidChangeNotification
    let _: UIScrollView.Type = UITableView.self
    let _: UITableView.Type = UITableView.self  // open
}

@MainActor func Lists_UITableView_RowAnimation() {
    let _: (Int) -> UITableView.RowAnimation? = UITableView.RowAnimation.init(rawValue:)
    let _: UITableView.RowAnimation = .automatic
    let _: UITableView.RowAnimation = .bottom
    let _: UITableView.RowAnimation = .fade
    let _: UITableView.RowAnimation = .left
    let _: UITableView.RowAnimation = .middle
    let _: UITableView.RowAnimation = .none
    let _: UITableView.RowAnimation = .right
    let _: UITableView.RowAnimation = .top
    let _: UITableView.RowAnimation.Type = UITableView.RowAnimation.self
}

@MainActor func Lists_UITableView_ScrollPosition() {
    let _: (Int) -> UITableView.ScrollPosition? = UITableView.ScrollPosition.init(rawValue:)
    let _: UITableView.ScrollPosition = .bottom
    let _: UITableView.ScrollPosition = .middle
    let _: UITableView.ScrollPosition = .none
    let _: UITableView.ScrollPosition = .top
    let _: UITableView.ScrollPosition.Type = UITableView.ScrollPosition.self
}

@MainActor func Lists_UITableView_Style() {
    let _: (Int) -> UITableView.Style? = UITableView.Style.init(rawValue:)
    let _: UITableView.Style = .grouped
    let _: UITableView.Style = .insetGrouped
    let _: UITableView.Style = .plain
    let _: UITableView.Style.Type = UITableView.Style.self
}

@MainActor func Lists_UITableViewCell_SeparatorStyle() {
    let _: (Int) -> UITableViewCell.SeparatorStyle? = UITableViewCell.SeparatorStyle.init(rawValue:)
    let _: UITableViewCell.SeparatorStyle = .none
    let _: UITableViewCell.SeparatorStyle = .singleLine
    let _: UITableViewCell.SeparatorStyle.Type = UITableViewCell.SeparatorStyle.self
}

@MainActor func Lists_UITableViewDataSource<Witness>(_: Witness.Type) where Witness : UITableViewDataSource & SendableMetatype {
    let _: (any UITableViewDataSource).Type = (any UITableViewDataSource).self
    let _: @MainActor (Witness, UITableView) -> Int = { $0.numberOfSections(in: $1) }
    let _: @MainActor (Witness, UITableView) -> [String]? = { $0.sectionIndexTitles(for: $1) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canEditRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canMoveRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> UITableViewCell = { $0.tableView($1, cellForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath, IndexPath) -> Void = { $0.tableView($1, moveRowAt: $2, to: $3) }
    let _: @MainActor (Witness, UITableView, Int) -> Int = { $0.tableView($1, numberOfRowsInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> String? = { $0.tableView($1, titleForFooterInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> String? = { $0.tableView($1, titleForHeaderInSection: $2) }
    let _: @MainActor (Witness, UITableView, String, Int) -> Int = { $0.tableView($1, sectionForSectionIndexTitle: $2, at: $3) }
    let _: @MainActor (Witness, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { $0.tableView($1, commit: $2, forRowAt: $3) }
}

@MainActor func Lists_UITableViewDataSourcePrefetching<Witness>(_: Witness.Type) where Witness : UITableViewDataSourcePrefetching & SendableMetatype {
    let _: (any UITableViewDataSourcePrefetching).Type = (any UITableViewDataSourcePrefetching).self
    let _: @MainActor (Witness, UITableView, [IndexPath]) -> Void = { $0.tableView($1, cancelPrefetchingForRowsAt: $2) }
    let _: @MainActor (Witness, UITableView, [IndexPath]) -> Void = { $0.tableView($1, prefetchRowsAt: $2) }
}

@MainActor func Lists_UITableViewDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDelegate & SendableMetatype {
    let _: (any UITableViewDelegate).Type = (any UITableViewDelegate).self
    let _: @MainActor (Witness, UITableView) -> IndexPath? = { $0.indexPathForPreferredFocusedView(in: $1) }
    let _: @MainActor (Witness, UITableView) -> Void = { $0.tableViewDidEndMultipleSelectionInteraction($1) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canFocusRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canPerformPrimaryActionForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, selectionFollowsFocusForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, shouldBeginMultipleSelectionInteractionAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, shouldHighlightRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, shouldIndentWhileEditingRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, shouldShowMenuForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> CGFloat = { $0.tableView($1, estimatedHeightForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> CGFloat = { $0.tableView($1, heightForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> IndexPath? = { $0.tableView($1, willDeselectRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> IndexPath? = { $0.tableView($1, willSelectRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Int = { $0.tableView($1, indentationLevelForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> String? = { $0.tableView($1, titleForDeleteConfirmationButtonForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> UISwipeActionsConfiguration? = { $0.tableView($1, leadingSwipeActionsConfigurationForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> UISwipeActionsConfiguration? = { $0.tableView($1, trailingSwipeActionsConfigurationForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> UITableViewCell.EditingStyle = { $0.tableView($1, editingStyleForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, accessoryButtonTappedForRowWith: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, didBeginMultipleSelectionInteractionAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, didDeselectRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, didHighlightRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, didSelectRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, didUnhighlightRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, performPrimaryActionForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Void = { $0.tableView($1, willBeginEditingRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> [UITableViewRowAction]? = { $0.tableView($1, editActionsForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = { $0.tableView($1, contextMenuConfigurationForRowAt: $2, point: $3) }
    let _: @MainActor (Witness, UITableView, IndexPath, IndexPath) -> IndexPath = { $0.tableView($1, targetIndexPathForMoveFromRowAt: $2, toProposedIndexPath: $3) }
    let _: @MainActor (Witness, UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool = { $0.tableView($1, shouldSpringLoadRowAt: $2, with: $3) }
    let _: @MainActor (Witness, UITableView, IndexPath?) -> Void = { $0.tableView($1, didEndEditingRowAt: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> CGFloat = { $0.tableView($1, estimatedHeightForFooterInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> CGFloat = { $0.tableView($1, estimatedHeightForHeaderInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> CGFloat = { $0.tableView($1, heightForFooterInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> CGFloat = { $0.tableView($1, heightForHeaderInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> UIView? = { $0.tableView($1, viewForFooterInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> UIView? = { $0.tableView($1, viewForHeaderInSection: $2) }
    let _: @MainActor (Witness, UITableView, Selector, IndexPath, Any?) -> Bool = { $0.tableView($1, canPerformAction: $2, forRowAt: $3, withSender: $4) }
    let _: @MainActor (Witness, UITableView, Selector, IndexPath, Any?) -> Void = { $0.tableView($1, performAction: $2, forRowAt: $3, withSender: $4) }
    let _: @MainActor (Witness, UITableView, UIContextMenuConfiguration) -> UITargetedPreview? = { $0.tableView($1, previewForDismissingContextMenuWithConfiguration: $2) }
    let _: @MainActor (Witness, UITableView, UIContextMenuConfiguration) -> UITargetedPreview? = { $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: $2) }
    let _: @MainActor (Witness, UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { $0.tableView($1, willDisplayContextMenu: $2, animator: $3) }
    let _: @MainActor (Witness, UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = { $0.tableView($1, willEndContextMenuInteraction: $2, animator: $3) }
    let _: @MainActor (Witness, UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = { $0.tableView($1, willPerformPreviewActionForMenuWith: $2, animator: $3) }
    let _: @MainActor (Witness, UITableView, UITableViewCell, IndexPath) -> Void = { $0.tableView($1, didEndDisplaying: $2, forRowAt: $3) }
    let _: @MainActor (Witness, UITableView, UITableViewCell, IndexPath) -> Void = { $0.tableView($1, willDisplay: $2, forRowAt: $3) }
    let _: @MainActor (Witness, UITableView, UITableViewFocusUpdateContext) -> Bool = { $0.tableView($1, shouldUpdateFocusIn: $2) }
    let _: @MainActor (Witness, UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { $0.tableView($1, didUpdateFocusIn: $2, with: $3) }
    let _: @MainActor (Witness, UITableView, UIView, Int) -> Void = { $0.tableView($1, didEndDisplayingFooterView: $2, forSection: $3) }
    let _: @MainActor (Witness, UITableView, UIView, Int) -> Void = { $0.tableView($1, didEndDisplayingHeaderView: $2, forSection: $3) }
    let _: @MainActor (Witness, UITableView, UIView, Int) -> Void = { $0.tableView($1, willDisplayFooterView: $2, forSection: $3) }
    let _: @MainActor (Witness, UITableView, UIView, Int) -> Void = { $0.tableView($1, willDisplayHeaderView: $2, forSection: $3) }
}

@MainActor func Lists_UITableViewDragDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDragDelegate & SendableMetatype {
    let _: (any UITableViewDragDelegate).Type = (any UITableViewDragDelegate).self
    let _: @MainActor (Witness, UITableView, IndexPath) -> UIDragPreviewParameters? = { $0.tableView($1, dragPreviewParametersForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Bool = { $0.tableView($1, dragSessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Bool = { $0.tableView($1, dragSessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Void = { $0.tableView($1, dragSessionDidEnd: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Void = { $0.tableView($1, dragSessionWillBegin: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession, IndexPath) -> [UIDragItem] = { $0.tableView($1, itemsForBeginning: $2, at: $3) }
    let _: @MainActor (Witness, UITableView, any UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { $0.tableView($1, itemsForAddingTo: $2, at: $3, point: $4) }
}

@MainActor func Lists_UITableViewDropCoordinator<Witness>(_: Witness.Type) where Witness : UITableViewDropCoordinator & SendableMetatype {
    _ = \Witness.destinationIndexPath as KeyPath<Witness, IndexPath?>
    _ = \Witness.items as KeyPath<Witness, [any UITableViewDropItem]>
    _ = \Witness.proposal as KeyPath<Witness, UITableViewDropProposal>
    _ = \Witness.session as KeyPath<Witness, any UIDropSession>
    let _: (any UITableViewDropCoordinator).Type = (any UITableViewDropCoordinator).self
    let _: @MainActor (Witness, UIDragItem, IndexPath) -> any UIDragAnimating = { $0.drop($1, toRowAt: $2) }
    let _: @MainActor (Witness, UIDragItem, IndexPath, CGRect) -> any UIDragAnimating = { $0.drop($1, intoRowAt: $2, rect: $3) }
    let _: @MainActor (Witness, UIDragItem, UIDragPreviewTarget) -> any UIDragAnimating = { $0.drop($1, to: $2) }
    let _: @MainActor (Witness, UIDragItem, UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext = { $0.drop($1, to: $2) }
}

@MainActor func Lists_UITableViewDropDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDropDelegate & SendableMetatype {
    let _: (any UITableViewDropDelegate).Type = (any UITableViewDropDelegate).self
    let _: @MainActor (Witness, UITableView, IndexPath) -> UIDragPreviewParameters? = { $0.tableView($1, dropPreviewParametersForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Bool = { $0.tableView($1, canHandle: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidEnd: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidEnter: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidExit: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession, IndexPath?) -> UITableViewDropProposal = { $0.tableView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) }
    let _: @MainActor (Witness, UITableView, any UITableViewDropCoordinator) -> Void = { $0.tableView($1, performDropWith: $2) }
}

@MainActor func Lists_UITableViewDropItem<Witness>(_: Witness.Type) where Witness : UITableViewDropItem & SendableMetatype {
    _ = \Witness.dragItem as KeyPath<Witness, UIDragItem>
    _ = \Witness.previewSize as KeyPath<Witness, CGSize>
    _ = \Witness.sourceIndexPath as KeyPath<Witness, IndexPath?>
    let _: (any UITableViewDropItem).Type = (any UITableViewDropItem).self
}

@MainActor func Lists_UITableViewDropPlaceholder() {
    _ = \UITableViewDropPlaceholder.previewParametersProvider as ReferenceWritableKeyPath<UITableViewDropPlaceholder, ((UITableViewCell) -> UIDragPreviewParameters?)?>  // open
    let _: UITableViewDropPlaceholder.Type = UITableViewDropPlaceholder.self  // open
    let _: UITableViewPlaceholder.Type = UITableViewDropPlaceholder.self
}

@MainActor func Lists_UITableViewDropPlaceholderContext<Witness>(_: Witness.Type) where Witness : UITableViewDropPlaceholderContext & SendableMetatype {
    _ = \Witness.dragItem as KeyPath<Witness, UIDragItem>
    let _: (any UITableViewDropPlaceholderContext).Type = (any UITableViewDropPlaceholderContext).self
    let _: @MainActor (Witness) -> Bool = { $0.deletePlaceholder() }
    let _: @MainActor (Witness, (IndexPath) -> Void) -> Bool = { $0.commitInsertion(dataSourceUpdates: $1) }
}

@MainActor func Lists_UITableViewDropProposal() {
    _ = \UITableViewDropProposal.intent as KeyPath<UITableViewDropProposal, UITableViewDropProposal.Intent>  // open
    let _: (UIDropOperation) -> UITableViewDropProposal = UITableViewDropProposal.init(operation:)
    let _: (UIDropOperation, UITableViewDropProposal.Intent) -> UITableViewDropProposal = UITableViewDropProposal.init(operation:intent:)
    let _: (UITableViewDropProposal) -> @MainActor (NSZone?) -> Any = UITableViewDropProposal.copy(with:)  // open
    let _: UIDropProposal.Type = UITableViewDropProposal.self
    let _: UITableViewDropProposal.Type = UITableViewDropProposal.self  // open
}

@MainActor func Lists_UITableViewDropProposal_Intent() {
    let _: (Int) -> UITableViewDropProposal.Intent? = UITableViewDropProposal.Intent.init(rawValue:)
    let _: UITableViewDropProposal.Intent = .automatic
    let _: UITableViewDropProposal.Intent = .insertAtDestinationIndexPath
    let _: UITableViewDropProposal.Intent = .insertIntoDestinationIndexPath
    let _: UITableViewDropProposal.Intent = .unspecified
    let _: UITableViewDropProposal.Intent.Type = UITableViewDropProposal.Intent.self
}

@MainActor func Lists_UITableViewPlaceholder() {
    _ = \UITableViewPlaceholder.cellUpdateHandler as ReferenceWritableKeyPath<UITableViewPlaceholder, ((UITableViewCell) -> Void)?>  // open
    let _: (IndexPath, String, CGFloat) -> UITableViewPlaceholder = UITableViewPlaceholder.init(insertionIndexPath:reuseIdentifier:rowHeight:)
    let _: UITableViewPlaceholder.Type = UITableViewPlaceholder.self  // open
}

// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func OptionalMethods_UICollectionViewDataSource<Witness>(_: Witness.Type) where Witness : UICollectionViewDataSource & SendableMetatype {
    let _: @MainActor (Witness, UICollectionView) -> Int = { $0.numberOfSections(in: $1) }
    let _: @MainActor (Witness, UICollectionView) -> [String]? = { $0.indexTitles(for: $1) }
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> Bool = { $0.collectionView($1, canMoveItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, IndexPath, IndexPath) -> Void = { $0.collectionView($1, moveItemAt: $2, to: $3) }
    let _: @MainActor (Witness, UICollectionView, String, IndexPath) -> UICollectionReusableView = { $0.collectionView($1, viewForSupplementaryElementOfKind: $2, at: $3) }
    let _: @MainActor (Witness, UICollectionView, String, Int) -> IndexPath = { $0.collectionView($1, indexPathForIndexTitle: $2, at: $3) }
}

@MainActor func OptionalMethods_UICollectionViewDataSourcePrefetching<Witness>(_: Witness.Type) where Witness : UICollectionViewDataSourcePrefetching & SendableMetatype {
    let _: @MainActor (Witness, UICollectionView, [IndexPath]) -> Void = { $0.collectionView($1, cancelPrefetchingForItemsAt: $2) }
}

@MainActor func OptionalMethods_UICollectionViewDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDelegate & SendableMetatype {
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

@MainActor func OptionalMethods_UICollectionViewDragDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDragDelegate & SendableMetatype {
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { $0.collectionView($1, dragPreviewParametersForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Bool = { $0.collectionView($1, dragSessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Bool = { $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Void = { $0.collectionView($1, dragSessionDidEnd: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession) -> Void = { $0.collectionView($1, dragSessionWillBegin: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { $0.collectionView($1, itemsForAddingTo: $2, at: $3, point: $4) }
}

@MainActor func OptionalMethods_UICollectionViewDropDelegate<Witness>(_: Witness.Type) where Witness : UICollectionViewDropDelegate & SendableMetatype {
    let _: @MainActor (Witness, UICollectionView, IndexPath) -> UIDragPreviewParameters? = { $0.collectionView($1, dropPreviewParametersForItemAt: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Bool = { $0.collectionView($1, canHandle: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidEnd: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidEnter: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession) -> Void = { $0.collectionView($1, dropSessionDidExit: $2) }
    let _: @MainActor (Witness, UICollectionView, any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { $0.collectionView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) }
}

@MainActor func OptionalMethods_UIDragInteractionDelegate<Witness>(_: Witness.Type) where Witness : UIDragInteractionDelegate & SendableMetatype {
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview? = { $0.dragInteraction($1, previewForCancelling: $2, withDefault: $3) }
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, any UIDragAnimating) -> Void = { $0.dragInteraction($1, item: $2, willAnimateCancelWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, any UIDragSession) -> UITargetedDragPreview? = { $0.dragInteraction($1, previewForLifting: $2, session: $3) }
    let _: @MainActor (Witness, UIDragInteraction, [any UIDragSession], CGPoint) -> (any UIDragSession)? = { $0.dragInteraction($1, sessionForAddingItems: $2, withTouchAt: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragAnimating, any UIDragSession) -> Void = { $0.dragInteraction($1, willAnimateLiftWith: $2, session: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, prefersFullSizePreviewsFor: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, sessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, sessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionDidMove: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionDidTransferItems: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionWillBegin: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, CGPoint) -> [UIDragItem] = { $0.dragInteraction($1, itemsForAddingTo: $2, withTouchAt: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, UIDropOperation) -> Void = { $0.dragInteraction($1, session: $2, didEndWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, UIDropOperation) -> Void = { $0.dragInteraction($1, session: $2, willEndWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, [UIDragItem], UIDragInteraction) -> Void = { $0.dragInteraction($1, session: $2, willAdd: $3, for: $4) }
}

@MainActor func OptionalMethods_UIDropInteractionDelegate<Witness>(_: Witness.Type) where Witness : UIDropInteractionDelegate & SendableMetatype {
    let _: @MainActor (Witness, UIDropInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview? = { $0.dropInteraction($1, previewForDropping: $2, withDefault: $3) }
    let _: @MainActor (Witness, UIDropInteraction, UIDragItem, any UIDragAnimating) -> Void = { $0.dropInteraction($1, item: $2, willAnimateDropWith: $3) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Bool = { $0.dropInteraction($1, canHandle: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> UIDropProposal = { $0.dropInteraction($1, sessionDidUpdate: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, concludeDrop: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, performDrop: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidEnd: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidEnter: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidExit: $2) }
}

@MainActor func OptionalMethods_UITableViewDataSource<Witness>(_: Witness.Type) where Witness : UITableViewDataSource & SendableMetatype {
    let _: @MainActor (Witness, UITableView) -> Int = { $0.numberOfSections(in: $1) }
    let _: @MainActor (Witness, UITableView) -> [String]? = { $0.sectionIndexTitles(for: $1) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canEditRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath) -> Bool = { $0.tableView($1, canMoveRowAt: $2) }
    let _: @MainActor (Witness, UITableView, IndexPath, IndexPath) -> Void = { $0.tableView($1, moveRowAt: $2, to: $3) }
    let _: @MainActor (Witness, UITableView, Int) -> String? = { $0.tableView($1, titleForFooterInSection: $2) }
    let _: @MainActor (Witness, UITableView, Int) -> String? = { $0.tableView($1, titleForHeaderInSection: $2) }
    let _: @MainActor (Witness, UITableView, String, Int) -> Int = { $0.tableView($1, sectionForSectionIndexTitle: $2, at: $3) }
    let _: @MainActor (Witness, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { $0.tableView($1, commit: $2, forRowAt: $3) }
}

@MainActor func OptionalMethods_UITableViewDataSourcePrefetching<Witness>(_: Witness.Type) where Witness : UITableViewDataSourcePrefetching & SendableMetatype {
    let _: @MainActor (Witness, UITableView, [IndexPath]) -> Void = { $0.tableView($1, cancelPrefetchingForRowsAt: $2) }
}

@MainActor func OptionalMethods_UITableViewDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDelegate & SendableMetatype {
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

@MainActor func OptionalMethods_UITableViewDragDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDragDelegate & SendableMetatype {
    let _: @MainActor (Witness, UITableView, IndexPath) -> UIDragPreviewParameters? = { $0.tableView($1, dragPreviewParametersForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Bool = { $0.tableView($1, dragSessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Bool = { $0.tableView($1, dragSessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Void = { $0.tableView($1, dragSessionDidEnd: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession) -> Void = { $0.tableView($1, dragSessionWillBegin: $2) }
    let _: @MainActor (Witness, UITableView, any UIDragSession, IndexPath, CGPoint) -> [UIDragItem] = { $0.tableView($1, itemsForAddingTo: $2, at: $3, point: $4) }
}

@MainActor func OptionalMethods_UITableViewDropDelegate<Witness>(_: Witness.Type) where Witness : UITableViewDropDelegate & SendableMetatype {
    let _: @MainActor (Witness, UITableView, IndexPath) -> UIDragPreviewParameters? = { $0.tableView($1, dropPreviewParametersForRowAt: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Bool = { $0.tableView($1, canHandle: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidEnd: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidEnter: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession) -> Void = { $0.tableView($1, dropSessionDidExit: $2) }
    let _: @MainActor (Witness, UITableView, any UIDropSession, IndexPath?) -> UITableViewDropProposal = { $0.tableView($1, dropSessionDidUpdate: $2, withDestinationIndexPath: $3) }
}

// What UIKit declares here, as DelegateTableTests writes it with DND_RECORD=1.
// swift-format-ignore-file

extension DelegateTable {
    static let text = """
        class CALayer: NSObject {}
        class CATransaction: NSObject {}
        class CGColor {}
        class CGContext {}
        class CGPath {}
        class NSCollectionLayoutAnchor: NSObject {}
        class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {}
        class NSCollectionLayoutDimension: NSObject {}
        class NSCollectionLayoutEdgeSpacing: NSObject {}
        class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
        class NSCollectionLayoutItem: NSObject {}
        class NSCollectionLayoutSection: NSObject {}
        class NSCollectionLayoutSize: NSObject {}
        class NSCollectionLayoutSpacing: NSObject {}
        class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
        class NSDataAsset: NSObject {}
        class NSDiffableDataSourceSectionSnapshotReference: NSObject {}
        class NSDiffableDataSourceSnapshotReference: NSObject {}
        class NSException: NSObject {}
        class NSItemProvider: NSObject {}
        class NSKeyValueObservation: NSObject {}
        class NSLayoutAnchor: NSObject {}
        class NSLayoutConstraint: NSObject {}
        class NSLayoutDimension: NSLayoutAnchor {}
        class NSLayoutXAxisAnchor: NSLayoutAnchor {}
        class NSLayoutYAxisAnchor: NSLayoutAnchor {}
        class NSMutableParagraphStyle: NSParagraphStyle {}
        class NSParagraphStyle: NSObject {}
        class NSUserActivity: NSObject, NSItemProviderWriting {}
        class Screen {}
        class UIAccessibilityElement: UIResponder {}
        class UIAction: UIMenuElement {}
        class UIActivity: NSObject {}
        class UIActivityIndicatorView: UIView {}
        class UIActivityViewController: UIViewController {}
        class UIAlertAction: NSObject {}
        class UIAlertController: UIViewController {}
        class UIApplication: UIResponder {}
        class UIBarButtonItem: UIBarItem {}
        class UIBarButtonItemGroup: NSObject {}
        class UIBarItem: NSObject {}
        class UIBezierPath: NSObject {}
        class UIBlurEffect: UIVisualEffect {}
        class UIButton: UIControl {}
        class UICollectionReusableView: UIView {}
        class UICollectionView: UIScrollView {}
        class UICollectionViewCell: UICollectionReusableView {}
        class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
        class UICollectionViewCompositionalLayoutConfiguration: NSObject {}
        class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {}
        class UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource {}
        class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {}
        class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
        class UICollectionViewDropProposal: UIDropProposal {}
        class UICollectionViewFlowLayout: UICollectionViewLayout {}
        class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
        class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
        class UICollectionViewLayout: NSObject {}
        class UICollectionViewLayoutAttributes: NSObject {}
        class UICollectionViewLayoutInvalidationContext: NSObject {}
        class UICollectionViewListCell: UICollectionViewCell {}
        class UICollectionViewPlaceholder: NSObject {}
        class UICollectionViewTransitionLayout: UICollectionViewLayout {}
        class UICollectionViewUpdateItem: NSObject {}
        class UIColor: NSObject, NSItemProviderWriting {}
        class UIContextMenuConfiguration: NSObject {}
        class UIContextualAction: NSObject {}
        class UIControl: UIView {}
        class UIDatePicker: UIControl {}
        class UIDevice: NSObject {}
        class UIDocument: NSObject {}
        class UIDocumentBrowserViewController: UIViewController {}
        class UIDragInteraction: NSObject, UIInteraction {}
        class UIDragItem: NSObject {}
        class UIDragPreview: NSObject {}
        class UIDragPreviewParameters: UIPreviewParameters {}
        class UIDragPreviewTarget: UIPreviewTarget {}
        class UIDropInteraction: NSObject, UIInteraction {}
        class UIDropProposal: NSObject {}
        class UIEvent: NSObject {}
        class UIFeedbackGenerator: NSObject {}
        class UIFocusAnimationCoordinator: NSObject {}
        class UIFocusUpdateContext: NSObject {}
        class UIFont: NSObject {}
        class UIFontMetrics: NSObject {}
        class UIGestureRecognizer: NSObject {}
        class UIGraphicsImageRenderer: NSObject {}
        class UIGraphicsImageRendererContext: NSObject {}
        class UIGraphicsImageRendererFormat: NSObject {}
        class UIImage: NSObject, NSSecureCoding, NSItemProviderWriting {}
        class UIImagePickerController: UINavigationController {}
        class UIImageView: UIView {}
        class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
        class UILabel: UIView {}
        class UILayoutGuide: NSObject {}
        class UIListContentView: UIView, UIContentView {}
        class UILongPressGestureRecognizer: UIGestureRecognizer {}
        class UIMenu: UIMenuElement {}
        class UIMenuElement: NSObject {}
        class UINavigationBar: UIView {}
        class UINavigationController: UIViewController {}
        class UINavigationItem: NSObject {}
        class UINib: NSObject {}
        class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
        class UIOpenURLContext: NSObject {}
        class UIPanGestureRecognizer: UIGestureRecognizer {}
        class UIPasteConfiguration: NSObject {}
        class UIPinchGestureRecognizer: UIGestureRecognizer {}
        class UIPopoverPresentationController: UIPresentationController {}
        class UIPresentationController: NSObject {}
        class UIPreviewParameters: NSObject {}
        class UIPreviewTarget: NSObject {}
        class UIProgressView: UIView {}
        class UIRefreshControl: UIControl {}
        class UIResponder: NSObject {}
        class UIRotationGestureRecognizer: UIGestureRecognizer {}
        class UIScene: UIResponder {}
        class UISceneConfiguration: NSObject {}
        class UISceneDestructionRequestOptions: NSObject {}
        class UISceneSession: NSObject {}
        class UIScreen: NSObject {}
        class UIScrollView: UIView {}
        class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
        class UISplitViewController: UIViewController {}
        class UISpringLoadedInteraction: NSObject, UIInteraction {}
        class UIStackView: UIView {}
        class UIStoryboard: NSObject {}
        class UIStoryboardSegue: NSObject {}
        class UISwipeActionsConfiguration: NSObject {}
        class UISwipeGestureRecognizer: UIGestureRecognizer {}
        class UISwitch: UIControl {}
        class UITabBarController: UIViewController {}
        class UITabBarItem: UIBarItem {}
        class UITableView: UIScrollView {}
        class UITableViewCell: UIView {}
        class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {}
        class UITableViewDiffableDataSource: NSObject, UITableViewDataSource {}
        class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {}
        class UITableViewDropPlaceholder: UITableViewPlaceholder {}
        class UITableViewDropProposal: UIDropProposal {}
        class UITableViewFocusUpdateContext: UIFocusUpdateContext {}
        class UITableViewHeaderFooterView: UIView {}
        class UITableViewPlaceholder: NSObject {}
        class UITableViewRowAction: NSObject {}
        class UITapGestureRecognizer: UIGestureRecognizer {}
        class UITargetedDragPreview: UITargetedPreview {}
        class UITargetedPreview: NSObject {}
        class UITextField: UIControl {}
        class UITextInputAssistantItem: NSObject {}
        class UITextView: UIScrollView {}
        class UITraitCollection: NSObject {}
        class UIView: UIResponder {}
        class UIViewController: UIResponder {}
        class UIVisualEffect: NSObject {}
        class UIVisualEffectView: UIView {}
        class UIWindow: UIView {}
        class UIWindowScene: UIScene {}
        class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
        class __NSDiffableDataSourceSectionTransaction: NSObject {}
        class __NSDiffableDataSourceTransaction: NSObject {}
        class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject {}
        class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject {}

        protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
        }

        protocol UIApplicationDelegate: NSObjectProtocol {
        }

        protocol UICollectionViewDataSource: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
            func numberOfSections(in collectionView: UICollectionView) -> Int
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
            func indexTitles(for collectionView: UICollectionView) -> [String]?
            func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
        }

        protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
        }

        protocol UICollectionViewDelegate: UIScrollViewDelegate {
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
            func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
            func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
            func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
            func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
            func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
            func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
        }

        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
        }

        protocol UICollectionViewDragDelegate: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
            func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
            func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
            func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
        }

        protocol UICollectionViewDropDelegate: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
            func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
            func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
            func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
        }

        protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
        }

        protocol UIDragInteractionDelegate: NSObjectProtocol {
            func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
            func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
            func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
            func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
            func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
            func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
            func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
        }

        protocol UIDropInteractionDelegate: NSObjectProtocol {
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
            func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
            func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
        }

        protocol UIGestureRecognizerDelegate: NSObjectProtocol {
        }

        protocol UIImagePickerControllerDelegate: NSObjectProtocol {
        }

        protocol UINavigationControllerDelegate: NSObjectProtocol {
        }

        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
        }

        protocol UISceneDelegate: NSObjectProtocol {
        }

        protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
        }

        protocol UIScrollViewDelegate: NSObjectProtocol {
            func scrollViewDidScroll(_ scrollView: UIScrollView)
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
            func viewForZooming(in scrollView: UIScrollView) -> UIView?
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
            func scrollViewDidZoom(_ scrollView: UIScrollView)
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
        }

        protocol UISplitViewControllerDelegate: NSObjectProtocol {
        }

        protocol UITabBarControllerDelegate: NSObjectProtocol {
        }

        protocol UITableViewDataSource: NSObjectProtocol {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
            func numberOfSections(in tableView: UITableView) -> Int
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
            func sectionIndexTitles(for tableView: UITableView) -> [String]?
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
        }

        protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
        }

        protocol UITableViewDelegate: UIScrollViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
            func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
            func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
            func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
            func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
            func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
            func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
            func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
            func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
            func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
            func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
            func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
            func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
        }

        protocol UITableViewDragDelegate: NSObjectProtocol {
            func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
            func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
            func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
            func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
            func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
        }

        protocol UITableViewDropDelegate: NSObjectProtocol {
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
            func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
            func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
            func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
            func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
        }

        protocol UITextFieldDelegate: NSObjectProtocol {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
            func textFieldDidBeginEditing(_ textField: UITextField)
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
            func textFieldDidEndEditing(_ textField: UITextField)
        }

        protocol UITextViewDelegate: UIScrollViewDelegate {
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
            func textViewDidBeginEditing(_ textView: UITextView)
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool
            func textViewDidEndEditing(_ textView: UITextView)
        }

        protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
            func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
            func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
        }

        protocol UIWindowSceneDelegate: UISceneDelegate {
        }
        """

    /// The public names at file scope that are Apple's.
    static let typeNames: Set<String> = [
        "CACornerMask",
        "CALayer",
        "CATransaction",
        "CGAffineTransform",
        "CGColor",
        "CGContext",
        "CGPath",
        "CGVector",
        "NSAttributedStringKey",
        "NSCollectionLayoutAnchor",
        "NSCollectionLayoutBoundarySupplementaryItem",
        "NSCollectionLayoutContainer",
        "NSCollectionLayoutDimension",
        "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutEnvironment",
        "NSCollectionLayoutGroup",
        "NSCollectionLayoutItem",
        "NSCollectionLayoutSection",
        "NSCollectionLayoutSize",
        "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem",
        "NSDataAsset",
        "NSDiffableDataSourceSectionSnapshot",
        "NSDiffableDataSourceSectionSnapshotReference",
        "NSDiffableDataSourceSectionTransaction",
        "NSDiffableDataSourceSnapshot",
        "NSDiffableDataSourceSnapshotReference",
        "NSDiffableDataSourceTransaction",
        "NSDirectionalEdgeInsets",
        "NSDirectionalRectEdge",
        "NSException",
        "NSItemProvider",
        "NSItemProviderFileOptions",
        "NSItemProviderPreferredImageSizeKey",
        "NSItemProviderReading",
        "NSItemProviderRepresentationVisibility",
        "NSItemProviderWriting",
        "NSKeyValueObservation",
        "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions",
        "NSLayoutAnchor",
        "NSLayoutAttribute",
        "NSLayoutConstraint",
        "NSLayoutDimension",
        "NSLayoutRelation",
        "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor",
        "NSLineBreakMode",
        "NSMutableParagraphStyle",
        "NSParagraphStyle",
        "NSRectAlignment",
        "NSSelectorFromString",
        "NSStringFromClass",
        "NSStringFromSelector",
        "NSTextAlignment",
        "NSUserActivity",
        "Selector",
        "UIAccessibilityElement",
        "UIAccessibilityTraits",
        "UIAction",
        "UIActionHandler",
        "UIActivity",
        "UIActivityIndicatorView",
        "UIActivityIndicatorViewStyle",
        "UIActivityViewController",
        "UIAdaptivePresentationControllerDelegate",
        "UIAlertAction",
        "UIAlertActionStyle",
        "UIAlertController",
        "UIAlertControllerStyle",
        "UIAppearance",
        "UIAppearanceContainer",
        "UIApplication",
        "UIApplicationDelegate",
        "UIAxis",
        "UIBackgroundConfiguration",
        "UIBarButtonItem",
        "UIBarButtonItemGroup",
        "UIBarButtonItemStyle",
        "UIBarButtonSystemItem",
        "UIBarItem",
        "UIBezierPath",
        "UIBlurEffect",
        "UIButton",
        "UIButtonType",
        "UICellAccessory",
        "UICellConfigurationState",
        "UICollectionElementKindSectionFooter",
        "UICollectionElementKindSectionHeader",
        "UICollectionLayoutListConfiguration",
        "UICollectionLayoutSectionOrthogonalScrollingBehavior",
        "UICollectionReusableView",
        "UICollectionUpdateAction",
        "UICollectionView",
        "UICollectionViewCell",
        "UICollectionViewCellDragState",
        "UICollectionViewCompositionalLayout",
        "UICollectionViewCompositionalLayoutConfiguration",
        "UICollectionViewCompositionalLayoutSectionProvider",
        "UICollectionViewController",
        "UICollectionViewDataSource",
        "UICollectionViewDataSourcePrefetching",
        "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout",
        "UICollectionViewDiffableDataSource",
        "UICollectionViewDiffableDataSourceReference",
        "UICollectionViewDiffableDataSourceReferenceCellProvider",
        "UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider",
        "UICollectionViewDragDelegate",
        "UICollectionViewDropCoordinator",
        "UICollectionViewDropDelegate",
        "UICollectionViewDropIntent",
        "UICollectionViewDropItem",
        "UICollectionViewDropPlaceholder",
        "UICollectionViewDropPlaceholderContext",
        "UICollectionViewDropProposal",
        "UICollectionViewFlowLayout",
        "UICollectionViewFlowLayoutAutomaticSize",
        "UICollectionViewFlowLayoutInvalidationContext",
        "UICollectionViewFocusUpdateContext",
        "UICollectionViewLayout",
        "UICollectionViewLayoutAttributes",
        "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewListCell",
        "UICollectionViewPlaceholder",
        "UICollectionViewReorderingCadence",
        "UICollectionViewScrollDirection",
        "UICollectionViewScrollPosition",
        "UICollectionViewTransitionLayout",
        "UICollectionViewUpdateItem",
        "UIColor",
        "UIConfigurationState",
        "UIConfigurationStateCustomKey",
        "UIContentConfiguration",
        "UIContentView",
        "UIContextMenuActionProvider",
        "UIContextMenuConfiguration",
        "UIContextMenuContentPreviewProvider",
        "UIContextMenuInteractionAnimating",
        "UIContextMenuInteractionCommitAnimating",
        "UIContextMenuInteractionCommitStyle",
        "UIContextualAction",
        "UIControl",
        "UIControlContentHorizontalAlignment",
        "UIControlContentVerticalAlignment",
        "UIControlEvents",
        "UIControlState",
        "UIDataSourceTranslating",
        "UIDatePicker",
        "UIDatePickerStyle",
        "UIDevice",
        "UIDocument",
        "UIDocumentBrowserViewController",
        "UIDocumentBrowserViewControllerDelegate",
        "UIDragAnimating",
        "UIDragDropSession",
        "UIDragInteraction",
        "UIDragInteractionDelegate",
        "UIDragItem",
        "UIDragPreview",
        "UIDragPreviewParameters",
        "UIDragPreviewTarget",
        "UIDragSession",
        "UIDropInteraction",
        "UIDropInteractionDelegate",
        "UIDropOperation",
        "UIDropProposal",
        "UIDropSession",
        "UIDropSessionProgressIndicatorStyle",
        "UIEdgeInsets",
        "UIEvent",
        "UIFeedbackGenerator",
        "UIFocusAnimationContext",
        "UIFocusAnimationCoordinator",
        "UIFocusEnvironment",
        "UIFocusHeading",
        "UIFocusItem",
        "UIFocusUpdateContext",
        "UIFont",
        "UIFontMetrics",
        "UIFontTextStyle",
        "UIGestureRecognizer",
        "UIGestureRecognizerDelegate",
        "UIGestureRecognizerState",
        "UIGraphicsBeginImageContext",
        "UIGraphicsBeginImageContextWithOptions",
        "UIGraphicsEndImageContext",
        "UIGraphicsGetCurrentContext",
        "UIGraphicsGetImageFromCurrentImageContext",
        "UIGraphicsImageRenderer",
        "UIGraphicsImageRendererContext",
        "UIGraphicsImageRendererFormat",
        "UIImage",
        "UIImageJPEGRepresentation",
        "UIImagePNGRepresentation",
        "UIImagePickerController",
        "UIImagePickerControllerDelegate",
        "UIImageRenderingMode",
        "UIImageView",
        "UIImpactFeedbackGenerator",
        "UIInteraction",
        "UIItemProviderPresentationSizeProviding",
        "UIKeyboardType",
        "UILabel",
        "UILayoutConstraintAxis",
        "UILayoutFittingCompressedSize",
        "UILayoutFittingExpandedSize",
        "UILayoutGuide",
        "UILayoutPriority",
        "UIListContentConfiguration",
        "UIListContentView",
        "UILongPressGestureRecognizer",
        "UIMenu",
        "UIMenuElement",
        "UIModalPresentationStyle",
        "UIModalTransitionStyle",
        "UINavigationBar",
        "UINavigationController",
        "UINavigationControllerDelegate",
        "UINavigationItem",
        "UINib",
        "UINotificationFeedbackGenerator",
        "UIOffset",
        "UIOpenURLContext",
        "UIPanGestureRecognizer",
        "UIPasteConfiguration",
        "UIPasteConfigurationSupporting",
        "UIPinchGestureRecognizer",
        "UIPopoverArrowDirection",
        "UIPopoverPresentationController",
        "UIPopoverPresentationControllerDelegate",
        "UIPresentationController",
        "UIPreviewParameters",
        "UIPreviewTarget",
        "UIProgressView",
        "UIProgressViewStyle",
        "UIRectCorner",
        "UIRectEdge",
        "UIRefreshControl",
        "UIResponder",
        "UIReturnKeyType",
        "UIRotationGestureRecognizer",
        "UIScene",
        "UISceneConfiguration",
        "UISceneDelegate",
        "UISceneDestructionRequestOptions",
        "UISceneSession",
        "UIScreen",
        "UIScrollView",
        "UIScrollViewAccessibilityDelegate",
        "UIScrollViewContentInsetAdjustmentBehavior",
        "UIScrollViewDelegate",
        "UIScrollViewKeyboardDismissMode",
        "UISelectionFeedbackGenerator",
        "UISemanticContentAttribute",
        "UISplitViewController",
        "UISplitViewControllerDelegate",
        "UISpringLoadedInteraction",
        "UISpringLoadedInteractionBehavior",
        "UISpringLoadedInteractionContext",
        "UISpringLoadedInteractionEffect",
        "UISpringLoadedInteractionEffectState",
        "UISpringLoadedInteractionSupporting",
        "UIStackView",
        "UIStackViewAlignment",
        "UIStackViewDistribution",
        "UIStatusBarStyle",
        "UIStoryboard",
        "UIStoryboardSegue",
        "UISwipeActionsConfiguration",
        "UISwipeGestureRecognizer",
        "UISwitch",
        "UITabBarController",
        "UITabBarControllerDelegate",
        "UITabBarItem",
        "UITableView",
        "UITableViewAutomaticDimension",
        "UITableViewCell",
        "UITableViewCellAccessoryType",
        "UITableViewCellDragState",
        "UITableViewCellEditingStyle",
        "UITableViewCellSelectionStyle",
        "UITableViewCellSeparatorStyle",
        "UITableViewCellStyle",
        "UITableViewController",
        "UITableViewDataSource",
        "UITableViewDataSourcePrefetching",
        "UITableViewDelegate",
        "UITableViewDiffableDataSource",
        "UITableViewDiffableDataSourceReference",
        "UITableViewDiffableDataSourceReferenceCellProvider",
        "UITableViewDragDelegate",
        "UITableViewDropCoordinator",
        "UITableViewDropDelegate",
        "UITableViewDropIntent",
        "UITableViewDropItem",
        "UITableViewDropPlaceholder",
        "UITableViewDropPlaceholderContext",
        "UITableViewDropProposal",
        "UITableViewFocusUpdateContext",
        "UITableViewHeaderFooterView",
        "UITableViewPlaceholder",
        "UITableViewRowAction",
        "UITableViewRowActionStyle",
        "UITableViewRowAnimation",
        "UITableViewScrollPosition",
        "UITableViewStyle",
        "UITapGestureRecognizer",
        "UITargetedDragPreview",
        "UITargetedPreview",
        "UITextAutocapitalizationType",
        "UITextAutocorrectionType",
        "UITextField",
        "UITextFieldDelegate",
        "UITextInputAssistantItem",
        "UITextInputTraits",
        "UITextView",
        "UITextViewDelegate",
        "UITraitCollection",
        "UIUserInterfaceIdiom",
        "UIUserInterfaceLayoutDirection",
        "UIUserInterfaceSizeClass",
        "UIUserInterfaceStyle",
        "UIView",
        "UIViewAnimatingPosition",
        "UIViewAnimationOptions",
        "UIViewAutoresizing",
        "UIViewConfigurationState",
        "UIViewContentMode",
        "UIViewController",
        "UIViewControllerPreviewing",
        "UIViewControllerPreviewingDelegate",
        "UIViewControllerTransitionCoordinator",
        "UIViewControllerTransitionCoordinatorContext",
        "UIViewNoIntrinsicMetric",
        "UIVisualEffect",
        "UIVisualEffectView",
        "UIWindow",
        "UIWindowScene",
        "UIWindowSceneDelegate",
        "UIWindowSceneDestructionRequestOptions",
    ]
}

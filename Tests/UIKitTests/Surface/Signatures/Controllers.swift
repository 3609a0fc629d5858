// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Controllers_UIAlertAction() {
    _ = \UIAlertAction.isEnabled as ReferenceWritableKeyPath<UIAlertAction, Bool>  // open
    _ = \UIAlertAction.style as KeyPath<UIAlertAction, UIAlertAction.Style>
    _ = \UIAlertAction.title as KeyPath<UIAlertAction, String?>
    let _: (String?, UIAlertAction.Style, ((UIAlertAction) -> Void)?) -> UIAlertAction = UIAlertAction.init(title:style:handler:)
    let _: UIAlertAction.Type = UIAlertAction.self  // open
}

@MainActor func Controllers_UIAlertAction_Style() {
    let _: (Int) -> UIAlertAction.Style? = UIAlertAction.Style.init(rawValue:)
    let _: UIAlertAction.Style = .cancel
    let _: UIAlertAction.Style = .default
    let _: UIAlertAction.Style = .destructive
    let _: UIAlertAction.Style.Type = UIAlertAction.Style.self
}

@MainActor func Controllers_UIAlertController() {
    _ = \UIAlertController.actions as KeyPath<UIAlertController, [UIAlertAction]>  // open
    _ = \UIAlertController.message as ReferenceWritableKeyPath<UIAlertController, String?>  // open
    _ = \UIAlertController.preferredAction as ReferenceWritableKeyPath<UIAlertController, UIAlertAction?>  // open
    _ = \UIAlertController.preferredStyle as KeyPath<UIAlertController, UIAlertController.Style>
    _ = \UIAlertController.textFields as KeyPath<UIAlertController, [UITextField]?>  // open
    let _: (NSCoder) -> UIAlertController? = UIAlertController.init(coder:)
    let _: (String?, String?, UIAlertController.Style) -> UIAlertController = UIAlertController.init(title:message:preferredStyle:)
    let _: (UIAlertController) -> @MainActor (((UITextField) -> Void)?) -> Void = UIAlertController.addTextField(configurationHandler:)  // open
    let _: (UIAlertController) -> @MainActor (UIAlertAction) -> Void = UIAlertController.addAction(_:)  // open
    let _: (UIAlertController) -> @MainActor (UIAlertAction) -> Void = UIAlertController.perform(_:)
    let _: UIAlertController.Type = UIAlertController.self  // open
    let _: UIViewController.Type = UIAlertController.self
}

@MainActor func Controllers_UIAlertController_Style() {
    let _: (Int) -> UIAlertController.Style? = UIAlertController.Style.init(rawValue:)
    let _: UIAlertController.Style = .actionSheet
    let _: UIAlertController.Style = .alert
    let _: UIAlertController.Style.Type = UIAlertController.Style.self
}

@MainActor func Controllers_UICollectionViewController() {
    _ = \UICollectionViewController.clearsSelectionOnViewWillAppear as ReferenceWritableKeyPath<UICollectionViewController, Bool>  // open
    _ = \UICollectionViewController.collectionView as ReferenceWritableKeyPath<UICollectionViewController, UICollectionView?>  // open
    _ = \UICollectionViewController.collectionViewLayout as KeyPath<UICollectionViewController, UICollectionViewLayout>  // open
    _ = \UICollectionViewController.installsStandardGestureForInteractiveMovement as ReferenceWritableKeyPath<UICollectionViewController, Bool>  // open
    let _: (NSCoder) -> UICollectionViewController? = UICollectionViewController.init(coder:)
    let _: (String?, Bundle?) -> UICollectionViewController = UICollectionViewController.init(nibName:bundle:)
    let _: (UICollectionViewController) -> @MainActor () -> Void = UICollectionViewController.loadView  // open
    let _: (UICollectionViewController) -> @MainActor (Bool, Bool) -> Void = UICollectionViewController.setEditing(_:animated:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView) -> IndexPath? = UICollectionViewController.indexPathForPreferredFocusedView(in:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView) -> Int = UICollectionViewController.numberOfSections(in:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView) -> Void = UICollectionViewController.collectionViewDidEndMultipleSelectionInteraction(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView) -> [String]? = UICollectionViewController.indexTitles(for:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, CGPoint) -> CGPoint = UICollectionViewController.collectionView(_:targetContentOffsetForProposedContentOffset:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:canEditItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:canFocusItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:canMoveItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:canPerformPrimaryActionForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:selectionFollowsFocusForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:shouldDeselectItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:shouldHighlightItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:shouldSelectItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewController.collectionView(_:shouldShowMenuForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = UICollectionViewController.collectionView(_:cellForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:didBeginMultipleSelectionInteractionAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:didDeselectItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:didHighlightItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:didSelectItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:didUnhighlightItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath) -> Void = UICollectionViewController.collectionView(_:performPrimaryActionForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = UICollectionViewController.collectionView(_:contextMenuConfigurationForItemAt:point:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, CGPoint) -> UIWindowScene.ActivationConfiguration? = UICollectionViewController.collectionView(_:sceneActivationConfigurationForItemAt:point:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, IndexPath) -> IndexPath = UICollectionViewController.collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, IndexPath) -> Void = UICollectionViewController.collectionView(_:moveItemAt:to:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath = UICollectionViewController.collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, IndexPath, any UISpringLoadedInteractionContext) -> Bool = UICollectionViewController.collectionView(_:shouldSpringLoadItemAt:with:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, Int) -> Int = UICollectionViewController.collectionView(_:numberOfItemsInSection:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, Selector, IndexPath, Any?) -> Bool = UICollectionViewController.collectionView(_:canPerformAction:forItemAt:withSender:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, Selector, IndexPath, Any?) -> Void = UICollectionViewController.collectionView(_:performAction:forItemAt:withSender:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView = UICollectionViewController.collectionView(_:viewForSupplementaryElementOfKind:at:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, String, Int) -> IndexPath = UICollectionViewController.collectionView(_:indexPathForIndexTitle:at:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = UICollectionViewController.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionReusableView, String, IndexPath) -> Void = UICollectionViewController.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionViewCell, IndexPath) -> Void = UICollectionViewController.collectionView(_:didEndDisplaying:forItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionViewCell, IndexPath) -> Void = UICollectionViewController.collectionView(_:willDisplay:forItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionViewFocusUpdateContext) -> Bool = UICollectionViewController.collectionView(_:shouldUpdateFocusIn:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = UICollectionViewController.collectionView(_:didUpdateFocusIn:with:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = UICollectionViewController.collectionView(_:transitionLayoutForOldLayout:newLayout:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = UICollectionViewController.collectionView(_:previewForDismissingContextMenuWithConfiguration:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview? = UICollectionViewController.collectionView(_:previewForHighlightingContextMenuWithConfiguration:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = UICollectionViewController.collectionView(_:willDisplayContextMenu:animator:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = UICollectionViewController.collectionView(_:willEndContextMenuInteraction:animator:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = UICollectionViewController.collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview? = UICollectionViewController.collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = UICollectionViewController.collectionView(_:willPerformPreviewActionForMenuWith:animator:)  // open
    let _: (UICollectionViewController) -> @MainActor (UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration? = UICollectionViewController.collectionView(_:contextMenuConfigurationForItemsAt:point:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Bool = UICollectionViewController.scrollViewShouldScrollToTop(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> UIView? = UICollectionViewController.viewForZooming(in:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidChangeAdjustedContentInset(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidEndDecelerating(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidEndScrollingAnimation(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidScroll(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidScrollToTop(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewDidZoom(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewWillBeginDecelerating(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView) -> Void = UICollectionViewController.scrollViewWillBeginDragging(_:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView, Bool) -> Void = UICollectionViewController.scrollViewDidEndDragging(_:willDecelerate:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = UICollectionViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView, UIView?) -> Void = UICollectionViewController.scrollViewWillBeginZooming(_:with:)  // open
    let _: (UICollectionViewController) -> @MainActor (UIScrollView, UIView?, CGFloat) -> Void = UICollectionViewController.scrollViewDidEndZooming(_:with:atScale:)  // open
    let _: (UICollectionViewLayout) -> UICollectionViewController = UICollectionViewController.init(collectionViewLayout:)
    let _: UICollectionViewController.Type = UICollectionViewController.self  // open
    let _: UIViewController.Type = UICollectionViewController.self
}

@MainActor func Controllers_UIModalPresentationStyle() {
    let _: (Int) -> UIModalPresentationStyle? = UIModalPresentationStyle.init(rawValue:)
    let _: UIModalPresentationStyle = .automatic
    let _: UIModalPresentationStyle = .currentContext
    let _: UIModalPresentationStyle = .custom
    let _: UIModalPresentationStyle = .formSheet
    let _: UIModalPresentationStyle = .fullScreen
    let _: UIModalPresentationStyle = .none
    let _: UIModalPresentationStyle = .overCurrentContext
    let _: UIModalPresentationStyle = .overFullScreen
    let _: UIModalPresentationStyle = .pageSheet
    let _: UIModalPresentationStyle = .popover
    let _: UIModalPresentationStyle.Type = UIModalPresentationStyle.self
}

@MainActor func Controllers_UIModalTransitionStyle() {
    let _: (Int) -> UIModalTransitionStyle? = UIModalTransitionStyle.init(rawValue:)
    let _: UIModalTransitionStyle = .coverVertical
    let _: UIModalTransitionStyle = .crossDissolve
    let _: UIModalTransitionStyle = .flipHorizontal
    let _: UIModalTransitionStyle = .partialCurl
    let _: UIModalTransitionStyle.Type = UIModalTransitionStyle.self
}

@MainActor func Controllers_UINavigationController() {
    _ = \UINavigationController.isNavigationBarHidden as ReferenceWritableKeyPath<UINavigationController, Bool>  // open
    _ = \UINavigationController.isToolbarHidden as ReferenceWritableKeyPath<UINavigationController, Bool>  // open
    _ = \UINavigationController.navigationBar as KeyPath<UINavigationController, UINavigationBar>  // open
    _ = \UINavigationController.topViewController as KeyPath<UINavigationController, UIViewController?>  // open
    _ = \UINavigationController.viewControllers as ReferenceWritableKeyPath<UINavigationController, [UIViewController]>  // open
    _ = \UINavigationController.visibleViewController as KeyPath<UINavigationController, UIViewController?>  // open
    let _: (UINavigationController) -> @MainActor () -> Void = UINavigationController.viewDidLoad  // open
    let _: (UINavigationController) -> @MainActor (Bool) -> UIViewController? = UINavigationController.popViewController(animated:)  // open
    let _: (UINavigationController) -> @MainActor (Bool) -> [UIViewController]? = UINavigationController.popToRootViewController(animated:)  // open
    let _: (UINavigationController) -> @MainActor (Bool, Bool) -> Void = UINavigationController.setNavigationBarHidden(_:animated:)  // open
    let _: (UINavigationController) -> @MainActor (Bool, Bool) -> Void = UINavigationController.setToolbarHidden(_:animated:)  // open
    let _: (UINavigationController) -> @MainActor (UIViewController, Bool) -> Void = UINavigationController.pushViewController(_:animated:)  // open
    let _: (UINavigationController) -> @MainActor (UIViewController, Bool) -> [UIViewController]? = UINavigationController.popToViewController(_:animated:)  // open
    let _: (UINavigationController) -> @MainActor ([UIViewController], Bool) -> Void = UINavigationController.setViewControllers(_:animated:)  // open
    let _: (UIViewController) -> UINavigationController = UINavigationController.init(rootViewController:)
    let _: UINavigationController.Type = UINavigationController.self  // open
    let _: UIViewController.Type = UINavigationController.self
}

@MainActor func Controllers_UISplitViewController() {
    _ = \UISplitViewController.viewControllers as ReferenceWritableKeyPath<UISplitViewController, [UIViewController]>  // open
    let _: (UISplitViewController) -> @MainActor () -> Void = UISplitViewController.viewDidLoad  // open
    let _: (UISplitViewController) -> @MainActor () -> Void = UISplitViewController.viewWillLayoutSubviews  // open
    let _: UISplitViewController.Type = UISplitViewController.self  // open
    let _: UIViewController.Type = UISplitViewController.self
}

@MainActor func Controllers_UITabBarController() {
    _ = \UITabBarController.delegate as ReferenceWritableKeyPath<UITabBarController, (any UITabBarControllerDelegate)?>  // open
    _ = \UITabBarController.selectedIndex as ReferenceWritableKeyPath<UITabBarController, Int>  // open
    _ = \UITabBarController.selectedViewController as ReferenceWritableKeyPath<UITabBarController, UIViewController?>  // open
    _ = \UITabBarController.viewControllers as ReferenceWritableKeyPath<UITabBarController, [UIViewController]?>  // open
    let _: (UITabBarController) -> @MainActor () -> Void = UITabBarController.viewDidLoad  // open
    let _: (UITabBarController) -> @MainActor ([UIViewController]?, Bool) -> Void = UITabBarController.setViewControllers(_:animated:)  // open
    let _: UITabBarController.Type = UITabBarController.self  // open
    let _: UIViewController.Type = UITabBarController.self
}

@MainActor func Controllers_UITabBarControllerDelegate<Witness>(_: Witness.Type) where Witness : UITabBarControllerDelegate & SendableMetatype {
    let _: (any UITabBarControllerDelegate).Type = (any UITabBarControllerDelegate).self
}

@MainActor func Controllers_UITableViewController() {
    _ = \UITableViewController.clearsSelectionOnViewWillAppear as ReferenceWritableKeyPath<UITableViewController, Bool>  // open
    _ = \UITableViewController.refreshControl as ReferenceWritableKeyPath<UITableViewController, UIRefreshControl?>  // open
    _ = \UITableViewController.tableView as ReferenceWritableKeyPath<UITableViewController, UITableView?>  // open
    let _: (NSCoder) -> UITableViewController? = UITableViewController.init(coder:)
    let _: (String?, Bundle?) -> UITableViewController = UITableViewController.init(nibName:bundle:)
    let _: (UITableView.Style) -> UITableViewController = UITableViewController.init(style:)
    let _: (UITableViewController) -> @MainActor () -> Void = UITableViewController.loadView  // open
    let _: (UITableViewController) -> @MainActor (Bool) -> Void = UITableViewController.viewWillAppear(_:)  // open
    let _: (UITableViewController) -> @MainActor (Bool, Bool) -> Void = UITableViewController.setEditing(_:animated:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Bool = UITableViewController.scrollViewShouldScrollToTop(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> UIView? = UITableViewController.viewForZooming(in:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidChangeAdjustedContentInset(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidEndDecelerating(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidEndScrollingAnimation(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidScroll(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidScrollToTop(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewDidZoom(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewWillBeginDecelerating(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView) -> Void = UITableViewController.scrollViewWillBeginDragging(_:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView, Bool) -> Void = UITableViewController.scrollViewDidEndDragging(_:willDecelerate:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = UITableViewController.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView, UIView?) -> Void = UITableViewController.scrollViewWillBeginZooming(_:with:)  // open
    let _: (UITableViewController) -> @MainActor (UIScrollView, UIView?, CGFloat) -> Void = UITableViewController.scrollViewDidEndZooming(_:with:atScale:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView) -> IndexPath? = UITableViewController.indexPathForPreferredFocusedView(in:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView) -> Int = UITableViewController.numberOfSections(in:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView) -> Void = UITableViewController.tableViewDidEndMultipleSelectionInteraction(_:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView) -> [String]? = UITableViewController.sectionIndexTitles(for:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:canEditRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:canFocusRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:canMoveRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:canPerformPrimaryActionForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:selectionFollowsFocusForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:shouldBeginMultipleSelectionInteractionAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:shouldHighlightRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:shouldIndentWhileEditingRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewController.tableView(_:shouldShowMenuForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> CGFloat = UITableViewController.tableView(_:estimatedHeightForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> CGFloat = UITableViewController.tableView(_:heightForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> IndexPath? = UITableViewController.tableView(_:willDeselectRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> IndexPath? = UITableViewController.tableView(_:willSelectRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Int = UITableViewController.tableView(_:indentationLevelForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> String? = UITableViewController.tableView(_:titleForDeleteConfirmationButtonForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration? = UITableViewController.tableView(_:leadingSwipeActionsConfigurationForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration? = UITableViewController.tableView(_:trailingSwipeActionsConfigurationForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> UITableViewCell = UITableViewController.tableView(_:cellForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> UITableViewCell.EditingStyle = UITableViewController.tableView(_:editingStyleForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:accessoryButtonTappedForRowWith:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:didBeginMultipleSelectionInteractionAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:didDeselectRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:didHighlightRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:didSelectRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:didUnhighlightRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:performPrimaryActionForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> Void = UITableViewController.tableView(_:willBeginEditingRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath) -> [UITableViewRowAction]? = UITableViewController.tableView(_:editActionsForRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = UITableViewController.tableView(_:contextMenuConfigurationForRowAt:point:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath, IndexPath) -> IndexPath = UITableViewController.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath, IndexPath) -> Void = UITableViewController.tableView(_:moveRowAt:to:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool = UITableViewController.tableView(_:shouldSpringLoadRowAt:with:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, IndexPath?) -> Void = UITableViewController.tableView(_:didEndEditingRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> CGFloat = UITableViewController.tableView(_:estimatedHeightForFooterInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> CGFloat = UITableViewController.tableView(_:estimatedHeightForHeaderInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> CGFloat = UITableViewController.tableView(_:heightForFooterInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> CGFloat = UITableViewController.tableView(_:heightForHeaderInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> Int = UITableViewController.tableView(_:numberOfRowsInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> String? = UITableViewController.tableView(_:titleForFooterInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> String? = UITableViewController.tableView(_:titleForHeaderInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> UIView? = UITableViewController.tableView(_:viewForFooterInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Int) -> UIView? = UITableViewController.tableView(_:viewForHeaderInSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Selector, IndexPath, Any?) -> Bool = UITableViewController.tableView(_:canPerformAction:forRowAt:withSender:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, Selector, IndexPath, Any?) -> Void = UITableViewController.tableView(_:performAction:forRowAt:withSender:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, String, Int) -> Int = UITableViewController.tableView(_:sectionForSectionIndexTitle:at:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIContextMenuConfiguration) -> UITargetedPreview? = UITableViewController.tableView(_:previewForDismissingContextMenuWithConfiguration:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIContextMenuConfiguration) -> UITargetedPreview? = UITableViewController.tableView(_:previewForHighlightingContextMenuWithConfiguration:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = UITableViewController.tableView(_:willDisplayContextMenu:animator:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void = UITableViewController.tableView(_:willEndContextMenuInteraction:animator:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = UITableViewController.tableView(_:willPerformPreviewActionForMenuWith:animator:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UITableViewCell, IndexPath) -> Void = UITableViewController.tableView(_:didEndDisplaying:forRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UITableViewCell, IndexPath) -> Void = UITableViewController.tableView(_:willDisplay:forRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = UITableViewController.tableView(_:commit:forRowAt:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UITableViewFocusUpdateContext) -> Bool = UITableViewController.tableView(_:shouldUpdateFocusIn:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = UITableViewController.tableView(_:didUpdateFocusIn:with:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIView, Int) -> Void = UITableViewController.tableView(_:didEndDisplayingFooterView:forSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIView, Int) -> Void = UITableViewController.tableView(_:didEndDisplayingHeaderView:forSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIView, Int) -> Void = UITableViewController.tableView(_:willDisplayFooterView:forSection:)  // open
    let _: (UITableViewController) -> @MainActor (UITableView, UIView, Int) -> Void = UITableViewController.tableView(_:willDisplayHeaderView:forSection:)  // open
    let _: UITableViewController.Type = UITableViewController.self  // open
    let _: UIViewController.Type = UITableViewController.self
}

@MainActor func Controllers_UIViewController() {
    _ = \UIViewController.children as KeyPath<UIViewController, [UIViewController]>  // open
    _ = \UIViewController.editButtonItem as KeyPath<UIViewController, UIBarButtonItem>  // open
    _ = \UIViewController.isEditing as ReferenceWritableKeyPath<UIViewController, Bool>  // open
    _ = \UIViewController.isModalInPresentation as ReferenceWritableKeyPath<UIViewController, Bool>  // open
    _ = \UIViewController.isViewLoaded as KeyPath<UIViewController, Bool>  // open
    _ = \UIViewController.modalPresentationStyle as ReferenceWritableKeyPath<UIViewController, UIModalPresentationStyle>  // open
    _ = \UIViewController.modalTransitionStyle as ReferenceWritableKeyPath<UIViewController, UIModalTransitionStyle>  // open
    _ = \UIViewController.navigationController as KeyPath<UIViewController, UINavigationController?>  // open
    _ = \UIViewController.navigationItem as KeyPath<UIViewController, UINavigationItem>  // open
    _ = \UIViewController.next as KeyPath<UIViewController, UIResponder?>  // open
    _ = \UIViewController.nibBundle as KeyPath<UIViewController, Bundle?>  // open
    _ = \UIViewController.nibName as KeyPath<UIViewController, String?>  // open
    _ = \UIViewController.parent as KeyPath<UIViewController, UIViewController?>  // open
    _ = \UIViewController.parentFocusEnvironment as KeyPath<UIViewController, (any UIFocusEnvironment)?>  // open
    _ = \UIViewController.preferredFocusEnvironments as KeyPath<UIViewController, [any UIFocusEnvironment]>  // open
    _ = \UIViewController.presentedViewController as KeyPath<UIViewController, UIViewController?>  // open
    _ = \UIViewController.presentingViewController as KeyPath<UIViewController, UIViewController?>  // open
    _ = \UIViewController.restorationIdentifier as ReferenceWritableKeyPath<UIViewController, String?>  // open
    _ = \UIViewController.shouldAutomaticallyForwardAppearanceMethods as KeyPath<UIViewController, Bool>  // open
    _ = \UIViewController.splitViewController as KeyPath<UIViewController, UISplitViewController?>  // open
    _ = \UIViewController.tabBarController as KeyPath<UIViewController, UITabBarController?>  // open
    _ = \UIViewController.tabBarItem as ReferenceWritableKeyPath<UIViewController, UITabBarItem?>  // open
    _ = \UIViewController.title as ReferenceWritableKeyPath<UIViewController, String?>  // open
    _ = \UIViewController.toolbarItems as ReferenceWritableKeyPath<UIViewController, [UIBarButtonItem]?>  // open
    _ = \UIViewController.view as ReferenceWritableKeyPath<UIViewController, UIView?>  // open
    _ = \UIViewController.viewIfLoaded as KeyPath<UIViewController, UIView?>  // open
    let _: () -> UIViewController = UIViewController.init
    let _: (NSCoder) -> UIViewController? = UIViewController.init(coder:)
    let _: (String?, Bundle?) -> UIViewController = UIViewController.init(nibName:bundle:)
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.didReceiveMemoryWarning  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.endAppearanceTransition  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.loadView  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.loadViewIfNeeded  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.removeFromParent  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.setNeedsFocusUpdate  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.updateFocusIfNeeded  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.viewDidLayoutSubviews  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.viewDidLoad  // open
    let _: (UIViewController) -> @MainActor () -> Void = UIViewController.viewWillLayoutSubviews  // open
    let _: (UIViewController) -> @MainActor (Bool) -> Void = UIViewController.viewDidAppear(_:)  // open
    let _: (UIViewController) -> @MainActor (Bool) -> Void = UIViewController.viewDidDisappear(_:)  // open
    let _: (UIViewController) -> @MainActor (Bool) -> Void = UIViewController.viewIsAppearing(_:)  // open
    let _: (UIViewController) -> @MainActor (Bool) -> Void = UIViewController.viewWillAppear(_:)  // open
    let _: (UIViewController) -> @MainActor (Bool) -> Void = UIViewController.viewWillDisappear(_:)  // open
    let _: (UIViewController) -> @MainActor (Bool, (() -> Void)?) -> Void = UIViewController.dismiss(animated:completion:)  // open
    let _: (UIViewController) -> @MainActor (Bool, Bool) -> Void = UIViewController.beginAppearanceTransition(_:animated:)  // open
    let _: (UIViewController) -> @MainActor (Bool, Bool) -> Void = UIViewController.setEditing(_:animated:)  // open
    let _: (UIViewController) -> @MainActor (UIFocusUpdateContext) -> Bool = UIViewController.shouldUpdateFocus(in:)  // open
    let _: (UIViewController) -> @MainActor (UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = UIViewController.didUpdateFocus(in:with:)  // open
    let _: (UIViewController) -> @MainActor (UIViewController) -> Void = UIViewController.addChild(_:)  // open
    let _: (UIViewController) -> @MainActor (UIViewController, Bool, (() -> Void)?) -> Void = UIViewController.present(_:animated:completion:)  // open
    let _: (UIViewController) -> @MainActor (UIViewController?) -> Void = UIViewController.didMove(toParent:)  // open
    let _: (UIViewController) -> @MainActor (UIViewController?) -> Void = UIViewController.willMove(toParent:)  // open
    let _: (UIViewController) -> @MainActor ([UIBarButtonItem]?, Bool) -> Void = UIViewController.setToolbarItems(_:animated:)  // open
    let _: UIResponder.Type = UIViewController.self
    let _: UIViewController.Type = UIViewController.self  // open
}

import UIKit

/// A controller that overrides every overridable method of a collection's data source and delegate, and records the
/// calls.
final class EveryCollectionMethod: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    var counts = [3, 300]
    var menu: UIContextMenuConfiguration?
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        collectionView.prefetchDataSource = self
    }

    func forget() { calls = [] }

    private func heard(_ method: String = #function) {
        calls.append(method)
    }

    private func heard<Answer>(_ answer: Answer, _ method: String = #function) -> Answer {
        calls.append(method)
        return answer
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
        cell.accessibilityLabel = "\(path.section).\(path.item)"
        return cell
    }

    private func header(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
    }

    // MARK: - Items and sections

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heard(counts[section])
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { heard(cell(at: indexPath)) }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { heard(counts.count) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { heard(header(kind, at: indexPath)) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { heard() }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { heard(["A", "B"]) }
    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { heard(IndexPath(item: 0, section: index)) }

    // MARK: - Highlights and selection

    override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    { heard(true) }
    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        heard()
    }
    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        heard()
    }
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    { heard(true) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { heard() }
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { heard(true) }
    override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    { heard() }

    // MARK: - Displaying items and supplementary views

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { heard() }

    // MARK: - Menus for editing

    override func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { heard(true) }
    override func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { heard(true) }
    override func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { heard() }

    // MARK: - Layouts and moves

    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        heard(UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { heard(proposedIndexPath) }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { heard(proposedIndexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { heard(proposedContentOffset) }
    override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { heard(true) }

    // MARK: - Several items at once

    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { heard(true) }
    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { heard() }
    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { heard() }

    // MARK: - Context menus

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { heard(menu) }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { heard(menu) }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { heard(nil) }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { heard(nil) }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { heard(nil) }
    override func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { heard(nil) }
    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard() }
    override func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard() }

    // MARK: - Focus, and windows of their own

    override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { heard(true) }
    override func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { heard() }
    override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { heard(nil) }
    override func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { heard(true) }
    override func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        heard(.init(userActivity: NSUserActivity(activityType: "photo \(indexPath.item)")))
    }

    // MARK: - Prefetching

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { heard() }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        heard()
    }

    // MARK: - Scrolling

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard() }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard() }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { heard() }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { heard() }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard() }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard() }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard() }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { heard(true) }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard() }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard() }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { heard(nil) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { heard() }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard() }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        heard()
    }
}

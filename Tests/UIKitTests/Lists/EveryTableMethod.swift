import UIKit

/// A controller that overrides every overridable method of a table's data source and delegate, and records the calls.
final class EveryTableMethod: UITableViewController, UITableViewDataSourcePrefetching {
    var counts = [3, 40]
    var estimate: CGFloat = 0
    var menu: UIContextMenuConfiguration?
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        tableView.prefetchDataSource = self
    }

    func forget() { calls = [] }

    private func heard(_ method: String = #function) {
        calls.append(method)
    }

    private func heard<Answer>(_ answer: Answer, _ method: String = #function) -> Answer {
        calls.append(method)
        return answer
    }

    private func cell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
        cell.textLabel?.text = "\(path.section).\(path.row)"
        cell.accessoryType = .detailButton
        return cell
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heard(counts[section])
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        heard(cell(at: indexPath))
    }
    override func numberOfSections(in tableView: UITableView) -> Int { heard(counts.count) }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        heard("Header \(section)")
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        heard("Footer \(section)")
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { heard(true) }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { heard(true) }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { heard(["A", "B"]) }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        heard(index)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { heard() }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { heard() }

    // MARK: - Displaying rows, headers and footers

    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    { heard() }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard()
    }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        heard()
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { heard() }
    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { heard() }
    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    { heard() }

    // MARK: - Heights

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heard(50) }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { heard(20) }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { heard(10) }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        heard(estimate)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        heard(20)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        heard(10)
    }

    // MARK: - Headers and footers

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { heard(nil) }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { heard(nil) }

    // MARK: - Accessories, highlights and selection

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { heard(true) }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        heard(indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        heard(indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { heard() }

    // MARK: - Editing and swipes

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { heard(.delete) }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { heard(nil) }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { heard(nil) }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { heard(nil) }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { heard(nil) }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { heard() }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { heard() }

    // MARK: - Moving and indenting

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { heard(proposedDestinationIndexPath) }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { heard(2) }

    // MARK: - Menus for editing, spring loading, several rows at once

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        heard(true)
    }
    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { heard(true) }
    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { heard() }
    override func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { heard(true) }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { heard(true) }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        heard()
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard() }

    // MARK: - Context menus

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { heard(menu) }
    override func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { heard(nil) }
    override func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { heard(nil) }
    override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { heard() }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard() }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard() }

    // MARK: - Focus

    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { heard(true) }
    override func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { heard(true) }
    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { heard() }
    override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { heard(nil) }
    override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        heard(true)
    }

    // MARK: - Prefetching

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { heard() }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { heard() }

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

// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.rowHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.sectionHeaderHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.sectionFooterHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.estimatedRowHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.estimatedSectionHeaderHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { AbsentMethod.note(self, answering: tableView.estimatedSectionFooterHeight) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { AbsentMethod.note(self, answering: indexPath) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { AbsentMethod.note(self, answering: indexPath) }
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: !tableView.isEditing) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { AbsentMethod.note(self, answering: .delete) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { AbsentMethod.note(self, answering: proposedDestinationIndexPath) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { AbsentMethod.note(self, answering: 0) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool {
        AbsentMethod.note(self, answering: tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus)
    }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func indexPathForPreferredFocusedView(
        in tableView: UITableView
    ) -> IndexPath? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
}

enum TableMethod: String, DelegateMethod {
    case willDisplay = "tableView(_:willDisplay:forRowAt:)"
    case willDisplayHeaderView = "tableView(_:willDisplayHeaderView:forSection:)"
    case willDisplayFooterView = "tableView(_:willDisplayFooterView:forSection:)"
    case didEndDisplaying = "tableView(_:didEndDisplaying:forRowAt:)"
    case didEndDisplayingHeaderView = "tableView(_:didEndDisplayingHeaderView:forSection:)"
    case didEndDisplayingFooterView = "tableView(_:didEndDisplayingFooterView:forSection:)"
    case heightForRowAt = "tableView(_:heightForRowAt:)"
    case heightForHeaderInSection = "tableView(_:heightForHeaderInSection:)"
    case heightForFooterInSection = "tableView(_:heightForFooterInSection:)"
    case estimatedHeightForRowAt = "tableView(_:estimatedHeightForRowAt:)"
    case estimatedHeightForHeaderInSection = "tableView(_:estimatedHeightForHeaderInSection:)"
    case estimatedHeightForFooterInSection = "tableView(_:estimatedHeightForFooterInSection:)"
    case viewForHeaderInSection = "tableView(_:viewForHeaderInSection:)"
    case viewForFooterInSection = "tableView(_:viewForFooterInSection:)"
    case accessoryButtonTappedForRowWith = "tableView(_:accessoryButtonTappedForRowWith:)"
    case shouldHighlightRowAt = "tableView(_:shouldHighlightRowAt:)"
    case didHighlightRowAt = "tableView(_:didHighlightRowAt:)"
    case didUnhighlightRowAt = "tableView(_:didUnhighlightRowAt:)"
    case willSelectRowAt = "tableView(_:willSelectRowAt:)"
    case willDeselectRowAt = "tableView(_:willDeselectRowAt:)"
    case didSelectRowAt = "tableView(_:didSelectRowAt:)"
    case didDeselectRowAt = "tableView(_:didDeselectRowAt:)"
    case canPerformPrimaryActionForRowAt = "tableView(_:canPerformPrimaryActionForRowAt:)"
    case performPrimaryActionForRowAt = "tableView(_:performPrimaryActionForRowAt:)"
    case editingStyleForRowAt = "tableView(_:editingStyleForRowAt:)"
    case titleForDeleteConfirmationButtonForRowAt = "tableView(_:titleForDeleteConfirmationButtonForRowAt:)"
    case editActionsForRowAt = "tableView(_:editActionsForRowAt:)"
    case leadingSwipeActionsConfigurationForRowAt = "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
    case trailingSwipeActionsConfigurationForRowAt = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    case shouldIndentWhileEditingRowAt = "tableView(_:shouldIndentWhileEditingRowAt:)"
    case willBeginEditingRowAt = "tableView(_:willBeginEditingRowAt:)"
    case didEndEditingRowAt = "tableView(_:didEndEditingRowAt:)"
    case targetIndexPathForMoveFromRowAt = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    case indentationLevelForRowAt = "tableView(_:indentationLevelForRowAt:)"
    case shouldShowMenuForRowAt = "tableView(_:shouldShowMenuForRowAt:)"
    case canPerformAction = "tableView(_:canPerformAction:forRowAt:withSender:)"
    case performAction = "tableView(_:performAction:forRowAt:withSender:)"
    case shouldSpringLoadRowAt = "tableView(_:shouldSpringLoadRowAt:with:)"
    case shouldBeginMultipleSelectionInteractionAt = "tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
    case didBeginMultipleSelectionInteractionAt = "tableView(_:didBeginMultipleSelectionInteractionAt:)"
    case tableViewDidEndMultipleSelectionInteraction = "tableViewDidEndMultipleSelectionInteraction(_:)"
    case contextMenuConfigurationForRowAt = "tableView(_:contextMenuConfigurationForRowAt:point:)"
    case previewForHighlightingContextMenuWithConfiguration = "tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
    case previewForDismissingContextMenuWithConfiguration = "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
    case willPerformPreviewActionForMenuWith = "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
    case willDisplayContextMenu = "tableView(_:willDisplayContextMenu:animator:)"
    case willEndContextMenuInteraction = "tableView(_:willEndContextMenuInteraction:animator:)"
    case canFocusRowAt = "tableView(_:canFocusRowAt:)"
    case shouldUpdateFocusIn = "tableView(_:shouldUpdateFocusIn:)"
    case didUpdateFocusIn = "tableView(_:didUpdateFocusIn:with:)"
    case indexPathForPreferredFocusedView = "indexPathForPreferredFocusedView(in:)"
    case selectionFollowsFocusForRowAt = "tableView(_:selectionFollowsFocusForRowAt:)"
    typealias Delegate = any UITableViewDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UITableViewDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<TableMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDelegate).self),
        present: ClassExistential(Present(), as: (any UITableViewDelegate).self),
        required: [],
        overridable: [
            .inUITableViewController,
        ])
}

extension OptionalMethods {
    static func has(_ method: TableMethod, _ delegate: (any UITableViewDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UITableViewDelegate {}

private final class Present: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { tableView.sectionHeaderHeight }
    func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { tableView.sectionFooterHeight }
    func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { tableView.estimatedRowHeight }
    func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func tableView(
        _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus }
    func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
}

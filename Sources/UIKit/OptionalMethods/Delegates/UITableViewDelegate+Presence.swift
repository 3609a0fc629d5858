/// The methods of `UITableViewDelegate`, in the order of their declaration.
enum TableMethod: String, CaseIterable {
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
    case previewForHighlightingContextMenuWithConfiguration =
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
    case previewForDismissingContextMenuWithConfiguration =
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
    case willPerformPreviewActionForMenuWith = "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
    case willDisplayContextMenu = "tableView(_:willDisplayContextMenu:animator:)"
    case willEndContextMenuInteraction = "tableView(_:willEndContextMenuInteraction:animator:)"
    case canFocusRowAt = "tableView(_:canFocusRowAt:)"
    case shouldUpdateFocusIn = "tableView(_:shouldUpdateFocusIn:)"
    case didUpdateFocusIn = "tableView(_:didUpdateFocusIn:with:)"
    case indexPathForPreferredFocusedView = "indexPathForPreferredFocusedView(in:)"
    case selectionFollowsFocusForRowAt = "tableView(_:selectionFollowsFocusForRowAt:)"
}

extension OptionalMethods {
    static func has(_ method: TableMethod, _ delegate: (any UITableViewDelegate)?) -> Bool {
        guard let delegate else { return false }
        return tableMethods.presence(of: method, in: ClassExistential(delegate, as: (any UITableViewDelegate).self))
            != .absent
    }

    private static let tableMethods = OptionalRequirements<TableMethod>(
        absent: ClassExistential(AbsentTableMethods(), as: (any UITableViewDelegate).self),
        present: ClassExistential(PresentTableMethods(), as: (any UITableViewDelegate).self),
        required: [],
        overridable: [TableMethod.overridable])
}

private final class AbsentTableMethods: NSObject, UITableViewDelegate {
}

private final class PresentTableMethods: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 1 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 1 }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 1 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { .none }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        nil
    }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
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
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
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
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        false
    }
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
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        true
    }
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { true }
}

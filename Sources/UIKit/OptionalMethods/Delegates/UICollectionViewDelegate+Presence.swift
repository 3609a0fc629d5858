/// The methods of `UICollectionViewDelegate`, in the order of their declaration.
enum CollectionMethod: String, CaseIterable {
    case shouldHighlightItemAt = "collectionView(_:shouldHighlightItemAt:)"
    case didHighlightItemAt = "collectionView(_:didHighlightItemAt:)"
    case didUnhighlightItemAt = "collectionView(_:didUnhighlightItemAt:)"
    case shouldSelectItemAt = "collectionView(_:shouldSelectItemAt:)"
    case shouldDeselectItemAt = "collectionView(_:shouldDeselectItemAt:)"
    case didSelectItemAt = "collectionView(_:didSelectItemAt:)"
    case didDeselectItemAt = "collectionView(_:didDeselectItemAt:)"
    case canPerformPrimaryActionForItemAt = "collectionView(_:canPerformPrimaryActionForItemAt:)"
    case performPrimaryActionForItemAt = "collectionView(_:performPrimaryActionForItemAt:)"
    case willDisplay = "collectionView(_:willDisplay:forItemAt:)"
    case willDisplaySupplementaryView = "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
    case didEndDisplaying = "collectionView(_:didEndDisplaying:forItemAt:)"
    case didEndDisplayingSupplementaryView = "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
    case shouldShowMenuForItemAt = "collectionView(_:shouldShowMenuForItemAt:)"
    case canPerformAction = "collectionView(_:canPerformAction:forItemAt:withSender:)"
    case performAction = "collectionView(_:performAction:forItemAt:withSender:)"
    case transitionLayoutForOldLayout = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    case targetIndexPathForMoveFromItemAt = "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
    case targetIndexPathForMoveOfItemFromOriginalIndexPath =
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    case targetContentOffsetForProposedContentOffset = "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    case canEditItemAt = "collectionView(_:canEditItemAt:)"
    case shouldSpringLoadItemAt = "collectionView(_:shouldSpringLoadItemAt:with:)"
    case shouldBeginMultipleSelectionInteractionAt = "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
    case didBeginMultipleSelectionInteractionAt = "collectionView(_:didBeginMultipleSelectionInteractionAt:)"
    case collectionViewDidEndMultipleSelectionInteraction = "collectionViewDidEndMultipleSelectionInteraction(_:)"
    case contextMenuConfigurationForItemsAt = "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    case contextMenuConfigurationForItemAt = "collectionView(_:contextMenuConfigurationForItemAt:point:)"
    case highlightPreviewForItemAt = "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
    case dismissalPreviewForItemAt = "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
    case previewForHighlightingContextMenuWithConfiguration =
        "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)"
    case previewForDismissingContextMenuWithConfiguration =
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
    case willPerformPreviewActionForMenuWith = "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
    case willDisplayContextMenu = "collectionView(_:willDisplayContextMenu:animator:)"
    case willEndContextMenuInteraction = "collectionView(_:willEndContextMenuInteraction:animator:)"
    case canFocusItemAt = "collectionView(_:canFocusItemAt:)"
    case shouldUpdateFocusIn = "collectionView(_:shouldUpdateFocusIn:)"
    case didUpdateFocusIn = "collectionView(_:didUpdateFocusIn:with:)"
    case indexPathForPreferredFocusedView = "indexPathForPreferredFocusedView(in:)"
    case selectionFollowsFocusForItemAt = "collectionView(_:selectionFollowsFocusForItemAt:)"
    case sceneActivationConfigurationForItemAt = "collectionView(_:sceneActivationConfigurationForItemAt:point:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionMethod, _ delegate: (any UICollectionViewDelegate)?) -> Bool {
        guard let delegate else { return false }
        return collectionMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UICollectionViewDelegate).self)) != .absent
    }

    private static let collectionMethods = OptionalRequirements<CollectionMethod>(
        absent: ClassExistential(AbsentCollectionMethods(), as: (any UICollectionViewDelegate).self),
        present: ClassExistential(PresentCollectionMethods(), as: (any UICollectionViewDelegate).self),
        required: [],
        overridable: [CollectionMethod.overridable])
}

private final class AbsentCollectionMethods: NSObject, UICollectionViewDelegate {
}

private final class PresentCollectionMethods: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { .zero }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    {}
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }
}

// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: !collectionView.isEditing) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        AbsentMethod.note(self, answering: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { AbsentMethod.note(self, answering: proposedIndexPath) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { AbsentMethod.note(self, answering: proposedIndexPath) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { AbsentMethod.note(self, answering: proposedContentOffset) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
        AbsentMethod.note(self, answering: collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus)
    }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func indexPathForPreferredFocusedView(
        in collectionView: UICollectionView
    ) -> IndexPath? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { AbsentMethod.note(self, answering: nil) }
}

enum CollectionMethod: String, DelegateMethod {
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
    case targetIndexPathForMoveOfItemFromOriginalIndexPath = "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
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
    case previewForHighlightingContextMenuWithConfiguration = "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)"
    case previewForDismissingContextMenuWithConfiguration = "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
    case willPerformPreviewActionForMenuWith = "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
    case willDisplayContextMenu = "collectionView(_:willDisplayContextMenu:animator:)"
    case willEndContextMenuInteraction = "collectionView(_:willEndContextMenuInteraction:animator:)"
    case canFocusItemAt = "collectionView(_:canFocusItemAt:)"
    case shouldUpdateFocusIn = "collectionView(_:shouldUpdateFocusIn:)"
    case didUpdateFocusIn = "collectionView(_:didUpdateFocusIn:with:)"
    case indexPathForPreferredFocusedView = "indexPathForPreferredFocusedView(in:)"
    case selectionFollowsFocusForItemAt = "collectionView(_:selectionFollowsFocusForItemAt:)"
    case sceneActivationConfigurationForItemAt = "collectionView(_:sceneActivationConfigurationForItemAt:point:)"
    typealias Delegate = any UICollectionViewDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UICollectionViewDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<CollectionMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDelegate).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDelegate).self),
        required: [],
        overridable: [
            .inUICollectionViewController,
        ])
}

extension OptionalMethods {
    static func has(_ method: CollectionMethod, _ delegate: (any UICollectionViewDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UICollectionViewDelegate {}

private final class Present: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
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
    func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }
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
    ) -> IndexPath { proposedIndexPath }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
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
    func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus }
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

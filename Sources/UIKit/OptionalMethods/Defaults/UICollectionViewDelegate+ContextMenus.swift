// The optional methods of `UICollectionViewDelegate` (context menus):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
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
}

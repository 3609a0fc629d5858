// The optional methods of `UICollectionViewDelegate` (layouts and moves):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        AbsentMethod.note(
            self, answering: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
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
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }
}

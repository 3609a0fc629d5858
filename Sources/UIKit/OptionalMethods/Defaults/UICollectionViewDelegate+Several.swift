// The optional methods of `UICollectionViewDelegate` (several items at once):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        AbsentMethod.note(self)
    }
}

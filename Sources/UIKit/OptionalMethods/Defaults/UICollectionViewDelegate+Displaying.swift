// The optional methods of `UICollectionViewDelegate` (displaying items and supplementary views):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
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
}

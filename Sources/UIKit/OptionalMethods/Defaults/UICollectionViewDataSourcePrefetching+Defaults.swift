// The optional methods of `UICollectionViewDataSourcePrefetching`:
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    { AbsentMethod.note(self) }
}

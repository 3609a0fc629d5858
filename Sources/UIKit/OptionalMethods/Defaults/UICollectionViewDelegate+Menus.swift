// The optional methods of `UICollectionViewDelegate` (menus for editing):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    { AbsentMethod.note(self, answering: false) }

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
}

// The optional methods of `UICollectionViewDelegate` (focus and scenes):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(
            self,
            answering: collectionView.isEditing ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus)
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
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        AbsentMethod.note(self, answering: nil)
    }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: true) }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { AbsentMethod.note(self, answering: nil) }
}

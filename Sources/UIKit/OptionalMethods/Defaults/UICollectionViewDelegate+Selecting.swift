// The optional methods of `UICollectionViewDelegate` (highlights and selection):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: !collectionView.isEditing) }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }
}

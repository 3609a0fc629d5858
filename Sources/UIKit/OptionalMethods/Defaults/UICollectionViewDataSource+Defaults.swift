// The optional methods of `UICollectionViewDataSource`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UICollectionViewDataSource {
    @_optimize(none) @inline(never)
    public func numberOfSections(in collectionView: UICollectionView) -> Int { AbsentMethod.note(self, answering: 1) }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { AbsentMethod.note(self, answering: UICollectionReusableView(frame: .zero)) }

    @_optimize(none) @inline(never)
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        AbsentMethod.note(self, answering: nil)
    }

    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { AbsentMethod.note(self, answering: IndexPath(item: 0, section: index)) }
}

// Which methods a subclass of `UICollectionViewController` has written.

extension CollectionDataMethod {
    @MainActor static let overridable = OverridableMethods<CollectionDataMethod>(
        base: UICollectionViewController.self, plain: UICollectionViewControllerPlain.self,
        overriding: UICollectionViewControllerCollectionDataMethodProbe.self)
}

extension CollectionMethod {
    @MainActor static let overridable = OverridableMethods<CollectionMethod>(
        base: UICollectionViewController.self, plain: UICollectionViewControllerPlain.self,
        overriding: UICollectionViewControllerCollectionMethodProbe.self)
}

private final class UICollectionViewControllerPlain: UICollectionViewController {}

private final class UICollectionViewControllerCollectionDataMethodProbe: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

private final class UICollectionViewControllerCollectionMethodProbe: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    override func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    override func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

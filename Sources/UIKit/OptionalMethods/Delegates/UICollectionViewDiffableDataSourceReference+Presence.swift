// Which methods a subclass of `UICollectionViewDiffableDataSourceReference` has written.

extension CollectionDataMethod {
    @MainActor static let overridableInReference = OverridableMethods<CollectionDataMethod>(
        base: UICollectionViewDiffableDataSourceReference.self, plain: PlainSource.self,
        overriding: OverridingSource.self,
        methods: [
            .numberOfSections, .numberOfItemsInSection, .cellForItemAt, .viewForSupplementaryElementOfKind,
            .canMoveItemAt, .moveItemAt, .indexTitles, .indexPathForIndexTitle,
        ])
}

private final class PlainSource: UICollectionViewDiffableDataSourceReference {}

private final class OverridingSource: UICollectionViewDiffableDataSourceReference {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

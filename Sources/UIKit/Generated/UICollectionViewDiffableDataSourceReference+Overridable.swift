// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
private final class Plain: UICollectionViewDiffableDataSourceReference {}

extension OverridableMethods where Method == CollectionDataMethod {
    @MainActor static var inUICollectionViewDiffableDataSourceReference: Self {
        OverridableMethods(
            base: UICollectionViewDiffableDataSourceReference.self, plain: Plain.self,
            overriding: OverridingCollectionDataMethods.self,
            methods: [
                .numberOfSections, .numberOfItemsInSection, .cellForItemAt, .viewForSupplementaryElementOfKind,
                .canMoveItemAt, .moveItemAt, .indexTitles, .indexPathForIndexTitle,
            ])
    }
}

private final class OverridingCollectionDataMethods: UICollectionViewDiffableDataSourceReference {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

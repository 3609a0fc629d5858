internal import DragDrop

extension UICollectionViewDiffableDataSource: HandlingDataSource {
    var reordering: ReorderingHandlers { reorderingHandlers }
    var outline: SectionSnapshotHandlers<ItemIdentifierType> { sectionSnapshotHandlers }

    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        collectionView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item)) }
    }
}

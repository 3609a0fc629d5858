/// The methods of `UICollectionViewDataSourcePrefetching`, in the order of their declaration.
enum CollectionPrefetchMethod: String, CaseIterable {
    case prefetchItemsAt = "collectionView(_:prefetchItemsAt:)"
    case cancelPrefetchingForItemsAt = "collectionView(_:cancelPrefetchingForItemsAt:)"
}

extension OptionalMethods {
    static func has(
        _ method: CollectionPrefetchMethod, _ delegate: (any UICollectionViewDataSourcePrefetching)?
    ) -> Bool {
        guard let delegate else { return false }
        return collectionPrefetchMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UICollectionViewDataSourcePrefetching).self)) != .absent
    }

    private static let collectionPrefetchMethods = OptionalRequirements<CollectionPrefetchMethod>(
        absent: ClassExistential(
            AbsentCollectionPrefetchMethods(), as: (any UICollectionViewDataSourcePrefetching).self),
        present: ClassExistential(
            PresentCollectionPrefetchMethods(), as: (any UICollectionViewDataSourcePrefetching).self),
        required: [.prefetchItemsAt],
        overridable: [])
}

private final class AbsentCollectionPrefetchMethods: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

private final class PresentCollectionPrefetchMethods: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

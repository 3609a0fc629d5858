// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { AbsentMethod.note(self) }
}

enum CollectionPrefetchMethod: String, CaseIterable {
    case prefetchItemsAt = "collectionView(_:prefetchItemsAt:)"
    case cancelPrefetchingForItemsAt = "collectionView(_:cancelPrefetchingForItemsAt:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionPrefetchMethod, _ delegate: (any UICollectionViewDataSourcePrefetching)?) -> Bool {
        guard let delegate else { return false }
        let conformance = ClassExistential(delegate, as: (any UICollectionViewDataSourcePrefetching).self)
        return collectionPrefetchMethods.presence(of: method, in: conformance) != .absent
    }
    private static let collectionPrefetchMethods = OptionalRequirements<CollectionPrefetchMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDataSourcePrefetching).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDataSourcePrefetching).self),
        required: [.prefetchItemsAt],
        overridable: [])
}

private final class Absent: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

private final class Present: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

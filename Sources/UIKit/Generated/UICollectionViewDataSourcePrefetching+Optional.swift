// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { AbsentMethod.note(self) }
}

enum CollectionPrefetchMethod: String, DelegateMethod {
    case prefetchItemsAt = "collectionView(_:prefetchItemsAt:)"
    case cancelPrefetchingForItemsAt = "collectionView(_:cancelPrefetchingForItemsAt:)"
    typealias Delegate = any UICollectionViewDataSourcePrefetching
    static func isConforming(_ type: AnyClass) -> Bool { type is any UICollectionViewDataSourcePrefetching.Type }
    @MainActor static let requirements = OptionalRequirements<CollectionPrefetchMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDataSourcePrefetching).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDataSourcePrefetching).self),
        required: [.prefetchItemsAt],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: CollectionPrefetchMethod, _ delegate: (any UICollectionViewDataSourcePrefetching)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

private final class Present: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// The methods of `UICollectionViewDelegate`, in the order of their declaration.
enum CollectionMethod: String, CaseIterable {
    case willDisplay = "collectionView(_:willDisplay:forItemAt:)"
    case didEndDisplaying = "collectionView(_:didEndDisplaying:forItemAt:)"
    case shouldSelectItemAt = "collectionView(_:shouldSelectItemAt:)"
    case didSelectItemAt = "collectionView(_:didSelectItemAt:)"
    case didDeselectItemAt = "collectionView(_:didDeselectItemAt:)"
    case targetIndexPathForMoveFromItemAt = "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
    case targetIndexPathForMoveOfItemFromOriginalIndexPath =
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    case shouldSpringLoadItemAt = "collectionView(_:shouldSpringLoadItemAt:with:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionMethod, _ delegate: (any UICollectionViewDelegate)?) -> Bool {
        delegate.map {
            collectionMethods.presence(of: method, in: ClassExistential($0, as: (any UICollectionViewDelegate).self))
                != .absent
        } ?? false
    }

    private static let collectionMethods = OptionalRequirements<CollectionMethod>(
        absent: ClassExistential(AbsentCollectionMethods(), as: (any UICollectionViewDelegate).self),
        present: ClassExistential(PresentCollectionMethods(), as: (any UICollectionViewDelegate).self),
        required: [],
        overridable: [CollectionMethod.overridable])
}

private final class AbsentCollectionMethods: NSObject, UICollectionViewDelegate {
}

private final class PresentCollectionMethods: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

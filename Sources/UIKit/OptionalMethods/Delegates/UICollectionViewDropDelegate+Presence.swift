/// The methods of `UICollectionViewDropDelegate`, in the order of their declaration.
enum CollectionDropMethod: String, CaseIterable {
    case performDropWith = "collectionView(_:performDropWith:)"
    case canHandle = "collectionView(_:canHandle:)"
    case dropSessionDidEnter = "collectionView(_:dropSessionDidEnter:)"
    case dropSessionDidUpdate = "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    case dropSessionDidExit = "collectionView(_:dropSessionDidExit:)"
    case dropSessionDidEnd = "collectionView(_:dropSessionDidEnd:)"
    case dropPreviewParametersForItemAt = "collectionView(_:dropPreviewParametersForItemAt:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionDropMethod, _ delegate: (any UICollectionViewDropDelegate)?) -> Bool {
        guard let delegate else { return false }
        return collectionDropMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UICollectionViewDropDelegate).self)) != .absent
    }

    private static let collectionDropMethods = OptionalRequirements<CollectionDropMethod>(
        absent: ClassExistential(AbsentCollectionDropMethods(), as: (any UICollectionViewDropDelegate).self),
        present: ClassExistential(PresentCollectionDropMethods(), as: (any UICollectionViewDropDelegate).self),
        required: [.performDropWith])
}

private final class AbsentCollectionDropMethods: NSObject, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

private final class PresentCollectionDropMethods: NSObject, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

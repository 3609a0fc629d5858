/// The methods of `UICollectionViewDragDelegate`, in the order of their declaration.
enum CollectionDragMethod: String, CaseIterable {
    case itemsForBeginning = "collectionView(_:itemsForBeginning:at:)"
    case itemsForAddingTo = "collectionView(_:itemsForAddingTo:at:point:)"
    case dragPreviewParametersForItemAt = "collectionView(_:dragPreviewParametersForItemAt:)"
    case dragSessionWillBegin = "collectionView(_:dragSessionWillBegin:)"
    case dragSessionDidEnd = "collectionView(_:dragSessionDidEnd:)"
    case dragSessionAllowsMoveOperation = "collectionView(_:dragSessionAllowsMoveOperation:)"
    case dragSessionIsRestrictedToDraggingApplication =
        "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)"
}

extension OptionalMethods {
    static func has(_ method: CollectionDragMethod, _ delegate: (any UICollectionViewDragDelegate)?) -> Bool {
        guard let delegate else { return false }
        return collectionDragMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UICollectionViewDragDelegate).self)) != .absent
    }

    private static let collectionDragMethods = OptionalRequirements<CollectionDragMethod>(
        absent: ClassExistential(AbsentCollectionDragMethods(), as: (any UICollectionViewDragDelegate).self),
        present: ClassExistential(PresentCollectionDragMethods(), as: (any UICollectionViewDragDelegate).self),
        required: [.itemsForBeginning])
}

private final class AbsentCollectionDragMethods: NSObject, UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}

private final class PresentCollectionDragMethods: NSObject, UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
}

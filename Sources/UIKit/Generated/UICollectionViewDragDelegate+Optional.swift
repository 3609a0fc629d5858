// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDragDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { AbsentMethod.note(self, answering: []) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: false) }
}

enum CollectionDragMethod: String, DelegateMethod {
    case itemsForBeginning = "collectionView(_:itemsForBeginning:at:)"
    case itemsForAddingTo = "collectionView(_:itemsForAddingTo:at:point:)"
    case dragPreviewParametersForItemAt = "collectionView(_:dragPreviewParametersForItemAt:)"
    case dragSessionWillBegin = "collectionView(_:dragSessionWillBegin:)"
    case dragSessionDidEnd = "collectionView(_:dragSessionDidEnd:)"
    case dragSessionAllowsMoveOperation = "collectionView(_:dragSessionAllowsMoveOperation:)"
    case dragSessionIsRestrictedToDraggingApplication = "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)"
    typealias Delegate = any UICollectionViewDragDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UICollectionViewDragDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<CollectionDragMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDragDelegate).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDragDelegate).self),
        required: [.itemsForBeginning],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: CollectionDragMethod, _ delegate: (any UICollectionViewDragDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}

private final class Present: NSObject, UICollectionViewDragDelegate {
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
    ) -> Bool { false }
}

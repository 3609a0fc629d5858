// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UICollectionViewDropDelegate {
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        AbsentMethod.note(self, answering: UICollectionViewDropProposal(operation: .copy))
    }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { AbsentMethod.note(self, answering: nil) }
}

enum CollectionDropMethod: String, DelegateMethod {
    case performDropWith = "collectionView(_:performDropWith:)"
    case canHandle = "collectionView(_:canHandle:)"
    case dropSessionDidEnter = "collectionView(_:dropSessionDidEnter:)"
    case dropSessionDidUpdate = "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    case dropSessionDidExit = "collectionView(_:dropSessionDidExit:)"
    case dropSessionDidEnd = "collectionView(_:dropSessionDidEnd:)"
    case dropPreviewParametersForItemAt = "collectionView(_:dropPreviewParametersForItemAt:)"
    typealias Delegate = any UICollectionViewDropDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UICollectionViewDropDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<CollectionDropMethod>(
        absent: ClassExistential(Absent(), as: (any UICollectionViewDropDelegate).self),
        present: ClassExistential(Present(), as: (any UICollectionViewDropDelegate).self),
        required: [.performDropWith],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: CollectionDropMethod, _ delegate: (any UICollectionViewDropDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

private final class Present: NSObject, UICollectionViewDropDelegate {
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

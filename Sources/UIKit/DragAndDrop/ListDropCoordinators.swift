internal import DragDrop
internal import LoadedCode

/// The base class of the coordinators of tables and collections. A call off the main thread is recorded under the
/// protocol's name and has no effect.
@MainActor class ListDropCoordinator: NSObject {
    let call: DropCall
    let dropItems: [DropItem]
    private let name: String

    init(_ call: DropCall, name: String) {
        self.call = call
        self.name = name
        dropItems = call.coordinator.items.map { item in
            DropItem(item, dragItem: call.screen.dropItem(item, in: call.host))
        }
        super.init()
    }

    var destinationIndexPath: IndexPath? { call.destination }
    var session: any UIDropSession { call.session }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        ifCalledOnMain(call.drop(dragItem, to: target))
    }

    /// Adds the common properties of the last proposal; each kind has its own type for the intent.
    func complete<Proposal: UIDropProposal>(_ proposal: Proposal) -> Proposal {
        proposal.isPrecise = call.coordinator.proposal.isPrecise
        proposal.prefersFullSizePreview = call.coordinator.proposal.prefersFullSizePreview
        return proposal
    }

    var operation: UIDropOperation { UIDropOperation(call.coordinator.proposal.operation) }
    var intent: Int { Int(call.coordinator.proposal.intent.rawValue) }

    /// Use this only in the method that the program calls: a call from another member of UIKit is not recorded, and
    /// continues.
    func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: name, on: call.host.view)
    }

    func ifCalledOnMain(_ drop: @autoclosure () -> DragAnimator, _ method: String = #function) -> DragAnimator {
        isCalledOnMain(method) ? drop() : call.animatorOfNothing
    }
}

/// The coordinator of a table.
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
    init(_ call: DropCall) {
        super.init(call, name: "UITableViewDropCoordinator")
    }

    var items: [any UITableViewDropItem] { dropItems }

    var proposal: UITableViewDropProposal {
        complete(UITableViewDropProposal(operation: operation, intent: .init(rawValue: intent) ?? .unspecified))
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        ifCalledOnMain(call.drop(dragItem, toRow: indexPath))
    }

    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        ifCalledOnMain(call.drop(dragItem, intoRow: indexPath))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        guard isCalledOnMain() else { return TablePlaceholderContext(call.placeholderOfNothing(for: dragItem)) }
        let table = call.host.view as? UITableView
        let cell =
            table?.reuse.dequeue(placeholder.reuseIdentifier) as? UITableViewCell
            ?? UITableViewCell(style: .default, reuseIdentifier: placeholder.reuseIdentifier)
        let handlers = PlaceholderHandlers(
            cell, update: placeholder.cellUpdateHandler, preview: placeholder.previewParametersProvider)
        return TablePlaceholderContext(
            call.insertPlaceholder(for: dragItem, at: placeholder.insertionIndexPath, handlers))
    }
}

/// The coordinator of a collection.
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
    init(_ call: DropCall) {
        super.init(call, name: "UICollectionViewDropCoordinator")
    }

    var items: [any UICollectionViewDropItem] { dropItems }

    var proposal: UICollectionViewDropProposal {
        complete(UICollectionViewDropProposal(operation: operation, intent: .init(rawValue: intent) ?? .unspecified))
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        ifCalledOnMain(call.drop(dragItem, toRow: indexPath))
    }

    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        ifCalledOnMain(call.drop(dragItem, intoRow: indexPath))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        guard isCalledOnMain() else { return CollectionPlaceholderContext(call.placeholderOfNothing(for: dragItem)) }
        let collection = call.host.view as? UICollectionView
        let cell =
            collection?.reuse.dequeue(placeholder.reuseIdentifier) as? UICollectionViewCell
            ?? UICollectionViewCell(frame: .zero)
        let handlers = PlaceholderHandlers(
            cell, update: placeholder.cellUpdateHandler, preview: placeholder.previewParametersProvider)
        return CollectionPlaceholderContext(
            call.insertPlaceholder(for: dragItem, at: placeholder.insertionIndexPath, handlers))
    }
}

/// An item of a drop.
final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    init(_ item: DragDrop.DropCoordinator.Item, dragItem: UIDragItem) {
        self.dragItem = dragItem
        sourceIndexPath = item.sourcePath?.asIndexPath
        previewSize = item.hasPreview ? CGSize(width: 320, height: 44) : .zero
        super.init()
    }

    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    /// The size of a standard row, or zero for an item without a preview (R164).
    let previewSize: CGSize
}

/// The context that a delegate receives for a placeholder.
@MainActor private class ListPlaceholderContext: NSObject {
    let life: PlaceholderLife
    private let name: String

    init(_ life: PlaceholderLife, name: String) {
        self.life = life
        self.name = name
        super.init()
    }

    var dragItem: UIDragItem { life.item }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        isCalledOnMain() && life.commit(dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool { isCalledOnMain() && life.delete() }

    func addAnimations(_ animations: @escaping () -> Void) { life.animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        life.animator.addCompletion(completion)
    }

    func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: name, on: life.host.view)
    }
}

private final class TablePlaceholderContext: ListPlaceholderContext, UITableViewDropPlaceholderContext {
    init(_ life: PlaceholderLife) {
        super.init(life, name: "UITableViewDropPlaceholderContext")
    }
}

private final class CollectionPlaceholderContext: ListPlaceholderContext, UICollectionViewDropPlaceholderContext {
    init(_ life: PlaceholderLife) {
        super.init(life, name: "UICollectionViewDropPlaceholderContext")
    }

    func setNeedsCellUpdate() {
        if isCalledOnMain() { life.updateCell() }
    }
}

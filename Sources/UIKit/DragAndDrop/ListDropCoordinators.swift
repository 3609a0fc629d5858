internal import DragDrop

/// The coordinator of a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let call: DropCall

    init(_ call: DropCall) {
        self.call = call
        items = call.coordinator.items.map { item in
            DropItem(item, dragItem: call.screen.dropItem(item, in: call.host))
        }
        super.init()
    }

    let items: [any UITableViewDropItem]
    var destinationIndexPath: Foundation.IndexPath? { call.destination }
    var session: any UIDropSession { call.session }

    var proposal: UITableViewDropProposal {
        let wanted = call.coordinator.proposal
        let proposal = UITableViewDropProposal(
            operation: UIDropOperation(wanted.operation),
            intent: .init(rawValue: Int(wanted.intent.rawValue)) ?? .unspecified)
        proposal.isPrecise = wanted.isPrecise
        proposal.prefersFullSizePreview = wanted.prefersFullSizePreview
        return proposal
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: Foundation.IndexPath) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, toRow: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: Foundation.IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, intoRow: indexPath)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, to: target)
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
            cell: cell, update: placeholder.cellUpdateHandler.map { handler in { handler(cell) } },
            preview: placeholder.previewParametersProvider.map { provider in { provider(cell) } })
        return TablePlaceholderContext(
            call.insertPlaceholder(for: dragItem, at: placeholder.insertionIndexPath, handlers))
    }

    private func isCalledOnMain(_ method: String = #function) -> Bool {
        call.isCalledOnMain(of: "UITableViewDropCoordinator", method)
    }
}

/// The coordinator of a collection.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let call: DropCall

    init(_ call: DropCall) {
        self.call = call
        items = call.coordinator.items.map { item in
            DropItem(item, dragItem: call.screen.dropItem(item, in: call.host))
        }
        super.init()
    }

    let items: [any UICollectionViewDropItem]
    var destinationIndexPath: Foundation.IndexPath? { call.destination }
    var session: any UIDropSession { call.session }

    var proposal: UICollectionViewDropProposal {
        let wanted = call.coordinator.proposal
        let proposal = UICollectionViewDropProposal(
            operation: UIDropOperation(wanted.operation),
            intent: .init(rawValue: Int(wanted.intent.rawValue)) ?? .unspecified)
        proposal.isPrecise = wanted.isPrecise
        proposal.prefersFullSizePreview = wanted.prefersFullSizePreview
        return proposal
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: Foundation.IndexPath) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, toRow: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: Foundation.IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, intoRow: indexPath)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        guard isCalledOnMain() else { return call.animatorOfNothing }
        return call.drop(dragItem, to: target)
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
            cell: cell, update: placeholder.cellUpdateHandler.map { handler in { handler(cell) } },
            preview: placeholder.previewParametersProvider.map { provider in { provider(cell) } })
        return CollectionPlaceholderContext(
            call.insertPlaceholder(for: dragItem, at: placeholder.insertionIndexPath, handlers))
    }

    private func isCalledOnMain(_ method: String = #function) -> Bool {
        call.isCalledOnMain(of: "UICollectionViewDropCoordinator", method)
    }
}

/// An item of a drop.
private final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    init(_ item: DragDrop.DropCoordinator.Item, dragItem: UIDragItem) {
        self.dragItem = dragItem
        sourceIndexPath = item.sourcePath?.asIndexPath
        previewSize = item.hasPreview ? CGSize(width: 320, height: 44) : .zero
        super.init()
    }

    let dragItem: UIDragItem
    let sourceIndexPath: Foundation.IndexPath?

    /// The size of a row, or zero without a preview (R164).
    let previewSize: CGSize
}

private final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    private let life: PlaceholderLife

    init(_ life: PlaceholderLife) {
        self.life = life
        super.init()
    }

    var dragItem: UIDragItem { life.item }

    func commitInsertion(dataSourceUpdates: (Foundation.IndexPath) -> Void) -> Bool {
        isCalledOnMain() && life.commit(dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool { isCalledOnMain() && life.delete() }

    func addAnimations(_ animations: @escaping () -> Void) { life.animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        life.animator.addCompletion(completion)
    }

    private func isCalledOnMain(_ method: String = #function) -> Bool {
        life.isCalledOnMain(of: "UITableViewDropPlaceholderContext", method)
    }
}

private final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    private let life: PlaceholderLife

    init(_ life: PlaceholderLife) {
        self.life = life
        super.init()
    }

    var dragItem: UIDragItem { life.item }

    func commitInsertion(dataSourceUpdates: (Foundation.IndexPath) -> Void) -> Bool {
        isCalledOnMain() && life.commit(dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool { isCalledOnMain() && life.delete() }

    func setNeedsCellUpdate() {
        if isCalledOnMain() { life.updateCell() }
    }

    func addAnimations(_ animations: @escaping () -> Void) { life.animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        life.animator.addCompletion(completion)
    }

    private func isCalledOnMain(_ method: String = #function) -> Bool {
        life.isCalledOnMain(of: "UICollectionViewDropPlaceholderContext", method)
    }
}

import UIKit

/// The textbook delegate of a collection with snapshots.
final class TextbookDiffableCollection: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, String>
    private let providers: TextbookProviders

    private(set) var transaction: NSDiffableDataSourceTransaction<String, String>?

    /// By the label of the item.
    private(set) var placeholders: [String: TextbookPlaceholder] = [:]

    init(reorders: Bool, providers: TextbookProviders) {
        self.providers = providers
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, label in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "Row", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = label
            cell.contentConfiguration = content
            return cell
        }
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
        collection.dragDelegate = self
        collection.dropDelegate = self
        guard reorders else { return }
        // UIKit changes the snapshot itself; the handlers only have to exist.
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] in self?.transaction = $0 }
    }

    func show(_ rows: TextbookRows) {
        source.apply(TextbookSnapshot(rows), animatingDifferences: false)
    }

    // MARK: - Dragging

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        source.itemIdentifier(for: indexPath).map { [providers.item($0)] } ?? []
    }

    // MARK: - Dropping

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let first = coordinator.destinationIndexPath ?? source.snapshot().end
        if coordinator.session.localDragSession != nil {
            moveOrCopy(coordinator, from: first)
        } else {
            load(coordinator, from: first)
        }
    }

    private func moveOrCopy(_ coordinator: any UICollectionViewDropCoordinator, from first: IndexPath) {
        var snapshot = source.snapshot()
        let isMove = coordinator.proposal.operation == .move
        for item in coordinator.items where isMove && item.sourceIndexPath != nil {
            snapshot.deleteItems([item.dragItem.label])
        }
        // Identifiers in a snapshot are unique, so existing items are not copied.
        let taken = coordinator.items.enumerated().filter { isMove || $0.element.sourceIndexPath == nil }
        for (index, item) in taken {
            snapshot.insert(item.dragItem.label, at: TextbookRows.destination(of: index, from: first))
        }
        source.apply(snapshot)
        for (index, item) in taken {
            coordinator.drop(item.dragItem, toItemAt: TextbookRows.destination(of: index, from: first))
        }
    }

    private func load(_ coordinator: any UICollectionViewDropCoordinator, from first: IndexPath) {
        for (index, item) in coordinator.items.enumerated() {
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: TextbookRows.destination(of: index, from: first), reuseIdentifier: "Row")
            let context = coordinator.drop(item.dragItem, to: placeholder)
            placeholders[item.dragItem.label] = TextbookPlaceholder(context)
            item.dragItem.itemProvider.loadFirst { text in
                guard let text else {
                    context.deletePlaceholder()
                    return
                }
                context.commitInsertion { path in
                    var snapshot = self.source.snapshot()
                    snapshot.insert(text, at: path)
                    self.source.apply(snapshot)
                }
            }
        }
    }
}

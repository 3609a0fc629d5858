import UIKit

/// The textbook delegate of a collection in Swift, equivalent to `dnd docs textbook` for collections with an array.
final class TextbookCollection: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    let collection: UICollectionView
    var rows: TextbookRows
    private let providers: TextbookProviders

    /// By the label of the item.
    private(set) var placeholders: [String: TextbookPlaceholder] = [:]

    init(_ rows: TextbookRows, providers: TextbookProviders) {
        self.rows = rows
        self.providers = providers
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
        collection.dataSource = self
        collection.dragDelegate = self
        collection.dropDelegate = self
    }

    // MARK: - Rows

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.sections[section].rows.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
        cell.contentConfiguration = Self.content(rows[indexPath])
        return cell
    }

    private static func content(_ text: String) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    // MARK: - Dragging

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [providers.item(rows[indexPath])]
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
        if coordinator.session.localDragSession != nil {
            moveOrCopy(coordinator)
        } else {
            load(coordinator)
        }
    }

    private func moveOrCopy(_ coordinator: any UICollectionViewDropCoordinator) {
        let first = coordinator.destinationIndexPath ?? rows.end
        collection.performBatchUpdates {
            for item in coordinator.items {
                guard coordinator.proposal.operation == .move, let source = item.sourceIndexPath else { continue }
                self.rows.remove(item.dragItem.label)
                self.collection.deleteItems(at: [source])
            }
            for (index, item) in coordinator.items.enumerated() {
                let path = TextbookRows.destination(of: index, from: first)
                self.rows.insert(item.dragItem.label, at: path)
                self.collection.insertItems(at: [path])
            }
        }
        for (index, item) in coordinator.items.enumerated() {
            coordinator.drop(
                item.dragItem, toItemAt: TextbookRows.destination(of: index, from: first))
        }
    }

    private func load(_ coordinator: any UICollectionViewDropCoordinator) {
        let first = coordinator.destinationIndexPath ?? rows.end
        for (index, item) in coordinator.items.enumerated() {
            let path = TextbookRows.destination(of: index, from: first)
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "Row")
            let context = coordinator.drop(item.dragItem, to: placeholder)
            placeholders[item.dragItem.label] = TextbookPlaceholder(context)
            item.dragItem.itemProvider.loadFirst { text in
                guard let text else {
                    context.deletePlaceholder()
                    return
                }
                context.commitInsertion { self.rows.insert(text, at: $0) }
            }
        }
    }
}

/// The variant whose data source moves items.
final class ReorderingTextbookCollection: NSObject, UICollectionViewDataSource {
    private let textbook: TextbookCollection

    /// Precedes the textbook's own data source, which has no `moveItemAt`.
    init(_ textbook: TextbookCollection) {
        self.textbook = textbook
        super.init()
        textbook.collection.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { textbook.numberOfSections(in: collectionView) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        textbook.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        textbook.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        textbook.rows.move(from: sourceIndexPath, to: destinationIndexPath)
    }
}

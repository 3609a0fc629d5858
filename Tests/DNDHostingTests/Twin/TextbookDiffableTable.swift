import UIKit

/// The textbook delegate of a table with snapshots.
final class TextbookDiffableTable: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    let table: UITableView
    let source: UITableViewDiffableDataSource<String, String>
    private let providers: TextbookProviders

    /// By the label of the item.
    private(set) var placeholders: [String: TextbookPlaceholder] = [:]

    init(reorders: Bool, providers: TextbookProviders) {
        self.providers = providers
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        self.table = table
        let cell: UITableViewDiffableDataSource<String, String>.CellProvider = { table, path, label in
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
            cell.textLabel?.text = label
            return cell
        }
        source =
            reorders
            ? ReorderingSource(tableView: table, cellProvider: cell)
            : UITableViewDiffableDataSource(tableView: table, cellProvider: cell)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        table.dragDelegate = self
        table.dropDelegate = self
    }

    func show(_ rows: TextbookRows) {
        source.apply(TextbookSnapshot(rows), animatingDifferences: false)
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        source.itemIdentifier(for: indexPath).map { [providers.item($0)] } ?? []
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let first = coordinator.destinationIndexPath ?? source.snapshot().end
        if coordinator.session.localDragSession != nil {
            moveOrCopy(coordinator, from: first)
        } else {
            load(coordinator, from: first)
        }
    }

    private func moveOrCopy(_ coordinator: any UITableViewDropCoordinator, from first: IndexPath) {
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
            coordinator.drop(item.dragItem, toRowAt: TextbookRows.destination(of: index, from: first))
        }
    }

    private func load(_ coordinator: any UITableViewDropCoordinator, from first: IndexPath) {
        for (index, item) in coordinator.items.enumerated() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: TextbookRows.destination(of: index, from: first), reuseIdentifier: "Row",
                rowHeight: 44)
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

    /// Moves rows like tables with a diffable data source (R151).
    private final class ReorderingSource: UITableViewDiffableDataSource<String, String> {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            guard let label = itemIdentifier(for: sourceIndexPath) else { return }
            var snapshot = snapshot()
            snapshot.move(label, to: destinationIndexPath)
            apply(snapshot)
        }
    }
}

import UIKit

/// The textbook delegate of a table in Swift, equivalent to `dnd docs textbook` for tables with an array.
final class TextbookTable: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let table: UITableView
    var rows: TextbookRows
    private let providers: TextbookProviders

    /// By the label of the item.
    private(set) var placeholders: [String: TextbookPlaceholder] = [:]

    init(_ rows: TextbookRows, providers: TextbookProviders) {
        self.rows = rows
        self.providers = providers
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
    }

    // MARK: - Rows

    func numberOfSections(in tableView: UITableView) -> Int { rows.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        rows.sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = rows[indexPath]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [providers.item(rows[indexPath])]
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
        if coordinator.session.localDragSession != nil {
            moveOrCopy(coordinator)
        } else {
            load(coordinator)
        }
    }

    private func moveOrCopy(_ coordinator: any UITableViewDropCoordinator) {
        let first = coordinator.destinationIndexPath ?? rows.end
        table.performBatchUpdates {
            for item in coordinator.items {
                guard coordinator.proposal.operation == .move, let source = item.sourceIndexPath else { continue }
                self.rows.remove(item.dragItem.label)
                self.table.deleteRows(at: [source], with: .automatic)
            }
            for (index, item) in coordinator.items.enumerated() {
                let path = TextbookRows.destination(of: index, from: first)
                self.rows.insert(item.dragItem.label, at: path)
                self.table.insertRows(at: [path], with: .automatic)
            }
        }
        for (index, item) in coordinator.items.enumerated() {
            coordinator.drop(
                item.dragItem, toRowAt: TextbookRows.destination(of: index, from: first))
        }
    }

    private func load(_ coordinator: any UITableViewDropCoordinator) {
        let first = coordinator.destinationIndexPath ?? rows.end
        for (index, item) in coordinator.items.enumerated() {
            let path = TextbookRows.destination(of: index, from: first)
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "Row", rowHeight: 44)
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

/// The variant whose data source moves rows.
final class ReorderingTextbookTable: NSObject, UITableViewDataSource {
    private let textbook: TextbookTable

    /// Precedes the textbook's own data source, which has no `moveRowAt`.
    init(_ textbook: TextbookTable) {
        self.textbook = textbook
        super.init()
        textbook.table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { textbook.numberOfSections(in: tableView) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        textbook.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        textbook.tableView(tableView, titleForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        textbook.tableView(tableView, cellForRowAt: indexPath)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        textbook.rows.move(from: sourceIndexPath, to: destinationIndexPath)
    }
}

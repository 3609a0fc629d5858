import UIKit

/// A shopping list. Rows that are tapped during a drag join it, and all of them move together.
class GroceriesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var groceries: [String]

    init(_ groceries: [String]) {
        self.groceries = groceries
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Grocery")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groceries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Grocery", for: indexPath)
        cell.textLabel?.text = groceries[indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [item(at: indexPath)]
    }

    /// Called when a row is tapped during a drag.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        let isThere = session.items.contains { $0.localObject as? String == groceries[indexPath.row] }
        return isThere ? [] : [item(at: indexPath)]
    }

    private func item(at indexPath: IndexPath) -> UIDragItem {
        let grocery = groceries[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: grocery as NSString))
        item.localObject = grocery
        return item
    }

    // MARK: - Dropping

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard tableView.hasActiveDrag else { return UITableViewDropProposal(operation: .forbidden) }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// All source paths count in the table before the drop. So all rows are removed first, from last to first; then
    /// they are inserted one after the other.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let sources = coordinator.items.compactMap { $0.sourceIndexPath }
        let moved = sources.map { groceries[$0.row] }
        for source in sources.sorted(by: >) { groceries.remove(at: source.row) }
        let first = min(coordinator.destinationIndexPath?.row ?? groceries.count, groceries.count)
        groceries.insert(contentsOf: moved, at: first)

        let destinations = moved.indices.map { IndexPath(row: first + $0, section: 0) }
        tableView.performBatchUpdates {
            tableView.deleteRows(at: sources, with: .automatic)
            tableView.insertRows(at: destinations, with: .automatic)
        }
        for (item, destination) in zip(coordinator.items, destinations) {
            coordinator.drop(item.dragItem, toRowAt: destination)
        }
    }
}

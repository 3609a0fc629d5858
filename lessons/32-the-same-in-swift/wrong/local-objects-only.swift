// Reply: localObject is for drags within the app, and nil for an item of
// another one. Its text comes from the item provider, later.
// Fails: a text of another app arrives a second later: names shows other rows
// Fails: below the last row it becomes the last: names shows other rows
import UIKit

/// Names in an array. The rows can be dragged; make them droppable.
final class NamesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    /// Called at the drop: own rows move, texts from elsewhere are loaded and inserted.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            if let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath {
                move(source, to: destination)
                coordinator.drop(item.dragItem, toRowAt: destination)
            } else {
                load(item.dragItem, into: coordinator.destinationIndexPath)
            }
        }
    }

    private func move(_ source: IndexPath, to destination: IndexPath) {
        tableView.performBatchUpdates {
            names.insert(names.remove(at: source.row), at: destination.row)
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: [destination], with: .automatic)
        }
    }

    /// Loads a text and inserts it, at the end without a destination.
    private func load(_ item: UIDragItem, into destination: IndexPath?) {
        guard let name = item.localObject as? String else { return }
        let path = destination ?? IndexPath(row: names.count, section: 0)
        tableView.performBatchUpdates {
            names.insert(name, at: path.row)
            tableView.insertRows(at: [path], with: .automatic)
        }
    }
}

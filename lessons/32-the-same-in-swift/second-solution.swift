import UIKit

/// Tasks in two sections, open and done. The rows can be dragged; make the table take them, and nothing else.
/// `second/specs/tasks.dnd` says what it shall do: swift run Second run second/specs
final class TasksController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var sections: [[String]]

    init(_ open: [String], done: [String]) {
        sections = [open, done]
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("this controller is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Open" : "Done"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Called at the drop: rows move within their section, or to the other one.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            guard let source = item.sourceIndexPath, let destination = coordinator.destinationIndexPath else {
                continue
            }
            tableView.performBatchUpdates {
                let task = sections[source.section].remove(at: source.row)
                sections[destination.section].insert(task, at: destination.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [destination], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: destination)
        }
    }
}

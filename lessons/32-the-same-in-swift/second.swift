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

    // Refuse what comes from elsewhere before it is over a row: tableView(_:canHandle:)

    // Propose a move between rows: tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)

    /// Called at the drop: rows move within their section, or to the other one.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    }
}

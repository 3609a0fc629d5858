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

    // Propose a move for an own row, and a copy for anything else, both between rows:
    // tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)

    /// Called at the drop: own rows move, texts from elsewhere are loaded and inserted.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    }
}

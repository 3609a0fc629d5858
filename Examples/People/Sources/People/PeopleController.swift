import UIKit

/// People in an array. A row moves by a drag at any time, and by its reorder control while the table is in edit mode.
class PeopleController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var people: [String]

    init(_ people: [String]) {
        self.people = people
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    // MARK: - Moving inside the table

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Called by the reorder control, and for a drag of one row inside the table. The row has already moved on screen,
    /// so only the array must change.
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let person = people.remove(at: sourceIndexPath.row)
        people.insert(person, at: destinationIndexPath.row)
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))]
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    /// Called for items from elsewhere: names as text.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: people.count, section: 0)
        coordinator.session.loadObjects(ofClass: String.self) { names in
            self.people.insert(contentsOf: names, at: destination.row)
            self.tableView.insertRows(
                at: names.indices.map { IndexPath(row: destination.row + $0, section: 0) }, with: .automatic)
        }
    }
}

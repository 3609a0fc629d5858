import UIKit

/// A table of names whose rows can be moved, for the scenarios to drag.
final class PeopleController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private(set) var people: [String]

    init(_ people: [String]) {
        self.people = people
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))
        item.localObject = people[indexPath.row]
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        tableView.performBatchUpdates {
            self.people.insert(self.people.remove(at: source.row), at: destination.row)
            tableView.deleteRows(at: [source], with: .automatic)
            tableView.insertRows(at: [destination], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: destination)
    }
}

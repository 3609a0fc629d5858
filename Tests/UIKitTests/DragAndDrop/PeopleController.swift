import UIKit

/// A table of names that drags and accepts names, written as for iOS.
final class PeopleController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var people: [String]

    init(_ people: [String]) {
        self.people = people
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
    }

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

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: people.count, section: 0)
        for item in coordinator.items {
            if let source = item.sourceIndexPath {
                let name = people.remove(at: source.row)
                people.insert(name, at: destination.row)
                tableView.performBatchUpdates {
                    tableView.deleteRows(at: [source], with: .automatic)
                    tableView.insertRows(at: [destination], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: destination)
            } else {
                item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
                    guard let name = object as? NSString else { return }
                    let text = String(describing: name)
                    DispatchQueue.main.async {
                        self.people.insert(text, at: destination.row)
                        tableView.insertRows(at: [destination], with: .automatic)
                    }
                }
            }
        }
    }
}

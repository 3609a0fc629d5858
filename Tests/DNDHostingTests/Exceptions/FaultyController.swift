import UIKit

/// A table that breaks one rule in its drop and continues, like a delegate that caught the exception.
final class FaultyController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    enum Fault: Sendable {
        /// Reports a deletion that the data does not contain (E01).
        case keptData

        /// Deletes two rows and reports one (E03).
        case wrongCount

        /// Deletes a missing row (E10).
        case noSuchRow
    }

    private let fault: Fault
    private var people = ["Ann", "Bob", "Cleo", "Dan"]

    init(_ fault: Fault) {
        self.fault = fault
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
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
        [UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let first = IndexPath(row: 0, section: 0)
        switch fault {
        case .keptData: tableView.deleteRows(at: [first], with: .automatic)
        case .wrongCount:
            people.removeFirst(2)
            tableView.deleteRows(at: [first], with: .automatic)
        case .noSuchRow: tableView.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .automatic)
        }
        people = ["Zoe"]
        tableView.reloadData()
        for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: first) }
    }
}

/// The same with snapshots: a duplicate identifier in one call (S01).
final class FaultyDiffableController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var source: UITableViewDiffableDataSource<String, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
        source = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["people"])
        snapshot.appendItems(["Ann", "Bob", "Cleo", "Dan"])
        source?.apply(snapshot, animatingDifferences: false)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "person" as NSString))]
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let source else { return }
        var snapshot = source.snapshot()
        snapshot.appendItems(["Eve", "Eve"])
        snapshot.deleteItems(["Ann"])
        source.apply(snapshot)
    }
}

import UIKit

class ContactsViewController: UIViewController {
    let tableView = UITableView()

    var dataSource: ContactsDataSource?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addPerson))

        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.classForCoder(), forCellReuseIdentifier: "PersonCell")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dragInteractionEnabled = true
        view.addSubview(tableView)

        dataSource = ContactsDataSource(tableView: tableView) { tableView, indexPath, person in
            let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
            cell.textLabel?.text = person.name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Person>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["Emma", "Noah", "Olivia", "Liam", "Emma"].map { Person(name: $0) })
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    @objc private func addPerson() {
        guard var snapshot = dataSource?.snapshot() else { return }
        snapshot.appendItems([Person(name: "Ava")], toSection: .main)
        dataSource?.apply(snapshot)
    }
}

extension ContactsViewController: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let person = dataSource?.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: person.name as NSString))
        item.localObject = person
        item.previewProvider = {
            let label = UILabel()
            label.text = person.name
            return UIDragPreview(view: label)
        }
        return [item]
    }
}

extension ContactsViewController: UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        // The data source moves the row.
    }
}

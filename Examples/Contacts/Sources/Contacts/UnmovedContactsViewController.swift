import UIKit

/// The mistake: nobody says that rows can be moved, so that the empty `performDropWith` takes the drop.
final class UnmovedContactsViewController: ContactsViewController {
    private final class UnmovedDataSource: UITableViewDiffableDataSource<Section, Person> {}

    private lazy var unmoved = UnmovedDataSource(tableView: tableView) { tableView, indexPath, person in
        let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
        cell.textLabel?.text = person.name
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let snapshot = dataSource?.snapshot() else { return }
        unmoved.apply(snapshot, animatingDifferences: false)
    }
}

import UIKit

/// The mistake: the data source does not allow rows to move, so the empty `performDropWith` receives the drop.
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

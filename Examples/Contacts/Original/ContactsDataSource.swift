import UIKit

enum Section {
    case main
}

struct Person: Hashable {
    let name: String
    let id = UUID()
}

class ContactsDataSource: UITableViewDiffableDataSource<Section, Person> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let person = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath,
            let neighbor = itemIdentifier(for: destinationIndexPath)
        else { return }

        var snapshot = self.snapshot()
        snapshot.deleteItems([person])
        if sourceIndexPath.row < destinationIndexPath.row {
            snapshot.insertItems([person], afterItem: neighbor)
        } else {
            snapshot.insertItems([person], beforeItem: neighbor)
        }
        apply(snapshot, animatingDifferences: false)
    }
}

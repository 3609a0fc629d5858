import UIKit

/// The mistake: the second item is looked up by a path from before the move of the first one.
final class StaleGroceriesController: GroceriesController {
    override func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let source = item.sourceIndexPath else { continue }
            tableView.performBatchUpdates {
                self.groceries.insert(self.groceries.remove(at: source.row), at: destination.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [destination], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: destination)
        }
    }
}

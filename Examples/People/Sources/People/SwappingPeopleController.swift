import UIKit

/// The mistake: two rows are swapped instead of moving one. It shows only for rows that are not adjacent.
final class SwappingPeopleController: PeopleController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        people.swapAt(sourceIndexPath.row, destinationIndexPath.row)
    }
}

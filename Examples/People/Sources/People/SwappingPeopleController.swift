import UIKit

/// The mistake: the two rows change places, where one was to move. It shows only for rows that are no neighbours.
final class SwappingPeopleController: PeopleController {
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        people.swapAt(sourceIndexPath.row, destinationIndexPath.row)
    }
}

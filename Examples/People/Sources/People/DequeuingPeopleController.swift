import UIKit

/// The mistake: a cell is dequeued outside a request of the table, which crashes from iOS 18 on. The displayed cell is
/// `tableView.cellForRow(at:)`.
final class DequeuingPeopleController: PeopleController {
    override func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let cell = self.tableView(tableView, cellForRowAt: indexPath)
        let name = cell.textLabel?.text ?? ""
        return [UIDragItem(itemProvider: NSItemProvider(object: name as NSString))]
    }
}

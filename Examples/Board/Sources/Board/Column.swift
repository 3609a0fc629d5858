import UIKit

/// A card on the board.
struct Card: Equatable {
    let title: String
}

/// The cards of one column, as the data source and delegate of its table.
class Column: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let title: String
    private(set) var cards: [Card]
    private weak var table: UITableView?

    init(title: String, cards: [Card]) {
        self.title = title
        self.cards = cards
        super.init()
    }

    /// Takes over a table: a reused cell brings the table of another column.
    func show(in table: UITableView) {
        self.table = table
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Card")
        table.dragInteractionEnabled = true
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.reloadData()
    }

    /// Removes a card that moves to another column or the bin.
    func remove(_ card: Card) {
        guard let row = cards.firstIndex(of: card) else { return }
        table?.performBatchUpdates {
            self.cards.remove(at: row)
            self.table?.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
    }

    private func insert(_ card: Card, at destination: IndexPath) {
        table?.performBatchUpdates {
            self.cards.insert(card, at: destination.row)
            self.table?.insertRows(at: [destination], with: .automatic)
        }
    }

    // MARK: - Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Card", for: indexPath)
        cell.textLabel?.text = cards[indexPath.row].title
        return cell
    }

    // MARK: - Dragging

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let card = cards[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: card.title as NSString))
        item.localObject = DraggedCard(card: card, column: self)
        return [item]
    }

    // MARK: - Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.localDragSession != nil
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Handles cards of this column and of others alike: removes, inserts, then animates the preview to its row.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let dragged = item.dragItem.localObject as? DraggedCard else {
            return
        }
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: cards.count, section: 0)
        dragged.column.remove(dragged.card)
        insert(dragged.card, at: destination)
        coordinator.drop(item.dragItem, toRowAt: destination)
    }
}

/// The local object of a drag inside the app: the card, and its column.
struct DraggedCard {
    let card: Card
    let column: Column
}

import UIKit

/// A card on the board.
struct Card: Equatable {
    let title: String
}

/// The cards of one column: what its table asks for.
class Column: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let title: String
    private(set) var cards: [Card]
    private weak var table: UITableView?

    init(title: String, cards: [Card]) {
        self.title = title
        self.cards = cards
        super.init()
    }

    /// Takes a table over; a cell that is reused brings one that another column has had.
    func show(in table: UITableView) {
        self.table = table
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Card")
        table.dragInteractionEnabled = true
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.reloadData()
    }

    /// Takes a card out, for another column or the bin.
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

    /// The same for a card of this column and of another one: out there, in here, then the preview to its row.
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

/// What a drag inside the app carries: the card, and the column that has it.
struct DraggedCard {
    let card: Card
    let column: Column
}

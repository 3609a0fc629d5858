import UIKit

/// A table with snapshots, whose delegate applies one whenever possible.
final class FireDiffable: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private let app: FireApp
    private let source: UITableViewDiffableDataSource<String, String>
    private var madeCount = 0

    init(_ app: FireApp) {
        self.app = app
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        source = Source(tableView: table) { table, path, label in
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
            cell.textLabel?.text = label
            return cell
        }
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        (table.dragDelegate, table.dropDelegate) = (self, self)
        app.list = .table(table)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems(app.rows[0], toSection: "one")
        source.apply(snapshot, animatingDifferences: false)
    }

    private final class Source: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            apply(snapshot())
        }
    }

    private func apply() {
        app.act()
        guard app.dice.happens(oneIn: 2) else { return }
        var snapshot = source.snapshot()
        let items = snapshot.itemIdentifiers
        let chosen = items.isEmpty ? "none" : items[app.dice.roll(items.count)]
        switch app.dice.roll(7) {
        case 0, 1:
            madeCount += 1
            snapshot.appendItems(["made \(madeCount)"], toSection: "one")
        case 2: snapshot.deleteItems([chosen])
        case 3: snapshot.moveItem(chosen, afterItem: items.first ?? "none")
        case 4: snapshot.reloadItems([chosen])
        case 5: if app.dice.happens(oneIn: 5) { snapshot.appendItems(["x", "x"], toSection: "three") }
        default: snapshot.deleteSections(["two"])
        }
        let dice = app.dice
        source.apply(snapshot, animatingDifferences: dice.happens(oneIn: 2)) { [weak self] in self?.app.act() }
        if dice.happens(oneIn: 9) { source.applySnapshotUsingReloadData(snapshot) }
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        apply()
        return source.itemIdentifier(for: indexPath).map { [app.item($0)] } ?? []
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { apply() }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        apply()
        return UITableViewDropProposal(
            operation: app.operation(session), intent: .init(rawValue: app.intent()) ?? .unspecified)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        app.perform(
            FireApp.Drop(
                items: coordinator.items.map { $0.dragItem }, session: coordinator.session,
                land: { coordinator.drop($0, toRowAt: $1) },
                landInto: { coordinator.drop($0, intoRowAt: $1, rect: .zero) },
                landOn: { coordinator.drop($0, to: $1) },
                hold: { item, path in
                    let placeholder = UITableViewDropPlaceholder(
                        insertionIndexPath: path, reuseIdentifier: "Row", rowHeight: 44)
                    let context = coordinator.drop(item, to: placeholder)
                    return FireApp.Placeholder(
                        commit: { updates in
                            context.commitInsertion { path in
                                updates(path)
                                self.apply()
                            }
                        }, delete: { context.deletePlaceholder() })
                }))
        apply()
    }
}

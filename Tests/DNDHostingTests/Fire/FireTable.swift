import UIKit

/// A table with a random delegate.
final class FireTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    private let app: FireApp

    init(_ app: FireApp) {
        self.app = app
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (self, self, self, self)
        table.isSpringLoaded = app.dice.happens(oneIn: 3)
        app.list = .table(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { app.rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { app.count(section) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = app.row(indexPath)
        return cell
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        app.act()
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        context.targetView = tableView.cellForRow(at: app.path())
        app.act()
        return app.dice.happens(oneIn: 2)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        _ = session.location(in: tableView)
        return app.items(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        app.items(at: indexPath)
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { app.act() }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { app.act() }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        app.act()
        return !app.dice.happens(oneIn: 12)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { app.act() }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { app.act() }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { app.act() }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        _ = session.location(in: tableView)
        return UITableViewDropProposal(
            operation: app.operation(session), intent: .init(rawValue: app.intent()) ?? .unspecified)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        app.perform(
            FireApp.Drop(
                items: coordinator.items.map { $0.dragItem }, session: coordinator.session,
                land: { coordinator.drop($0, toRowAt: $1).addCompletion { [app = self.app] _ in app.act() } },
                landInto: { coordinator.drop($0, intoRowAt: $1, rect: .zero) },
                landOn: { coordinator.drop($0, to: $1) },
                hold: { item, path in
                    let placeholder = UITableViewDropPlaceholder(
                        insertionIndexPath: path, reuseIdentifier: "Row", rowHeight: 44)
                    placeholder.cellUpdateHandler = { [weak app = self.app] _ in app?.act() }
                    let context = coordinator.drop(item, to: placeholder)
                    return FireApp.Placeholder(
                        commit: { context.commitInsertion(dataSourceUpdates: $0) },
                        delete: { context.deletePlaceholder() })
                }))
    }
}

import UIKit

/// A collection with a random delegate.
final class FireCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    private let app: FireApp

    init(_ app: FireApp) {
        self.app = app
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
        (collection.dataSource, collection.delegate, collection.dragDelegate, collection.dropDelegate) = (
            self, self, self, self
        )
        collection.isSpringLoaded = app.dice.happens(oneIn: 3)
        app.list = .collection(collection)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { app.rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        app.count(section)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
        cell.accessibilityLabel = app.row(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        app.act()
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        context.targetView = collectionView.cellForItem(at: app.path())
        app.act()
        return app.dice.happens(oneIn: 2)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        _ = session.location(in: collectionView)
        return app.items(at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        app.items(at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        app.act()
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { app.act() }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        app.act()
        return !app.dice.happens(oneIn: 12)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        app.act()
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { app.act() }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { app.act() }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        _ = session.location(in: collectionView)
        return UICollectionViewDropProposal(
            operation: app.operation(session), intent: .init(rawValue: app.intent()) ?? .unspecified)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        app.perform(
            FireApp.Drop(
                items: coordinator.items.map { $0.dragItem }, session: coordinator.session,
                land: { coordinator.drop($0, toItemAt: $1).addCompletion { [app = self.app] _ in app.act() } },
                landInto: { coordinator.drop($0, intoItemAt: $1, rect: .zero) },
                landOn: { coordinator.drop($0, to: $1) },
                hold: { item, path in
                    let placeholder = UICollectionViewDropPlaceholder(
                        insertionIndexPath: path, reuseIdentifier: "Row")
                    placeholder.cellUpdateHandler = { [weak app = self.app] _ in app?.act() }
                    let context = coordinator.drop(item, to: placeholder)
                    return FireApp.Placeholder(
                        commit: { context.commitInsertion(dataSourceUpdates: $0) },
                        delete: { context.deletePlaceholder() })
                }))
    }
}

import UIKit

/// Songs that move by a drag. The data source handles a move of one row within the table.
final class PlaylistController: UIViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    let tableView = UITableView()
    private let dataSource: PlaylistDataSource

    /// Creates the data source of the table.
    typealias Maker = @MainActor (UITableView, @escaping PlaylistDataSource.CellProvider) -> PlaylistDataSource

    init(_ titles: [String], dataSource make: Maker = PlaylistDataSource.init(tableView:cellProvider:)) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
        dataSource = make(tableView) { tableView, indexPath, song in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
            cell.textLabel?.text = song.title
            return cell
        }
        super.init(nibName: nil, bundle: nil)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
        snapshot.appendSections([0])
        snapshot.appendItems(titles.map { Song(title: $0) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        view.addSubview(tableView)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let song = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: song.title as NSString))
        item.localObject = song
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard tableView.hasActiveDrag, session.items.count == 1 else {
            return UITableViewDropProposal(operation: .forbidden)
        }
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    /// Required, or the table accepts no drop. It is empty because the data source moves the row.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

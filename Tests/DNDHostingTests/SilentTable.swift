import UIKit

/// A table of colours whose cells show no text. Each test implements the drop.
final class SilentTable: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    typealias Drop = @MainActor (SilentTable, any UITableViewDropCoordinator) -> Void

    var colors: [UIColor] = [.red, .orange, .yellow, .green, .blue]
    private let drop: Drop

    init(drop: @escaping Drop) {
        self.drop = drop
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = colors[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: colors[indexPath.row]))]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: colors[indexPath.row]))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let operation = session.localDragSession == nil ? UIDropOperation.copy : .move
        return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        drop(self, coordinator)
    }

    // MARK: - Drops

    func remove(at path: IndexPath) -> UIColor {
        defer { tableView.deleteRows(at: [path], with: .automatic) }
        return colors.remove(at: path.row)
    }

    func insert(_ color: UIColor, at path: IndexPath) {
        colors.insert(color, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
    }
}

/// The same, with a data source that moves rows.
final class SilentMovingTable: UIViewController, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate
{
    private let tableView = UITableView()
    private var colors: [UIColor] = [.red, .orange, .yellow, .green, .blue]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        colors.insert(colors.remove(at: source.row), at: destination.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: colors[indexPath.row]))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

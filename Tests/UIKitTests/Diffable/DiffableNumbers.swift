import DragDrop

@testable import UIKit

/// A list of letters with versions, `a1 b1 c1`, filled by snapshots, that records the requests to its cell provider.
@MainActor final class DiffableNumbers {
    enum Kind {
        case table, collection
    }

    let controller = UIViewController()
    let list: UIScrollView

    /// The items whose cells were requested since the last change.
    private(set) var asked: [Int] = []
    private(set) var dequeued: [UIView] = []

    /// The number of cells prepared for reuse.
    var reusedCount: Int {
        dequeued.reduce(0) { count, cell in
            count + ((cell as? TableCell)?.reuseCount ?? (cell as? CollectionCell)?.reuseCount ?? 0)
        }
    }

    private let count: Int
    private var version = 1
    private var applying: (@MainActor (NSDiffableDataSourceSnapshot<Int, Int>, Bool) async -> Void)?
    private var current: (() -> NSDiffableDataSourceSnapshot<Int, Int>)?

    init(_ kind: Kind, count: Int) {
        self.count = count
        let frame = CGRect(x: 0, y: 0, width: 44, height: 0)
        switch kind {
        case .table: list = UITableView(frame: frame)
        case .collection:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 44, height: 44)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            list = UICollectionView(frame: frame, collectionViewLayout: layout)
        }
        list.autoresizingMask = []
        controller.view.addSubview(list)
        if let table = list as? UITableView { fill(table) }
        if let collection = list as? UICollectionView { fill(collection) }
    }

    private func fill(_ table: UITableView) {
        table.register(TableCell.self, forCellReuseIdentifier: "Number")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "Number", for: path)
            cell.textLabel?.text = text(of: item)
            note(item, cell)
            return cell
        }
        applying = { snapshot, reloads in
            if reloads { return await source.applySnapshotUsingReloadData(snapshot) }
            await source.apply(snapshot, animatingDifferences: true)
        }
        current = { source.snapshot() }
    }

    private func fill(_ collection: UICollectionView) {
        collection.register(CollectionCell.self, forCellWithReuseIdentifier: "Number")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            [unowned self] collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "Number", for: path)
            (cell as? CollectionCell)?.label.text = text(of: item)
            note(item, cell)
            return cell
        }
        applying = { snapshot, reloads in
            if reloads { return await source.applySnapshotUsingReloadData(snapshot) }
            await source.apply(snapshot, animatingDifferences: true)
        }
        current = { source.snapshot() }
    }

    private func text(of item: Int) -> String {
        "\(UnicodeScalar(UInt8(ascii: "a") + UInt8(item)))\(version)"
    }

    private func note(_ item: Int, _ cell: UIView) {
        asked.append(item)
        dequeued.append(cell)
    }

    // MARK: - App actions

    /// Changes the text of every item.
    func change() {
        version += 1
        asked = []
    }

    /// The first snapshot contains all items.
    func apply(_ edit: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void = { _ in }) async {
        guard var snapshot = current?() else { return }
        if snapshot.numberOfSections == 0 {
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
        }
        edit(&snapshot)
        await applying?(snapshot, false)
    }

    func applyUsingReloadData() async {
        asked = []
        if let snapshot = current?() { await applying?(snapshot, true) }
    }

    func reloadData() {
        asked = []
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    // MARK: - Displayed rows

    func cell(at row: Int) -> UIView? {
        let path = IndexPath(item: row, section: 0)
        return (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
    }

    var texts: [String] {
        (0..<(current?().numberOfItems ?? 0)).map { text(of: cell(at: $0)) }
    }

    var visibleTexts: [String] {
        let cells: [UIView] = (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
        return cells.map { text(of: $0) }
    }

    private func text(of cell: UIView?) -> String {
        (cell as? UITableViewCell)?.textLabel?.text ?? (cell as? CollectionCell)?.label.text ?? ""
    }

    /// The path and rule of each request to the cell provider.
    func questions(on screen: Screen) -> [String] {
        screen.withEngine { engine in
            engine.trace.compactMap { entry in
                guard case .call(let call, _, isImplemented: true) = entry.kind, call.question == .cellProvider,
                    let path = call.path, let rule = entry.rule
                else { return nil }
                return "[\(path.section), \(path.item)] \(rule.description)"
            }
        }
    }

    // MARK: - Cells

    final class TableCell: UITableViewCell {
        var reuseCount = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuseCount += 1
        }
    }

    final class CollectionCell: UICollectionViewCell {
        let label = UILabel()
        var reuseCount = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuseCount += 1
        }
    }
}

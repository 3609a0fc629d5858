import UIKit

/// A table or a collection, with common calls.
@MainActor enum RealList {
    case table(UITableView)
    case collection(UICollectionView)

    var view: UIView {
        switch self {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }

    func insert(_ paths: [IndexPath]) {
        switch self {
        case .table(let table): table.insertRows(at: paths, with: .automatic)
        case .collection(let collection): collection.insertItems(at: paths)
        }
    }

    func delete(_ paths: [IndexPath]) {
        switch self {
        case .table(let table): table.deleteRows(at: paths, with: .automatic)
        case .collection(let collection): collection.deleteItems(at: paths)
        }
    }

    func move(_ path: IndexPath, to other: IndexPath) {
        switch self {
        case .table(let table): table.moveRow(at: path, to: other)
        case .collection(let collection): collection.moveItem(at: path, to: other)
        }
    }

    func reload(_ paths: [IndexPath]) {
        switch self {
        case .table(let table): table.reloadRows(at: paths, with: .automatic)
        case .collection(let collection): collection.reloadItems(at: paths)
        }
    }

    func reconfigure(_ paths: [IndexPath]) {
        switch self {
        case .table(let table): table.reconfigureRows(at: paths)
        case .collection(let collection): collection.reconfigureItems(at: paths)
        }
    }

    func insertSection(_ section: Int) {
        switch self {
        case .table(let table): table.insertSections([section], with: .automatic)
        case .collection(let collection): collection.insertSections([section])
        }
    }

    func deleteSection(_ section: Int) {
        switch self {
        case .table(let table): table.deleteSections([section], with: .automatic)
        case .collection(let collection): collection.deleteSections([section])
        }
    }

    func moveSection(_ section: Int, to other: Int) {
        switch self {
        case .table(let table): table.moveSection(section, toSection: other)
        case .collection(let collection): collection.moveSection(section, toSection: other)
        }
    }

    func reloadSection(_ section: Int) {
        switch self {
        case .table(let table): table.reloadSections([section], with: .automatic)
        case .collection(let collection): collection.reloadSections([section])
        }
    }

    func batch(_ updates: @escaping () -> Void) {
        switch self {
        case .table(let table): table.performBatchUpdates(updates) { _ in }
        case .collection(let collection): collection.performBatchUpdates(updates) { _ in }
        }
    }

    func reloadData() {
        switch self {
        case .table(let table): table.reloadData()
        case .collection(let collection): collection.reloadData()
        }
    }

    /// Calls only `beginUpdates` or only `endUpdates`; for tables only.
    func unbalance(begins: Bool) {
        guard case .table(let table) = self else { return }
        if begins { table.beginUpdates() } else { table.endUpdates() }
    }

    func dequeue(at path: IndexPath) {
        switch self {
        case .table(let table): _ = table.dequeueReusableCell(withIdentifier: "Row", for: path)
        case .collection(let collection):
            _ = collection.dequeueReusableCell(withReuseIdentifier: "Row", for: path)
        }
    }

    func setDrags(_ drags: Bool) {
        switch self {
        case .table(let table): table.dragInteractionEnabled = drags
        case .collection(let collection): collection.dragInteractionEnabled = drags
        }
    }

    func setEditing(_ isEditing: Bool) {
        switch self {
        case .table(let table): table.setEditing(isEditing, animated: true)
        case .collection(let collection): collection.isEditing = isEditing
        }
    }

    func select(_ path: IndexPath) {
        switch self {
        case .table(let table): table.selectRow(at: path, animated: false, scrollPosition: .none)
        case .collection(let collection): collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    func scroll(to path: IndexPath) {
        switch self {
        case .table(let table): table.scrollToRow(at: path, at: .middle, animated: false)
        case .collection(let collection): collection.scrollToItem(at: path, at: .top, animated: false)
        }
    }

    /// Makes every query that a delegate can make during a drag.
    func ask(_ path: IndexPath) {
        switch self {
        case .table(let table):
            _ = (table.hasActiveDrag, table.hasActiveDrop, table.hasUncommittedUpdates, table.numberOfSections)
            _ = (table.cellForRow(at: path), table.visibleCells, table.indexPathsForSelectedRows)
            _ = table.indexPathForRow(at: CGPoint(x: 5, y: 60))
            _ = table.dataSourceIndexPath(forPresentationIndexPath: path)
            _ = table.numberOfRows(inSection: path.section)
        case .collection(let collection):
            _ = (collection.hasActiveDrag, collection.hasActiveDrop, collection.numberOfSections)
            _ = (collection.cellForItem(at: path), collection.visibleCells, collection.indexPathsForSelectedItems)
            _ = collection.indexPathForItem(at: CGPoint(x: 5, y: 60))
            _ = collection.presentationIndexPath(forDataSourceIndexPath: path)
            _ = collection.numberOfItems(inSection: path.section)
        }
    }

    func dropDataSource() {
        switch self {
        case .table(let table): table.dataSource = nil
        case .collection(let collection): collection.dataSource = nil
        }
    }

    func dropDelegates() {
        switch self {
        case .table(let table): (table.dragDelegate, table.dropDelegate) = (nil, nil)
        case .collection(let collection): (collection.dragDelegate, collection.dropDelegate) = (nil, nil)
        }
    }
}

/// Queries for scripts only.
extension RealList {
    /// The path of the shown row with a text.
    func path(saying text: String) -> IndexPath? {
        switch self {
        case .table(let table):
            table.visibleCells.first { $0.textLabel?.text == text }.flatMap { table.indexPath(for: $0) }
        case .collection(let collection):
            collection.visibleCells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == text }
                .flatMap { collection.indexPath(for: $0) }
        }
    }

    /// The number of shown rows.
    func visibleRowCount(inSection section: Int) -> Int {
        let paths =
            switch self {
            case .table(let table): table.indexPathsForVisibleRows ?? []
            case .collection(let collection): collection.indexPathsForVisibleItems
            }
        return paths.count { $0.section == section }
    }

    func countRows(inSection section: Int) {
        switch self {
        case .table(let table): _ = table.numberOfRows(inSection: section)
        case .collection(let collection): _ = collection.numberOfItems(inSection: section)
        }
    }

    func dequeue(_ identifier: String) {
        let path = IndexPath(item: 0, section: 0)
        switch self {
        case .table(let table): _ = table.dequeueReusableCell(withIdentifier: identifier, for: path)
        case .collection(let collection):
            _ = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        }
    }

    func register(_ identifier: String) {
        switch self {
        case .table(let table): table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        case .collection(let collection):
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        }
    }

    /// Sets a layout with cells at some paths regardless of the data; does nothing for a table.
    func layOut(_ paths: [IndexPath]) {
        guard case .collection(let collection) = self else { return }
        collection.collectionViewLayout = InventingLayout(paths)
        collection.layoutIfNeeded()
    }

    var translating: any UIDataSourceTranslating {
        switch self {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }
}

private final class InventingLayout: UICollectionViewFlowLayout {
    private let paths: [IndexPath]

    init(_ paths: [IndexPath]) {
        self.paths = paths
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        paths.map { UICollectionViewLayoutAttributes(forCellWith: $0) }
    }
}

import UIKit

/// A table or a collection under fire: the same calls for both.
@MainActor enum FireList {
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

    func changeSections(_ kind: Int, _ section: Int) {
        let set = IndexSet(integer: max(0, section))
        switch (self, kind) {
        case (.table(let table), 0): table.insertSections(set, with: .automatic)
        case (.table(let table), 1): table.deleteSections(set, with: .automatic)
        case (.table(let table), 2): table.moveSection(section, toSection: 0)
        case (.table(let table), _): table.reloadSections(set, with: .automatic)
        case (.collection(let collection), 0): collection.insertSections(set)
        case (.collection(let collection), 1): collection.deleteSections(set)
        case (.collection(let collection), 2): collection.moveSection(section, toSection: 0)
        case (.collection(let collection), _): collection.reloadSections(set)
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

    /// Begins without an end, or ends without a beginning: tables only.
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

    /// Asks everything that a delegate may ask on the way.
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

import DragDrop
import Testing

@testable import UIKit

/// A data source as written for iOS: a table of tasks that can be deleted and moved.
private final class TaskSource: UITableViewDiffableDataSource<String, Int> {
    var committed: [IndexPath] = []

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        committed.append(indexPath)
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath), let target = itemIdentifier(for: destinationIndexPath)
        else { return }
        var snapshot = snapshot()
        let isDown = sourceIndexPath < destinationIndexPath
        if isDown { snapshot.moveItem(item, afterItem: target) } else { snapshot.moveItem(item, beforeItem: target) }
        apply(snapshot, animatingDifferences: false)
    }
}

@MainActor @Suite(.faultsApart) struct DataSourceMethodTests {
    private let list = EngineList(kind: .table)
    private let table = UITableView(frame: .zero)

    private func fill<Source: UITableViewDiffableDataSource<String, Int>>(_ source: Source) -> Source {
        source.content.list = list
        list.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["today", "later"])
        snapshot.appendItems([1, 2, 3], toSection: "today")
        snapshot.appendItems([4])
        source.apply(snapshot)
        return source
    }

    @Test func `A table reads its rows from what is applied`() {
        let source = fill(
            UITableViewDiffableDataSource(tableView: table) { _, path, item in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(item) at \(path.section), \(path.row)"
                return cell
            })
        #expect(source.numberOfSections(in: table) == 2)
        #expect(source.tableView(table, numberOfRowsInSection: 0) == 3)
        let cell = source.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(cell.textLabel?.text == "2 at 0, 1")
        #expect(source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
        #expect(source.index(for: "later") == 1)
        #expect(source.defaultRowAnimation == .automatic)
    }

    @Test func `Without a subclass rows are neither edited nor moved`() {
        let source = fill(UITableViewDiffableDataSource(tableView: table) { _, _, _ in UITableViewCell() })
        let path = IndexPath(row: 0, section: 0)
        source.tableView(table, commit: .delete, forRowAt: path)
        source.tableView(table, moveRowAt: path, to: IndexPath(row: 2, section: 0))
        #expect(!source.tableView(table, canEditRowAt: path) && !source.tableView(table, canMoveRowAt: path))
        #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
        #expect(source.sectionIndexTitles(for: table) == nil)
        #expect(source.tableView(table, sectionForSectionIndexTitle: "L", at: 1) == 1)
        #expect(list.order == "1 2 3|4")
    }

    @Test func `A subclass edits and moves by applying snapshots`() {
        let source = fill(TaskSource(tableView: table) { _, _, _ in UITableViewCell() })
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        #expect(list.order == "2 3 1|4")
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        #expect(list.order == "2 1|4")
        #expect(source.tableView(table, titleForHeaderInSection: 1) == "later")
        #expect(source.committed == [IndexPath(row: 1, section: 0)])
    }

    @Test func `The base class responds to no moves, a subclass to those it has written`() {
        let plain = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        let tasks = TaskSource(tableView: table) { _, _, _ in UITableViewCell() }
        #expect(!OptionalMethods.has(.moveRowAt, plain) && !OptionalMethods.has(.canMoveRowAt, plain))
        #expect(OptionalMethods.has(.moveRowAt, tasks) && OptionalMethods.has(.canMoveRowAt, tasks))
        #expect(table.dataSource === tasks)
    }

    @Test func `A provider without a cell is told in UIKit's words`() {
        let source = fill(UITableViewDiffableDataSource(tableView: table) { _, _, _ in nil })
        let text =
            "UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: "
            + "\(UIKitException.fixedAddress) {length = 2, path = 0 - 0}> with item identifier '1', "
            + "which is not allowed. You must always return a cell to the table view: <UITableView: "
            + UIKitException.fixedAddress + ">"
        #expect(list.engine.exception?.text == text)
        _ = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(UIKitFault.raised.map(\.text) == [text])
    }

    @Test func `A collection has supplementary views and no index`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, item in
            let cell = UICollectionViewCell(frame: .zero)
            cell.tag = item
            return cell
        }
        source.content.list = list
        var snapshot = source.snapshot()
        snapshot.appendSections([7])
        snapshot.appendItems([70, 71])
        source.applySnapshotUsingReloadData(snapshot)
        let path = IndexPath(item: 1, section: 0)
        #expect(source.numberOfSections(in: view) == 1)
        #expect(source.collectionView(view, numberOfItemsInSection: 0) == 2)
        #expect(source.collectionView(view, cellForItemAt: path).tag == 71)
        source.supplementaryViewProvider = { _, kind, path in
            let header = UICollectionReusableView(frame: .zero)
            header.tag = kind == "header" ? path.item + 5 : 0
            return header
        }
        let header = source.collectionView(view, viewForSupplementaryElementOfKind: "header", at: path)
        #expect(header.tag == 6)
        source.collectionView(view, moveItemAt: path, to: IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == [70, 71])
        #expect(source.indexTitles(for: view) == nil)
        #expect(source.collectionView(view, indexPathForIndexTitle: "S", at: 0) == IndexPath(item: 0, section: 0))
    }
}

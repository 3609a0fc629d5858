import Testing

@testable import UIKit

/// Tests the Objective-C classes for snapshots and diffable data sources.
@MainActor @Suite struct ReferenceTests {
    private func reference() -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["A", "B"])
        snapshot.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "A")
        snapshot.appendItems(withIdentifiers: [4])
        return snapshot
    }

    @Test func `A snapshot reference changes as the value does`() {
        let snapshot = reference()
        snapshot.moveItem(withIdentifier: 4, beforeItemWithIdentifier: 1)
        snapshot.insertItems(withIdentifiers: [5, 6], afterItemWithIdentifier: 2)
        snapshot.deleteItems(withIdentifiers: [3])
        snapshot.moveSection(withIdentifier: "B", beforeSectionWithIdentifier: "A")
        snapshot.reloadItems(withIdentifiers: [5])
        #expect(snapshot.itemIdentifiers as? [Int] == [4, 1, 2, 5, 6])
        #expect(snapshot.sectionIdentifiers as? [String] == ["B", "A"])
        #expect(snapshot.numberOfItems(inSection: "A") == 5)
        #expect(snapshot.index(ofItemIdentifier: 2) == 2)
        #expect(snapshot.index(ofItemIdentifier: 9) == NSNotFound)
        #expect(snapshot.index(ofSectionIdentifier: "C") == NSNotFound)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "A")
        #expect(snapshot.reloadedItemIdentifiers as? [Int] == [5])
    }

    @Test func `A copy is another snapshot`() throws {
        let snapshot = reference()
        let copy = try #require(snapshot.copy() as? NSDiffableDataSourceSnapshotReference)
        copy.deleteAllItems()
        #expect(snapshot.numberOfItems == 4)
        #expect(copy.numberOfItems == 0)
    }

    @Test func `A snapshot is cast to its reference and back`() {
        var value = NSDiffableDataSourceSnapshot<String, Int>()
        value.appendSections(["A"])
        value.appendItems([3, 1, 2])
        value.reloadItems([1])
        let reference = value as NSDiffableDataSourceSnapshotReference
        #expect(reference.itemIdentifiers as? [Int] == [3, 1, 2])
        reference.deleteItems(withIdentifiers: [3])
        let back = reference as NSDiffableDataSourceSnapshot<String, Int>
        #expect(back.itemIdentifiers == [1, 2])
        #expect(back.reloadedItemIdentifiers == [1])
        #expect(value.itemIdentifiers == [3, 1, 2])
        #expect(reference == back as NSDiffableDataSourceSnapshotReference)
        #expect(reference != value as NSDiffableDataSourceSnapshotReference)
        reference.appendSections(withIdentifiers: [7])
        reference.appendItems(withIdentifiers: [1.5])
        reference.deleteSections(withIdentifiers: [7])
        #expect((reference as NSDiffableDataSourceSnapshot<String, Int>) == back)
        var other: NSDiffableDataSourceSnapshot<Int, Int>?
        #expect(!NSDiffableDataSourceSnapshot._conditionallyBridgeFromObjectiveC(reference, result: &other))
    }

    @Test func `A table is filled through the reference`() async {
        final class Movable: UITableViewDiffableDataSourceReference {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let source = Movable(tableView: table) { _, _, identifier in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(identifier)"
            return cell
        }
        let controller = UIViewController()
        controller.view.addSubview(table)
        let screen = Screen(showing: controller)
        var isDone = false
        source.applySnapshot(reference(), animatingDifferences: true) { isDone = true }
        await screen.settle()
        #expect(isDone)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["row 1", "row 2", "row 3", "row 4"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) as? Int == 4)
        #expect(source.indexPath(forItemIdentifier: 3) == IndexPath(row: 2, section: 0))
        #expect(source.sectionIdentifier(for: 1) as? String == "B")
        #expect(source.index(forSectionIdentifier: "C") == NSNotFound)
        let snapshot = source.snapshot()
        snapshot.deleteItems(withIdentifiers: [2])
        source.applySnapshot(usingReloadData: snapshot)
        await screen.settle()
        #expect(screen.rows(of: table) == ["row 1", "row 3", "row 4"])
        #expect(OptionalMethods.has(TableDataMethod.canMoveRowAt, source))
        #expect(!OptionalMethods.has(TableDataMethod.moveRowAt, source))
    }

    @Test func `A collection is filled through the reference`() async {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSourceReference(collectionView: collection) { _, _, identifier in
            let cell = UICollectionViewCell(frame: .zero)
            cell.accessibilityLabel = "\(identifier)"
            return cell
        }
        let controller = UIViewController()
        controller.view.addSubview(collection)
        let screen = Screen(showing: controller)
        source.applySnapshot(reference(), animatingDifferences: false)
        await screen.settle()
        #expect(collection.numberOfItems(inSection: 0) == 3)
        #expect(source.indexPath(forItemIdentifier: 4) == IndexPath(item: 0, section: 1))
        #expect(!OptionalMethods.has(CollectionDataMethod.moveItemAt, source))
        source.applySnapshot(NSDiffableDataSourceSnapshotReference(), animatingDifferences: false)
        await screen.settle()
        #expect(collection.numberOfSections == 0)
    }

    @Test func `What is not hashable is no identifier`() async {
        await #expect(processExitsWith: .failure) {
            NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [{ 1 }])
        }
    }
}

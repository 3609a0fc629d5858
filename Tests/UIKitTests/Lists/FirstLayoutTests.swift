import Testing
import UIKit

/// Tests the requests of a list before its first layout, and its cells right after a snapshot.
@MainActor @Suite struct FirstLayoutTests {
    private final class Asked: NSObject, UICollectionViewDataSource {
        var calls = 0
        var count = 2

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            calls += 1
            return count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            calls += 1
            return UICollectionViewCell(frame: .zero)
        }
    }

    @Test func `A collection that was never laid out asks nothing when it is reloaded`() {
        let screen = Screen()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Asked()
        collection.dataSource = source
        collection.reloadData()
        #expect(source.calls == 0)
        #expect(collection.numberOfItems(inSection: 0) == 2)
        source.calls = 0
        source.count = 3
        collection.reloadData()
        #expect(source.calls == 0)
        collection.layoutIfNeeded()
        #expect(source.calls > 0)
        #expect(collection.numberOfItems(inSection: 0) == 3)
        source.calls = 0
        collection.reloadData()
        #expect(source.calls > 0)
        #expect(screen.exception == nil)
    }

    @Test func `A question reads what a reload has left open`() {
        let screen = Screen()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Asked()
        collection.dataSource = source
        collection.reloadData()
        source.count = 5
        #expect(collection.numberOfItems(inSection: 0) == 5)
        #expect(screen.exception == nil)
    }

    private final class Header: UICollectionReusableView {}

    @Test func `Headers of a collection are there right after a snapshot is applied`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let screen = Screen(showing: controller)
        let collection: UICollectionView = controller.collectionView
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
            UICollectionViewCell(frame: .zero)
        }
        var asked: [Int] = []
        source.supplementaryViewProvider = { collection, kind, path in
            asked.append(path.section)
            return collection.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["A"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        #expect(asked == [0, 1])
        #expect(collection.supplementaryView(forElementKind: kind, at: [0, 0]) is Header)
        #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
        #expect(screen.exception == nil)
    }

    private final class Titled: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "section \(section)"
        }
    }

    @Test(arguments: [true, false])
    func `Headers of a table are there right after a snapshot is applied`(isInWindow: Bool) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
        let controller = UIViewController()
        if isInWindow { controller.view.addSubview(table) }
        let screen = Screen(showing: controller)
        let source = Titled(tableView: table) { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["A"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "section 0")
        snapshot.appendSections([2])
        source.apply(snapshot, animatingDifferences: true)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "section 1")
        #expect(screen.exception == nil)
    }
}

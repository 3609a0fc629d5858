import Testing
import UIKit

/// Tests code as written for iOS, on real tables and collections.
@MainActor @Suite struct DiffableClientTests {
    private enum Part: Hashable { case fruit, grain }

    private func show(_ list: UIView) -> Screen {
        let controller = UIViewController()
        controller.view.addSubview(list)
        return Screen(showing: controller)
    }

    @Test func `A table shows what its data source applies`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let screen = show(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Part, String>(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        snapshot.appendSections([.fruit, .grain])
        snapshot.appendItems(["figs", "pears"], toSection: .fruit)
        snapshot.appendItems(["rice"], toSection: .grain)
        source.apply(snapshot, animatingDifferences: false)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        let figs = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(figs.textLabel?.text == "figs")

        snapshot = source.snapshot()
        snapshot.moveItem("figs", afterItem: "rice")
        source.apply(snapshot)
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === figs)
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "pears")
        #expect(source.indexPath(for: "figs") == IndexPath(row: 1, section: 1))
        #expect(source.snapshot() == snapshot)
        #expect(screen.exception == nil)
    }

    @Test func `A collection shows the outline that its data source applies`() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let screen = show(view)
        let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: view) { _, _, name in
            let cell = UICollectionViewCell(frame: .zero)
            cell.accessibilityIdentifier = name
            return cell
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["citrus", "stone fruit"])
        outline.append(["lemon", "lime"], to: "citrus")
        source.apply(outline, to: .fruit)
        #expect(view.numberOfItems(inSection: 0) == 2)
        outline.expand(["citrus"])
        source.apply(outline, to: .fruit, animatingDifferences: false)
        #expect(view.numberOfItems(inSection: 0) == 4)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityIdentifier == "lemon")
        #expect(source.snapshot(for: .fruit) == outline)
        #expect(screen.exception == nil)
    }
}

import Testing
import UIKit

/// Tests which rows reuse the previous cells.
@MainActor @Suite struct CellReuseTests {
    private final class Counting: UITableViewCell {
        var reuses = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    private final class CountingItem: UICollectionViewCell {
        var reuses = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    /// Rows with dequeued cells, or with cells that the program retains.
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate {
        var texts: [String]
        var held: [UITableViewCell] = []
        var heard: [String] = []
        lazy var registration = UICollectionView.CellRegistration<CountingItem, String> { cell, _, text in
            cell.accessibilityLabel = text
        }

        init(_ texts: [String]) {
            self.texts = texts
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            heard.append("cell \(indexPath.row)")
            let cell =
                held.isEmpty
                ? tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) : held[indexPath.row]
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { heard.append("-\(indexPath.row) \(cell.textLabel?.text ?? "")") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: texts[indexPath.item])
        }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private let controller = UITableViewController(style: .plain)
    private let rows = Rows(["A", "B", "C"])
    private var table: UITableView { controller.tableView }
    private let screen: Screen

    init() {
        screen = Screen(showing: controller)
        table.register(Counting.self, forCellReuseIdentifier: "Row")
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
    }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

    private var cells: [UITableViewCell] { (0..<rows.texts.count).compactMap { cell($0) } }

    private func identities(_ views: [UIView]) -> Set<ObjectIdentifier> { Set(views.map { ObjectIdentifier($0) }) }

    @Test func `Reloading a table uses the cells again that it has shown`() {
        let former = cells
        rows.texts = ["D", "E", "F"]
        table.reloadData()
        #expect(identities(cells) == identities(former))
        #expect(cells.map { ($0 as? Counting)?.reuses } == [1, 1, 1])
        #expect(cells.map { $0.textLabel?.text } == ["D", "E", "F"])
        table.reloadData()
        #expect(identities(cells) == identities(former))
        #expect(screen.exception == nil)
    }

    @Test func `Rows that a reload leaves over keep their cells for later ones`() async {
        let former = cells
        rows.texts = ["D"]
        table.reloadData()
        await screen.settle()
        rows.texts = ["D", "E", "F", "G"]
        table.insertRows(at: (1..<4).map { IndexPath(row: $0, section: 0) }, with: .none)
        #expect(identities(cells).isSuperset(of: identities(former)))
        #expect(cells.count == 4)
    }

    @Test func `A cell has left the screen before another row gets it`() async {
        await screen.settle()
        _ = rows.take()
        rows.texts = ["D", "E"]
        table.reloadData()
        #expect(rows.take() == ["-0 A", "-1 B", "-2 C", "cell 0", "cell 1"])
    }

    @Test func `A row is not selected because its cell was`() {
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let former = cells
        former[0].isHighlighted = true
        #expect(former.map(\.isSelected) == [false, false, true])
        table.reloadData()
        #expect(identities(cells) == identities(former))
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(cells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
    }

    @Test func `A row that is reloaded by itself gets another cell: both are shown for a moment`() {
        let former = cells
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        #expect(cells[0] === former[0] && cells[1] !== former[1] && cells[2] === former[2])
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(cells[0] === former[1])
    }

    @Test func `Cells that the program holds stay in their rows, and nobody else gets them`() async {
        rows.held = cells
        table.reloadData()
        await screen.settle()
        #expect(cells == rows.held)
        #expect(rows.held.map { ($0 as? Counting)?.reuses } == [0, 0, 0])
        let other = table.dequeueReusableCell(withIdentifier: "Row")
        #expect(other != nil && !rows.held.contains { $0 === other })
        _ = rows.take()
        screen.finger.tap(row: 1, in: table)
        await screen.settle()
        #expect(!rows.take().contains { $0.hasPrefix("-") })
    }

    @Test func `Registered items are used again by their registration`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = rows
        collection.layoutIfNeeded()
        let items = { (0..<3).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) } }
        let former = items()
        rows.texts = ["D", "E", "F"]
        collection.reloadData()
        #expect(identities(items()) == identities(former))
        #expect(items().map { ($0 as? CountingItem)?.reuses } == [1, 1, 1])
        #expect(items().map(\.accessibilityLabel) == ["D", "E", "F"])
        #expect(former[0].reuseIdentifier != nil)
        let other = UICollectionView.CellRegistration<CountingItem, String> { _, _, _ in }
        rows.registration = other
        collection.reloadData()
        #expect(identities(items()).isDisjoint(with: identities(former)))
    }

    @Test func `A snapshot that reloads the data uses the cells again`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
        table.register(Counting.self, forCellReuseIdentifier: "Row")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B"])
        source.apply(snapshot, animatingDifferences: false)
        let former = table.visibleCells
        snapshot.appendItems(["C"])
        source.applySnapshotUsingReloadData(snapshot)
        #expect(former.count == 2)
        #expect(identities(table.visibleCells).isSuperset(of: identities(former)))
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["A", "B", "C"])
    }
}

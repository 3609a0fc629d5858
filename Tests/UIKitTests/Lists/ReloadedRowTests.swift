import Testing
import UIKit

/// Tests that reloads and reconfigurations reach the cells of a list without snapshots.
@MainActor @Suite struct ReloadedRowTests {
    private let table = UITableView(frame: .zero)
    private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let letters = Letters()

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Letter")
        collection.register(LetterCell.self, forCellWithReuseIdentifier: "Letter")
        (table.dataSource, collection.dataSource) = (letters, letters)
    }

    private let path = IndexPath(row: 1, section: 0)

    private var texts: [String?] {
        (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
    }

    private var itemTexts: [String?] {
        (0..<3).map { (collection.cellForItem(at: IndexPath(item: $0, section: 0)) as? LetterCell)?.label.text }
    }

    @Test func `A reloaded row gets another cell, a reconfigured one keeps its own`() {
        let first = table.cellForRow(at: path)
        letters.version = 2
        table.reloadRows(at: [path], with: .none)
        let second = table.cellForRow(at: path)
        #expect(second !== first)
        #expect(texts == ["a1", "b2", "c1"])
        letters.version = 3
        table.reconfigureRows(at: [path])
        #expect(table.cellForRow(at: path) === second)
        #expect(texts == ["a1", "b3", "c1"])
        letters.version = 4
        table.reloadData()
        #expect(texts == ["a4", "b4", "c4"])
    }

    @Test func `So do items`() {
        let first = collection.cellForItem(at: path)
        letters.version = 2
        collection.reloadItems(at: [path])
        let second = collection.cellForItem(at: path)
        #expect(second !== first)
        #expect(itemTexts == ["a1", "b2", "c1"])
        letters.version = 3
        collection.reconfigureItems(at: [path])
        #expect(collection.cellForItem(at: path) === second)
        #expect(itemTexts == ["a1", "b3", "c1"])
        letters.version = 4
        collection.reloadData()
        #expect(itemTexts == ["a4", "b4", "c4"])
    }

    @Test func `Reconfiguring a row hands its cell to nobody else`() {
        let cell = table.cellForRow(at: path)
        letters.dequeuesForFirstRow = true
        table.reconfigureRows(at: [path])
        #expect(letters.other !== cell)
        #expect(table.cellForRow(at: path) === cell)
    }

    @Test func `A reloaded section asks for its header`() async {
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Letter")
        controller.tableView.dataSource = letters
        let screen = Screen(showing: controller)
        await screen.settle()
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Version 1")
        letters.version = 2
        controller.tableView.reloadSections([0], with: .none)
        await screen.settle()
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Version 2")
    }

    private final class LetterCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Letters: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var version = 1
        var dequeuesForFirstRow = false
        private(set) var other: UITableViewCell?

        private func text(at path: IndexPath) -> String { "\(["a", "b", "c"][path.item])\(version)" }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Version \(version)"
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if dequeuesForFirstRow {
                other = tableView.dequeueReusableCell(withIdentifier: "Letter", for: IndexPath(row: 0, section: 0))
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
            cell.textLabel?.text = text(at: indexPath)
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Letter", for: indexPath)
            (cell as? LetterCell)?.label.text = text(at: indexPath)
            return cell
        }
    }
}

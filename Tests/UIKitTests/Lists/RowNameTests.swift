import Testing
import UIKit

/// Tests that a row's label is the text of its cell.
@MainActor @Suite struct RowNameTests {
    // MARK: - Content of cells

    @Test func `The text label comes before the detail, whichever was made first`() {
        #expect(
            name { cell in
                cell.detailTextLabel?.text = "detail"
                cell.textLabel?.text = "text"
            } == "text")
        #expect(name { $0.detailTextLabel?.text = "detail" } == "detail")
    }

    @Test func `A content configuration says its text, plain or attributed`() {
        #expect(
            name { cell in
                var content = cell.defaultContentConfiguration()
                content.text = "plain"
                content.secondaryText = "second"
                cell.contentConfiguration = content
            } == "plain")
        #expect(
            name { cell in
                var content = UIListContentConfiguration.cell()
                content.attributedText = NSAttributedString(string: "attributed")
                cell.contentConfiguration = content
            } == "attributed")
    }

    @Test func `Labels are read from top to bottom where they have places, and those that are hidden are not`() {
        #expect(
            name {
                $0.add("below", y: 20); $0.add("above", y: 0)
            } == "above")
        #expect(
            name {
                $0.add("first"); $0.add("second")
            } == "first")
        #expect(
            name {
                $0.add("hidden").isHidden = true; $0.add("seen")
            } == "seen")
        #expect(
            name {
                $0.add("clear").alpha = 0; $0.add("seen")
            } == "seen")
    }

    @Test func `Of labels that begin at one place the front one is read`() {
        #expect(
            name {
                $0.add("of the row before", y: 0); $0.add("of this row", y: 0)
            } == "of this row")
        #expect(
            name {
                $0.add("title", y: 0); $0.add("", y: 0)
            } == "title")
    }

    @Test func `A label that is as wide as its cell has a place in one without a width`() {
        #expect(
            name {
                $0.add("below", y: 20).frame.size.width = 0; $0.add("above", y: 0).frame.size.width = 0
            } == "above")
    }

    @Test func `The accessibility label stands in for a text, and the place for both`() {
        #expect(name { $0.accessibilityLabel = "A house" } == "A house")
        #expect(
            name {
                $0.accessibilityLabel = "A house"; $0.textLabel?.text = "house"
            } == "house")
        #expect(name { $0.textLabel?.text = "" } == "cell-0")
        #expect(name { $0.accessibilityIdentifier = "HouseCell" } == "cell-0")
    }

    // MARK: - Rows without text

    @Test func `Rows without texts are who the list was told they are`() {
        let table = SayingTable(Array(0..<4))
        let screen = Screen(showing: table)
        #expect(screen.rows(of: table.tableView) == ["cell-0", "cell-1", "cell-2", "cell-3"])
        table.move(0, to: 2)
        #expect(screen.rows(of: table.tableView) == ["cell-1", "cell-2", "cell-0", "cell-3"])
        table.remove(at: 0)
        table.insert(7, at: 1)
        table.tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(screen.rows(of: table.tableView) == ["cell-2", "cell-1 (2)", "cell-0", "cell-3"])
        #expect(screen.dataRows(of: table.tableView) == screen.rows(of: table.tableView))
        table.tableView.reloadSections([0], with: .none)
        #expect(screen.rows(of: table.tableView) == ["cell-2", "cell-1 (2)", "cell-0", "cell-3"])
        table.tableView.reloadData()
        #expect(screen.rows(of: table.tableView) == ["cell-2", "cell-1 (2)", "cell-0", "cell-3"])
    }

    @Test func `Rows without texts among others are matched in their order`() {
        let table = SayingTable(["", "Bob", ""]) { $0.textLabel?.text = $1 }
        let screen = Screen(showing: table)
        table.move(0, to: 1)
        #expect(screen.rows(of: table.tableView) == ["Bob", "cell-0", "cell-2"])
        #expect(screen.dataRows(of: table.tableView) == screen.rows(of: table.tableView))
        table.values = ["", "Bob", "", ""]
        #expect(screen.rows(of: table.tableView) == ["Bob", "cell-0", "cell-2"])
        #expect(screen.dataRows(of: table.tableView) == ["cell-0", "Bob", "cell-2", "cell-3"])
    }

    @Test func `A text that takes time to load names its row, and is missed by nobody`() throws {
        let table = SayingTable(["Ann", "Bob"])
        let screen = Screen(showing: table)
        #expect(screen.rows(of: table.tableView) == ["cell-0", "cell-1"])
        for (row, name) in table.values.enumerated() {
            try #require(table.tableView.cellForRow(at: IndexPath(row: row, section: 0))).textLabel?.text = name
        }
        #expect(screen.rows(of: table.tableView) == ["Ann", "Bob"])
        #expect(screen.dataRows(of: table.tableView) == ["Ann", "Bob"])
    }

    @Test func `A cell that the app fills anew by itself is called as data and cell say`() throws {
        let table = SayingTable(["Ann", "Bob"]) { $0.textLabel?.text = $1 }
        let screen = Screen(showing: table)
        #expect(screen.rows(of: table.tableView) == ["Ann", "Bob"])
        table.values[0] = "Anna"
        try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0))).textLabel?.text = "Anna"
        #expect(screen.dataRows(of: table.tableView) == ["Anna", "Bob"])
        #expect(screen.rows(of: table.tableView) == ["Anna", "Bob"])
    }

    @Test func `Rows for which nobody has asked for a cell keep step with the data`() {
        let table = SayingTable(Array(0..<1010)) { $0.textLabel?.text = "row \($1)" }
        let screen = Screen(showing: table)
        #expect(screen.rows(of: table.tableView).last == "cell-1009")
        table.remove(at: 5)
        #expect(screen.dataRows(of: table.tableView) == screen.rows(of: table.tableView))
        #expect(screen.rows(of: table.tableView)[999] == "row 1000")
        table.insert(-1, at: 0)
        table.insert(-2, at: 0)
        #expect(screen.dataRows(of: table.tableView) == screen.rows(of: table.tableView))
    }

    @Test func `To name rows asks for no cell`() {
        let table = SayingTable(["Ann", ""]) { $0.textLabel?.text = $1 }
        let screen = Screen(showing: table)
        _ = screen.rows(of: table.tableView)
        let count = table.cellCalls
        for _ in 0..<3 { _ = screen.rows(of: table.tableView) }
        #expect(table.cellCalls == count)
    }

    private func name(_ fill: @escaping (UITableViewCell) -> Void) -> String? {
        let table = SayingTable([0]) { cell, _ in fill(cell) }
        let screen = Screen(showing: table)
        return screen.rows(of: table.tableView).first
    }
}

extension UITableViewCell {
    @discardableResult
    fileprivate func add(_ text: String, y: CGFloat? = nil) -> UILabel {
        let label = UILabel(frame: y.map { CGRect(x: 0, y: $0, width: 100, height: 20) } ?? .zero)
        label.text = text
        contentView.addSubview(label)
        return label
    }
}

import Testing
import UIKit

/// Tests the labels of rows of a diffable data source.
@MainActor @Suite struct IdentifiedNameTests {
    private struct Person: Hashable {
        var name: String
        let id = UUID()
    }

    private enum Kind: Hashable { case oak, anOakThatStandsInTheMiddle }

    @Test func `A row is called by what its cell shows, and equal names are numbered`() {
        let people = ["Emma", "Noah", "Emma"].map { Person(name: $0) }
        let list = IdentifiedTable(people) { $0.textLabel?.text = $1.name }
        #expect(list.names == ["Emma", "Noah", "Emma (2)"])
        list.show([people[2], people[0], people[1]])
        #expect(list.names == ["Emma (2)", "Emma", "Noah"])
        list.show([people[2], people[1]])
        #expect(list.names == ["Emma (2)", "Noah"])
        #expect(list.source.snapshot().itemIdentifiers == [people[2], people[1]])
    }

    @Test func `A silent cell leaves the name to an identifier that is a word`() {
        #expect(IdentifiedTable(["figs", "two words", ""]).names == ["figs", "cell-1", "cell-2"])
        #expect(IdentifiedTable([Kind.anOakThatStandsInTheMiddle, .oak]).names == ["cell-0", "oak"])
        #expect(IdentifiedTable([7, 8]).names == ["cell-0", "cell-1"])
        #expect(IdentifiedTable([UUID(), UUID()]).names == ["cell-0", "cell-1"])
        #expect(IdentifiedTable([IndexPath(row: 1, section: 0)]).names == ["cell-0"])
    }

    @Test func `The accessibility label comes before the identifier`() {
        #expect(IdentifiedTable(["figs"]) { $0.accessibilityLabel = "A bowl of \($1)" }.names == ["A bowl of figs"])
    }

    @Test func `A row that shows another text is called by that`() throws {
        let person = Person(name: "Emma")
        let list = IdentifiedTable([person]) { $0.textLabel?.text = $1.name }
        let cell = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.textLabel?.text = "Emily"
        #expect(list.names == ["Emily"])
        cell.textLabel?.text = nil
        #expect(list.names == ["Emily"])
        #expect(list.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == person)
    }

    @Test func `To name rows asks for no cell, and the data are called as the rows`() {
        let list = IdentifiedTable(["figs", "pears"]) { $0.textLabel?.text = $1.uppercased() }
        let count = list.cellCalls
        #expect(list.names == ["FIGS", "PEARS"])
        #expect(list.screen.dataRows(of: list.table) == ["FIGS", "PEARS"])
        #expect(list.cellCalls == count)
    }
}

/// A table in a window, filled by snapshots.
@MainActor private final class IdentifiedTable<Item: Hashable & Sendable> {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let screen: Screen
    private(set) var cellCalls = 0
    private(set) lazy var source = UITableViewDiffableDataSource<Int, Item>(tableView: table) { [weak self] in
        self?.cell(for: $2)
    }
    private let fill: (UITableViewCell, Item) -> Void

    init(_ items: [Item], fill: @escaping (UITableViewCell, Item) -> Void = { _, _ in }) {
        self.fill = fill
        let controller = UIViewController()
        controller.view.addSubview(table)
        screen = Screen(showing: controller)
        show(items)
    }

    var names: [String] { screen.rows(of: table) }

    func show(_ items: [Item]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
    }

    private func cell(for item: Item) -> UITableViewCell {
        cellCalls += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell, item)
        return cell
    }
}

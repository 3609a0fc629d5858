import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Tests rows with equal texts: a correct app passes, and specs can refer to its rows.
@MainActor @Suite struct RowNameTests {
    @Test func `Rows that a data source moves are called as before`() async throws {
        let body = "drag cell-1; hover cell-3; drop; expect order: cell-0 cell-2 cell-3 cell-1 cell-4"
        try await pass(body) { SilentMovingTable() }
    }

    @Test func `A row that is deleted and inserted by a drop is the one that was dragged`() async throws {
        let body = "drag cell-1; hover cell-3; drop; expect order: cell-0 cell-2 cell-3 cell-1 cell-4"
        for isBatch in [false, true] {
            try await pass(body) {
                SilentTable { table, coordinator in
                    guard let source = coordinator.items.first?.sourceIndexPath,
                        let destination = coordinator.destinationIndexPath
                    else { return }
                    let move = { table.insert(table.remove(at: source), at: destination) }
                    if isBatch { table.tableView.performBatchUpdates(move) } else { move() }
                }
            }
        }
    }

    @Test func `The coordinator says which of several rows is which`() async throws {
        let body = "drag cell-1; add cell-2; hover end; drop; expect order: cell-0 cell-3 cell-4 cell-2 cell-1"
        try await pass(body) {
            SilentTable { table, coordinator in
                let sources = coordinator.items.compactMap { $0.sourceIndexPath }.sorted(by: >)
                let end = IndexPath(row: table.colors.count - sources.count, section: 0)
                table.tableView.performBatchUpdates {
                    for color in sources.map({ table.remove(at: $0) }) { table.insert(color, at: end) }
                }
                for (offset, item) in coordinator.items.reversed().enumerated() {
                    coordinator.drop(item.dragItem, toRowAt: IndexPath(row: end.row + offset, section: 0))
                }
            }
        }
    }

    @Test func `What comes from another app keeps its name, and a row that is new has its first place for one`()
        async throws
    {
        let body = "drag teal from pot; hover cell-2 in grid; drop; settle"
        let order = "expect order in grid: cell-0 cell-1 teal cell-2 cell-3 cell-4"
        let insert: SilentTable.Drop = { table, coordinator in
            guard let destination = coordinator.destinationIndexPath else { return }
            table.insert(.cyan, at: destination)
        }
        try await pass("\(body); \(order)", scene: "app Paints { view pot: teal }") { SilentTable(drop: insert) }
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: 2, section: 0), reuseIdentifier: "Pending", rowHeight: 44)
        try await pass("\(body); \(order)", scene: "app Paints { view pot: teal }") {
            let table = SilentTable { table, coordinator in
                guard let item = coordinator.items.first else { return }
                let context = coordinator.drop(item.dragItem, to: placeholder)
                context.commitInsertion { table.colors.insert(.cyan, at: $0.row) }
            }
            table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Pending")
            return table
        }
    }

    @Test func `Data that are not told of are found by their count`() async throws {
        let state = try await state("drag cell-1; hover cell-3; drop; settle; expect state: idle") {
            SilentTable { table, _ in table.colors.removeLast() }
        }
        #expect(state == .failed)
    }

    @Test func `What the hosts say overrules cells and identifiers`() async throws {
        try await pass("expect order: a b; drag b; cancel", label: { _, path in ["a", "b"][path.row] }) {
            FruitTable()
        }
        try await pass("expect order: FIG \"TWO PEARS\"") { FruitTable() }
    }

    // MARK: - Running

    private func pass(
        _ body: String, scene: String = "", label: (@MainActor @Sendable (UIView, IndexPath) -> String)? = nil,
        make: @escaping @MainActor @Sendable () -> UIViewController, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await result(body, scene, label, make)
        #expect(result.state == .passed, "\(result.mismatches.map { $0.kind })", sourceLocation: location)
    }

    private func state(
        _ body: String, make: @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> ScenarioResult.State {
        try await result(body, "", nil, make).state
    }

    private func result(
        _ body: String, _ scene: String, _ label: (@MainActor @Sendable (UIView, IndexPath) -> String)?,
        _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> ScenarioResult {
        let source = SourceFile(
            name: "named.dnd", text: "table grid from host\n\(scene)\n\nscenario \"one\" {\n  \(body)\n}\n")
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "named", path: "named.dnd") { _ in
            .missing
        }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty)
        var hosts = Hosts()
        hosts.register("grid", make: make)
        if let label { hosts.label("grid", label) }
        return await HostedInterpreter(hosts, Interpreter()).run(checked.program.scenarios[0], of: checked.program)
    }
}

/// A diffable table that displays its identifiers in capitals.
private final class FruitTable: UITableViewController, UITableViewDragDelegate {
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, name in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = name.uppercased()
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["fig", "two pears"])
        source.apply(snapshot, animatingDifferences: false)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider())]
    }
}

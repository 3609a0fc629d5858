import Testing

@testable import UIKit

/// Tests which rows and headers begin and end being displayed.
@MainActor @Suite final class DisplayTests {
    /// Records displayed rows by number, and headers by section.
    private final class Watching: UITableViewController, UITableViewDataSourcePrefetching {
        var counts = [100]
        var heard: [String] = []
        var levels: [Int: Int] = [:]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 132)
            tableView.autoresizingMask = []
            tableView.prefetchDataSource = self
        }

        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            counts.count > 1 ? "S\(section)" : nil
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            levels[indexPath.row] ?? 0
        }
        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { heard.append("+\(indexPath.row)") }
        override func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { heard.append("-\(indexPath.row)") }
        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) { heard.append("+H\(section)") }
        override func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { heard.append("-H\(section)") }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            heard.append("fetch \(indexPaths.map { "\($0.row)" }.joined(separator: ","))")
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            heard.append("cancel \(indexPaths.map { "\($0.row)" }.joined(separator: ","))")
        }
        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private let controller = Watching(style: .plain)
    private var table: UITableView { controller.tableView }

    /// Created on first use, which reads the rows.
    private lazy var screen: Screen = {
        let container = UIViewController()
        container.view.addSubview(controller.tableView)
        return Screen(showing: container)
    }()

    @Test func `Rows on screen are displayed, others when they come there`() async {
        await screen.settle()
        #expect(controller.take() == ["+0", "+1", "+2"])
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
        screen.finger.scroll(by: 44, in: table)
        #expect(controller.take() == ["+3", "-0", "fetch 4,5,6"])
        table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .none, animated: false)
        #expect(controller.take() == ["+8", "+9", "+10", "-1", "-2", "-3", "cancel 4,5,6", "fetch 11,12,13"])
        screen.finger.scroll(by: -22, in: table)
        #expect(controller.take() == ["+7", "cancel 11,12,13", "fetch 6,5,4,3"])
    }

    @Test func `A row that is deleted leaves, and the next one comes`() async {
        await screen.settle()
        _ = controller.take()
        controller.counts = [99]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        await screen.settle()
        #expect(controller.take() == ["-1", "+2"])
    }

    @Test func `Reloading displays everything anew`() async {
        await screen.settle()
        _ = controller.take()
        table.reloadData()
        await screen.settle()
        #expect(controller.take() == ["-0", "-1", "-2", "+0", "+1", "+2"])
    }

    @Test func `Headers come and go with their sections`() async {
        controller.counts = [2, 2, 2]
        await screen.settle()
        #expect(controller.take() == ["+H0", "+0", "+1", "+H1"])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "S0")
        #expect(table.headerView(forSection: 2) == nil)
        screen.finger.scroll(by: 1000, in: table)
        #expect(controller.take() == ["+1", "+H2", "+0", "+1", "-H0", "-0", "-1"])
    }

    @Test func `The indentation is the cell's before it is displayed`() async {
        controller.levels = [1: 3]
        await screen.settle()
        #expect(table.visibleCells.map(\.indentationLevel) == [0, 3, 0])
    }

    @Test func `Rows far down get a cell when they come on screen`() async {
        controller.counts = [5000]
        await screen.settle()
        #expect(table.cellForRow(at: IndexPath(row: 4000, section: 0)) == nil)
        table.scrollToRow(at: IndexPath(row: 4000, section: 0), at: .none, animated: false)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.3998", "0.3999", "0.4000"])
    }

    @Test func `A table without a size shows every row`() async {
        table.frame = .zero
        controller.counts = [7]
        await screen.settle()
        #expect(table.visibleCells.count == 7)
    }
}

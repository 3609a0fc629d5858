import Testing

@testable import UIKit

/// Tests that heights from a delegate determine the positions of rows.
@MainActor @Suite struct TableHeightTests {
    /// Rows with heights of 10, 20, 30 … points.
    private class Steps: UITableViewController {
        var asked: [String] = []
        var hasHeader = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            tableView.autoresizingMask = []
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append("\(indexPath.section).\(indexPath.row)")
            return CGFloat(indexPath.row + 1) * 10
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            hasHeader ? 7 : 0
        }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 3 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            UIView()
        }
    }

    /// The same with an estimated height.
    private final class Estimated: Steps {
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            25
        }
        override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            1
        }
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func shown(_ controller: UIViewController) -> Screen {
        let container = UIViewController()
        container.view.addSubview(controller.view)
        return Screen(showing: container)
    }

    @Test func `Rows lie below one another, with headers and footers`() {
        let controller = Steps(style: .plain)
        let screen = shown(controller)
        let table: UITableView = controller.tableView
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 7))
        #expect(table.rectForRow(at: path(0, 0)) == CGRect(x: 0, y: 7, width: 100, height: 10))
        #expect(table.rectForRow(at: path(3, 0)) == CGRect(x: 0, y: 67, width: 100, height: 40))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 107, width: 100, height: 3))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 110, width: 100, height: 110))
        #expect(table.rectForRow(at: path(4, 0)) == .zero)
        #expect(table.contentSize == CGSize(width: 100, height: 220))
        withExtendedLifetime(screen) {}
    }

    @Test func `Every point of a row finds it, and no point of a header does`() {
        let controller = Steps(style: .plain)
        let screen = shown(controller)
        let table: UITableView = controller.tableView
        var y: CGFloat = 0.5
        while y < 220 {
            let found = table.indexPathForRow(at: CGPoint(x: 50, y: y))
            let expected = (0..<2).flatMap { section in (0..<4).map { path($0, section) } }
                .first { table.rectForRow(at: $0).contains(CGPoint(x: 50, y: y)) }
            #expect(found == expected, "at \(y)")
            y += 1
        }
        #expect(table.indexPathForRow(at: CGPoint(x: 50, y: -1)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 50, y: 500)) == nil)
        let rect = CGRect(x: 0, y: 60, width: 10, height: 60)
        #expect(table.indexPathsForRows(in: rect) == [path(2, 0), path(3, 0), path(0, 1)])
        withExtendedLifetime(screen) {}
    }

    @Test func `Without estimates every row is asked`() async {
        let controller = Steps(style: .plain)
        let screen = shown(controller)
        await screen.settle()
        #expect(Set(controller.asked).count == 8)
    }

    @Test func `With estimates only rows on screen are measured`() async {
        let controller = Estimated(style: .plain)
        let screen = shown(controller)
        let table: UITableView = controller.tableView
        await screen.settle()
        // 7 + 10 + 20 + 30 + 40: the four rows of the first section fill the 100 points.
        #expect(Set(controller.asked) == ["0.0", "0.1", "0.2", "0.3"])
        #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 117, width: 100, height: 25))
        #expect(table.contentSize.height == 220)
        screen.finger.scroll(by: 1000, in: table)
        #expect(Set(controller.asked).count == 8)
        #expect(table.contentSize.height == 220)
    }

    @Test func `A height of zero hides the header`() async {
        let controller = Steps(style: .plain)
        controller.hasHeader = false
        let screen = shown(controller)
        await screen.settle()
        #expect(controller.tableView.rectForRow(at: path(0, 0)).minY == 0)
        #expect(controller.tableView.headerView(forSection: 0) == nil)
    }

    @Test func `Estimates stand for headers where nobody says their height`() {
        final class Titled: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
            override func tableView(
                _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
            ) -> CGFloat { 33 }
            override func tableView(
                _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
            ) -> CGFloat { 5 }
        }
        let controller = Titled(style: .plain)
        #expect(controller.tableView.rectForHeader(inSection: 0).height == 33)
        #expect(controller.tableView.rectForFooter(inSection: 0).height == 5)
    }

    @Test func `Titles alone make headers of the standard height`() {
        final class Titled: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "T" }
        }
        let controller = Titled(style: .plain)
        #expect(controller.tableView.rectForHeader(inSection: 0).height == 28)
        #expect(controller.tableView.rectForFooter(inSection: 0).height == 0)
        controller.tableView.sectionHeaderHeight = 40
        #expect(controller.tableView.rectForRow(at: path(0, 0)).minY == 40)
    }

    /// Compares with a slow and obvious model.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `Any heights lie as a model places them`(seed: UInt64) {
        var dice = SystemLikeDice(state: seed)
        let sections = (0..<4).map { _ in
            TableGeometry.Section(
                header: CGFloat(dice.roll(3)) * 5,
                rows: .init((0..<dice.roll(6)).map { _ in CGFloat(dice.roll(4)) * 10 }),
                footer: CGFloat(dice.roll(3)))
        }
        let geometry = TableGeometry(above: 12, sections: sections, below: 9)
        var y: CGFloat = 12
        var places: [(section: Int, item: Int, top: CGFloat, bottom: CGFloat)] = []
        for (index, section) in sections.enumerated() {
            y += section.header
            guard case .edges(let edges) = section.rows else { continue }
            for item in 0..<(edges.count - 1) {
                places.append((index, item, y + edges[item], y + edges[item + 1]))
            }
            y += (edges.last ?? 0) + section.footer
        }
        #expect(geometry.height == y + 9)
        for place in places {
            #expect(geometry.row(place.item, inSection: place.section).top == place.top)
        }
        for probe in stride(from: CGFloat(-5), to: y + 20, by: 2.5) {
            let expected = places.first { $0.top <= probe && probe < $0.bottom }
            let found = geometry.row(at: probe)
            #expect(found?.section == expected?.section && found?.item == expected?.item, "at \(probe), seed \(seed)")
            let span = TableGeometry.Span(top: probe, height: 37)
            let touched = places.filter { $0.bottom > $0.top && $0.top < span.bottom && span.top < $0.bottom }
            let rows = geometry.rows(in: span).flatMap { section, items in items.map { [section, $0] } }
            let high = rows.filter { geometry.row($0[1], inSection: $0[0]).height > 0 }
            #expect(high == touched.map { [$0.section, $0.item] }, "at \(probe), seed \(seed)")
        }
    }
}

/// Reproducible random numbers.
private struct SystemLikeDice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }
}

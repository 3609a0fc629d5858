import UIKit

/// A table with configurable cells that counts the requests for cells.
final class SayingTable<Row>: UITableViewController {
    var values: [Row]
    var fill: (UITableViewCell, Row) -> Void
    private(set) var cellCalls = 0

    init(_ values: [Row], fill: @escaping (UITableViewCell, Row) -> Void = { _, _ in }) {
        self.values = values
        self.fill = fill
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellCalls += 1
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        fill(cell, values[indexPath.row])
        return cell
    }

    /// Moves a row like a correct app.
    func move(_ source: Int, to target: Int) {
        values.insert(values.remove(at: source), at: target)
        tableView.moveRow(at: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
    }

    func insert(_ value: Row, at row: Int) {
        values.insert(value, at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func remove(at row: Int) {
        values.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}

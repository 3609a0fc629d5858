internal import DragDrop

extension UITableView: ListView {
    var settings: ListSettings { ListSettings(of: self, isDropEnabled: dropDelegate != nil) }

    /// A cast to a class is faster than one to a protocol.
    static func tableDelegate(_ delegate: (any UIScrollViewDelegate)?) -> (any UITableViewDelegate)? {
        (delegate as? UITableViewController) ?? (delegate as? any UITableViewDelegate)
    }

    /// The counts of a table are read immediately.
    var readsWhenLaidOut: Bool { false }

    var isDiffable: Bool { dataSource is any DiffableDataSource }

    var sectionCountOfData: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func rowCountOfData(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    func cellOfData(at path: IndexPath) -> UIView? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        reuse.remove(cell, cell.reuseIdentifier)
        cell.frame = frame(ofRow: path)
        return cell
    }

    func titleOfData(ofSection section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    func keepForReuse(_ cell: UIView) {
        display.end(cell)
        if let cell = cell as? UITableViewCell, let identifier = cell.reuseIdentifier { reuse.keep(cell, identifier) }
        if let view = cell as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headerFooterReuse.keep(view, identifier)
        }
        if cell.superview === self { cell.removeFromSuperview() }
    }

    func placesChanged() {
        measure.geometry = nil
        display.isStale = true
    }

    func rowsAreReadAnew() {
        measure = TableMeasure()
        display.isStale = true
    }

    /// The frame past the last row of a section is below it, where a row would be inserted.
    func frame(ofRow path: IndexPath) -> CGRect {
        geometry.row(path.item, inSection: path.section).rect(across: bounds.width)
    }

    func row(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < max(bounds.width, 1) else { return nil }
        return geometry.row(at: point.y).map { IndexPath(item: $0.item, section: $0.section) }
    }
}

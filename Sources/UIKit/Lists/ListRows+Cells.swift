internal import DragDrop

/// The live cells of the rows.
extension ListRows {
    /// The live cell of a row, made when there is none yet; nil for a row that is not shown.
    func cell(at path: DragDrop.IndexPath) -> UIView? {
        _ = id
        guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item) else { return nil }
        return cells[path.section][path.item]
    }

    func path(of cell: UIView) -> DragDrop.IndexPath? {
        for (section, rows) in cells.enumerated() {
            if let item = rows.firstIndex(where: { $0 === cell }) {
                return DragDrop.IndexPath(section: section, item: item)
            }
        }
        return nil
    }

    /// Live cells with their rows, in order.
    var all: [(path: DragDrop.IndexPath, cell: UIView)] {
        cells.enumerated().flatMap { section, rows in
            rows.enumerated().compactMap { item, cell in
                cell.map { (DragDrop.IndexPath(section: section, item: item), $0) }
            }
        }
    }
}

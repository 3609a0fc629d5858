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
        var all: [(path: DragDrop.IndexPath, cell: UIView)] = []
        for (section, rows) in cells.enumerated() {
            for (item, cell) in rows.enumerated() {
                if let cell { all.append((DragDrop.IndexPath(section: section, item: item), cell)) }
            }
        }
        return all
    }

    /// Whether there is a row of cells for each row that the data source has now.
    var hasCellsOfAll: Bool {
        cells.map { $0.count } == (0..<list.sectionCountOfData).map { list.rowCountOfData(inSection: $0) }
    }

    // MARK: - Layouts

    /// Only a layout that somebody has written can place cells of rows that are not there.
    func checkCells(of layout: UICollectionViewLayout, in rect: CGRect) {
        guard hasRead, !(type(of: layout) == UICollectionViewFlowLayout.self),
            !(type(of: layout) == UICollectionViewCompositionalLayout.self)
        else { return }
        layout.prepareIfStale()
        for attributes in layout.layoutAttributesForElements(in: rect) ?? []
        where attributes.representedElementCategory == .cell {
            checkCell(at: DragDrop.IndexPath(attributes.indexPath))
        }
    }

    private func checkCell(at path: DragDrop.IndexPath) {
        let id = id
        guard path.item >= shownCount(inSection: path.section) else { return }
        screen.withEngine { $0.ask(.layoutAttributes(path), in: id) }
    }
}

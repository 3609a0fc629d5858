internal import DragDrop

/// The live cells of the rows.
extension ListRows {
    /// The live cell of a row; nil for one that is not shown, or too far down. Creates the cell of a row that was
    /// reloaded off screen.
    func cell(at path: RowPath) -> UIView? {
        _ = id
        if let cell = liveCell(at: path) { return cell }
        guard path.item < Self.liveCellsAtMost, !isAskingForCells else { return nil }
        return neededCell(at: path.asIndexPath)
    }

    /// The existing cell.
    func liveCell(at path: RowPath) -> UIView? {
        guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item) else { return nil }
        return cells[path.section][path.item]
    }

    /// The existing cell, when one is dequeued for a row that is being reconfigured.
    func cellToReconfigure(at path: IndexPath?, _ identifier: String) -> UIView? {
        guard let reconfigured, path.map({ RowPath($0) == reconfigured.path }) ?? true else { return nil }
        let known = reconfigured.cell.asRowCell?.reuseIdentifier
        return known == nil || known == identifier ? reconfigured.cell : nil
    }

    func path(of cell: UIView) -> RowPath? {
        for (section, rows) in cells.enumerated() {
            if let item = rows.firstIndex(where: { $0 === cell }) {
                return RowPath(section: section, item: item)
            }
        }
        return nil
    }

    /// The live cells with their rows, in order.
    var all: [(path: RowPath, cell: UIView)] {
        var all: [(path: RowPath, cell: UIView)] = []
        for (section, rows) in cells.enumerated() {
            for (item, cell) in rows.enumerated() {
                if let cell { all.append((RowPath(section: section, item: item), cell)) }
            }
        }
        return all
    }

    /// Whether the data source has as many rows now as the list has cells.
    var hasCellsOfAll: Bool {
        cells.map { $0.count } == (0..<list.sectionCountOfData).map { list.rowCountOfData(inSection: $0) }
    }

    // MARK: - Reuse

    /// Prepares the cells for reuse in a reload of the whole list, so that the next rows receive them. Updates free
    /// cells only after the replacing rows have received others.
    func putCellsAside() {
        for case let cell? in cells.joined() { list.keepForReuse(cell) }
        cells = cells.map { Array(repeating: nil, count: $0.count) }
    }

    /// Makes requested cells that are not shown available for reuse. A program that keeps its own cells may have
    /// returned live ones, which stay.
    func putAside(_ borrowed: [UIView]) {
        guard !borrowed.isEmpty else { return }
        let live = Set(cells.joined().compactMap { $0.map { ObjectIdentifier($0) } })
        for cell in borrowed where !live.contains(ObjectIdentifier(cell)) { list.keepForReuse(cell) }
    }

    // MARK: - Layouts

    /// Raises for cells of missing rows, which only a custom layout can produce.
    func checkCells(of layout: UICollectionViewLayout, in rect: CGRect) {
        guard hasRead, !(type(of: layout) == UICollectionViewFlowLayout.self),
            !(type(of: layout) == UICollectionViewCompositionalLayout.self)
        else { return }
        layout.prepareIfStale()
        for attributes in layout.layoutAttributesForElements(in: rect) ?? []
        where attributes.representedElementCategory == .cell {
            checkCell(at: RowPath(attributes.indexPath))
        }
    }

    private func checkCell(at path: RowPath) {
        let id = id
        guard path.item >= shownCount(inSection: path.section) else { return }
        screen.withEngine { $0.ask(.layoutAttributes(path), in: id) }
    }
}

internal import DragDrop

/// Support for displaying the rows.
extension ListRows {
    /// The cell of a row on screen, created if necessary, even far down.
    func neededCell(at path: IndexPath) -> UIView? {
        let path = RowPath(path)
        guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item) else { return nil }
        if let cell = cells[path.section][path.item] { return cell }
        guard let made = makeCell(at: path, isNeeded: true) else { return nil }
        // The data source may have changed the list.
        if cells.indices.contains(path.section), cells[path.section].indices.contains(path.item) {
            cells[path.section][path.item] = made
        }
        return made
    }

    /// The paths of all rows.
    var paths: [IndexPath] {
        cells.indices.flatMap { section in
            cells[section].indices.map { IndexPath(item: $0, section: section) }
        }
    }

    /// The identity of a section, independent of its index.
    func identity(ofSection section: Int) -> Int32? {
        withEngine { engine, id in
            let sections = engine[id].shown.sections
            return sections.indices.contains(section) ? sections[section].id.rawValue : nil
        }
    }
}

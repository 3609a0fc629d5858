internal import DragDrop

/// Who the rows and sections are.
extension ListRows {
    /// Who a row is that nobody has seen yet.
    func name(_ path: DragDrop.IndexPath, cell: UIView?) -> ItemID {
        let text =
            label?(path.asIndexPath) ?? cell.flatMap { CellText.text(of: $0) } ?? "[\(path.section), \(path.item)]"
        return screen.withEngine { $0.item(labelled: text) }
    }

    func name(section: Int) -> SectionID {
        if let title = list.titleOfData(ofSection: section) { return screen.withEngine { $0.section(titled: title) } }
        let id = screen.id(of: list)
        let title = list.sectionCountOfData == 1 ? "" : "\(section)"
        return screen.withEngine { engine in
            let known = engine[id].shown.sections
            return known.indices.contains(section) ? known[section].id : engine.section(titled: title)
        }
    }
}

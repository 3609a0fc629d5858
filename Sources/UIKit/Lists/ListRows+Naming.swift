internal import DragDrop

/// Who the rows and sections are.
extension ListRows {
    /// Who a row is that nobody has seen yet.
    func name(_ path: DragDrop.IndexPath, cell: UIView?, on screen: Screen) -> ItemID {
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

    /// Who the sections are that are read with some updates: one that is reloaded is the same as before, and one that
    /// is new and has no title is none that is there already.
    func names(of sections: [Int], following map: PathMap) -> [Int: SectionID] {
        let id = id
        var names: [Int: SectionID] = [:]
        for section in sections {
            let title = list.titleOfData(ofSection: section)
            names[section] = screen.withEngine { engine in
                if let title { return engine.section(titled: title) }
                let known = engine[id].shown.sections.map { $0.id }
                if let old = map.sections.before(section), known.indices.contains(old) { return known[old] }
                let taken = Set(known).union(names.values)
                var number = taken.count
                while taken.contains(engine.section(titled: "\(number)")) { number += 1 }
                return engine.section(titled: "\(number)")
            }
        }
        return names
    }
}

internal import DragDrop

/// The identities of rows from an app's own array: by the texts of their cells, otherwise by the list's updates.
extension ListRows {
    /// The rows of the data source, matched with those that the list shows.
    ///
    /// `isShown`: Whether the list shows them from now on, so that new rows keep their names.
    func arrangement(
        comparedWith known: Arrangement, isShown: Bool, cell: (RowPath) -> UIView?
    ) -> Arrangement {
        let (list, screen) = (list, screen)
        var sections: [Arrangement.Section] = []
        var place = 0
        for section in 0..<list.sectionCountOfData {
            let words = (0..<list.rowCountOfData(inSection: section)).map { item in
                let path = RowPath(section: section, item: item)
                return word(path, cell(path), on: screen)
            }
            let rows = rows(saying: words, in: section, from: place, known, isShown: isShown)
            place += rows.count
            sections.append(Arrangement.Section(id: name(section: section), rows: RowSequence(rows)))
        }
        return Arrangement(sections: sections)
    }

    private func word(_ path: RowPath, _ cell: UIView?, on screen: Screen) -> RowWord {
        if let text = text(of: path, cell) { return .named(screen.withEngine { $0.item(labelled: text) }) }
        return cell == nil ? .unread : .silent
    }

    private func text(of path: RowPath, _ cell: UIView?) -> String? {
        label?(path.asIndexPath) ?? cell.flatMap { CellText.text(of: $0) }
    }

    private func rows(
        saying words: [RowWord], in section: Int, from place: Int, _ known: Arrangement, isShown: Bool
    ) -> [ItemID] {
        var shown = known.sections.indices.contains(section) ? Array(known.sections[section].rows) : []
        if words.count == shown.count { takeTexts(words, of: &shown, in: section) }
        let found = RowReading(words: words, shown: shown, names: names).identities()
        guard found.contains(nil) else { return found.compactMap { $0 } }
        var taken = Set(known.allItems).union(found.compactMap { $0 })
        return found.enumerated().map { index, item in
            if let item { return item }
            let new = freshRow(at: place + index) { taken.contains($0) }
            taken.insert(new)
            if isShown { names.add(silent: new, isUnread: words[index] == .unread) }
            return new
        }
    }

    /// The identity of a row of which only the place is known.
    private func freshRow(at place: Int, isTaken: (ItemID) -> Bool) -> ItemID {
        var tried: [String: Int] = [:]
        return RowNames.fresh(RowNames.byPlace(place), on: screen, after: &tried) { isTaken($0) || names.isUsed($0) }
    }

    // MARK: - Texts that come later

    /// Relabels rows by the current texts of the data, if their cells had not been requested, or now show the same.
    private func takeTexts(_ words: [RowWord], of shown: inout [ItemID], in section: Int) {
        for (index, word) in words.enumerated() {
            guard let item = word.item, item != shown[index] else { continue }
            let path = RowPath(section: section, item: index)
            guard let place = place(of: shown[index], at: path, isToBe: item) else { continue }
            setIdentity(item, at: place)
            shown[index] = item
        }
    }

    private func place(
        of row: ItemID, at path: RowPath, isToBe item: ItemID
    ) -> RowPath? {
        let (screen, id) = (screen, screen.id(of: list))
        if names.unread.contains(row) { return screen.withEngine { $0[id].shown.path(of: row, near: path) } }
        let isInStep = screen.withEngine { $0[id].updateCount == followedCount && $0[id].shown[path] == row }
        guard isInStep, let cell = cells[path.section][path.item], let text = CellText.text(of: cell),
            screen.withEngine({ $0.label(of: item) }) == text
        else { return nil }
        return path
    }

    /// Labels rows whose cells had no text and now have one: those that load slowly, and those that appeared late.
    func nameSilentRows() {
        guard !names.silent.isEmpty else { return }
        let (screen, id) = place
        guard screen.withEngine({ $0.updateCount(of: id) }) == followedCount else { return }
        let dragged = screen.draggedRows
        for (path, cell) in all {
            guard let row = followed[path], names.silent.contains(row), !dragged.contains(row),
                let text = CellText.text(of: cell)
            else { continue }
            setIdentity(screen.withEngine { $0.item(labelled: text) }, at: path)
        }
    }

    private func setIdentity(_ item: ItemID, at path: RowPath) {
        let id = screen.id(of: list)
        if let old = followed[path] { names.remove(silent: old) }
        screen.withEngine { $0.scene.setIdentity(item, ofRowAt: path, in: id) }
        if followed.contains(path) { followed.replace(at: path, with: item) }
    }

    // MARK: - Rows that updates bring

    /// The identity of a row that comes with some updates. A reloaded row keeps its identity while its cell has no
    /// text.
    ///
    /// `arriving`: The items that are being dropped in the list; the first remaining one is used.
    func name(
        _ path: RowPath, _ cell: UIView?, place: Int, former: ItemID?, arriving: inout ArraySlice<ItemID>
    ) -> ItemID {
        let (screen, id) = self.place
        if let text = text(of: path, cell) { return screen.withEngine { $0.item(labelled: text) } }
        if let former { return former }
        let shown = screen.withEngine { $0[id].shown }
        let item = arriving.popFirst() ?? freshRow(at: place) { shown.path(of: $0) != nil }
        names.add(silent: item, isUnread: cell == nil)
        if screen.withEngine({ $0.coordinator?.list == id }) { names.arrivals.insert(item) }
        return item
    }

    /// The former identity of a row that is reloaded, by itself or with its section. In a reloaded section, rows
    /// without text are matched by place.
    func formerRow(of path: RowPath, in plan: CountedModel) -> ItemID? {
        let shown = withEngine { $0[$1].shown }
        if let old = plan.map.before(path) { return shown[old] }
        guard plan.newSections.contains(path.section), let section = plan.map.sections.before(path.section) else {
            return nil
        }
        let old = RowPath(section: section, item: path.item)
        guard let row = shown[old], names.silent.contains(row), plan.map.after(old) == nil else { return nil }
        return row
    }

    /// The items of the current drop that are not in a remaining row.
    func arrivingItems(after map: PathMap) -> [ItemID] {
        withEngine { engine, id in
            guard let coordinator = engine.coordinator, coordinator.list == id else { return [] }
            return coordinator.items.map { $0.id }.filter { item in
                engine[id].shown.path(of: item).flatMap { map.after($0) } == nil
            }
        }
    }

    /// Sets the identity of a dropped item's row, which `drop(_:toRowAt:)` states.
    func identify(rowAt path: RowPath, as item: ItemID) {
        let shown = withEngine { $0[$1].shown }
        guard let row = shown[path], row != item, names.arrivals.contains(row) else { return }
        if let other = shown.path(of: item) {
            guard names.arrivals.contains(item) else { return }
            setIdentity(row, at: other)
        }
        setIdentity(item, at: path)
        for silent in [row, item] { names.add(silent: silent, isUnread: false) }
        names.arrivals.insert(item)
    }

    // MARK: - Sections

    func name(section: Int) -> SectionID {
        if let title = list.titleOfData(ofSection: section) { return screen.withEngine { $0.section(titled: title) } }
        let id = screen.id(of: list)
        let title = list.sectionCountOfData == 1 ? "" : "\(section)"
        return screen.withEngine { engine in
            let known = engine[id].shown.sections
            return known.indices.contains(section) ? known[section].id : engine.section(titled: title)
        }
    }

    /// The identities of sections that are read with some updates: a reloaded section keeps its identity, and a new one
    /// without a title equals no existing section.
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

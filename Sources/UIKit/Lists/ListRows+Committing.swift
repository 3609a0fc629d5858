internal import DragDrop

/// The effect of updates on the rows.
extension ListRows {
    /// Reads the data source for some updates, lets the engine check and apply them, and updates the cells.
    func commit(_ updates: [ListUpdate], _ carryOut: (inout Engine) -> Void) {
        let (screen, id) = place
        guard !screen.hasCrashed else { return screen.withEngine { carryOut(&$0) } }
        let map = prepare(updates)
        let hasChanged = screen.withEngine { engine in
            let before = engine[id].updateCount
            carryOut(&engine)
            return engine.exception == nil && engine[id].updateCount != before
        }
        guard hasChanged else { return }
        follow(map)
        let reloaded = updates.compactMap { $0.kind.reloadedSection }.compactMap { map.sections.after($0) }
        list.display.endSupplementaryViews(ofSections: reloaded)
        (list as? UICollectionView)?.tellLayout(of: updates)
    }

    /// Reads the data source for some updates: the counts, and cells for new rows.
    ///
    /// `item`: The identity of the first new row, when a placeholder reserved its place.
    @discardableResult
    func prepare(_ updates: [ListUpdate], as item: ItemID? = nil) -> PathMap {
        let (screen, id) = place
        let list = list
        coming = [:]
        list.rowsAreReadAnew()
        let counts = (0..<list.sectionCountOfData).map { list.rowCountOfData(inSection: $0) }
        let rereads = Set(updates.compactMap { $0.kind.reconfiguredRow })
        let plan = screen.withEngine { $0.scene.plan(counts: counts, after: updates, in: id) }
        var names: [RowPath: ItemID] = [:]
        var arriving = (item.map { [$0] } ?? arrivingItems(after: plan.map))[...]
        for path in plan.newRows {
            reconfigured = plan.map.before(path).flatMap { rereads.contains($0) ? liveCell(at: $0) : nil }
                .map { (path, $0) }
            let made = makeCell(at: path, on: screen)
            reconfigured = nil
            coming[path] = made
            let place = counts[..<path.section].reduce(0, +) + path.item
            names[path] = name(path, made, place: place, former: formerRow(of: path, in: plan), arriving: &arriving)
        }
        let titles = plan.newSections.isEmpty ? [:] : self.names(of: plan.newSections, following: plan.map)
        screen.withEngine { $0.scene.readModel(plan, rows: names, sections: titles, in: id) }
        return plan.map
    }

    /// Rows keep their cells, wherever the updates move them.
    private func follow(_ map: PathMap) {
        let former = cells
        let (screen, id) = place
        let (shown, count) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        (followed, followedCount) = (shown, count)
        install(shown) { path in
            guard let old = map.before(path), former.indices.contains(old.section),
                former[old.section].indices.contains(old.item)
            else { return nil }
            return former[old.section][old.item]
        }
    }

    /// Rows keep their cells by identity; among equal rows, in order.
    func adopt(_ shown: Arrangement) {
        var known: [ItemID: [UIView]] = [:]
        for (path, cell) in all.reversed() {
            if let item = followed[path] { known[item, default: []].append(cell) }
        }
        let bare = itemsWithoutCells
        followed = shown
        install(shown) { path in
            guard let item = shown[path] else { return self.makeCell(at: path) }
            return known[item]?.popLast() ?? (bare.contains(item) ? nil : self.makeCell(at: path))
        }
    }

    /// Rows that were reloaded off screen, and receive their cells when they appear.
    private var itemsWithoutCells: Set<ItemID> {
        var items = Set<ItemID>()
        for (section, rows) in cells.enumerated() {
            for (item, cell) in rows.prefix(Self.liveCellsAtMost).enumerated() where cell == nil {
                if let row = followed[RowPath(section: section, item: item)] { items.insert(row) }
            }
        }
        return items
    }

    func install(_ shown: Arrangement, cellOf: (RowPath) -> UIView?) {
        let former = cells
        let list = list
        var kept = Set<ObjectIdentifier>()
        cells = shown.sections.enumerated().map { section, part in
            (0..<part.rows.count).map { item in
                let path = RowPath(section: section, item: item)
                return coming[path] ?? cellOf(path)
            }
        }
        coming = [:]
        for cell in cells.joined() { if let cell { kept.insert(ObjectIdentifier(cell)) } }
        for cell in former.joined() {
            if let cell, !kept.contains(ObjectIdentifier(cell)) { list.keepForReuse(cell) }
        }
    }
}

extension ListUpdate.Kind {
    fileprivate var reloadedSection: Int? {
        if case .reloadSection(let section) = self { section } else { nil }
    }

    fileprivate var reconfiguredRow: RowPath? {
        if case .reconfigureRow(let path) = self { path } else { nil }
    }
}

extension Scene {
    /// The identity of the item with a label, assigned at its first mention.
    package mutating func item(labelled label: String) -> ItemID {
        ItemID(rawValue: catalog.items.number(for: label))
    }

    package mutating func section(titled title: String) -> SectionID {
        SectionID(rawValue: catalog.sections.number(for: title))
    }

    /// The app with a name, added at its first mention; `""` is the app under test.
    package mutating func app(named name: String) -> AppID {
        if let known = catalog.apps.firstIndex(of: name) { return AppID(rawValue: Int32(known)) }
        catalog.apps.append(name)
        return AppID(rawValue: Int32(catalog.apps.count - 1))
    }

    /// Adds a list, or replaces the one with the same name.
    @discardableResult
    package mutating func addList(
        named name: String, kind: ListKind, app: AppID = .underTest,
        rows: [(title: String, labels: [String])], configure: (inout ListState) -> Void = { _ in }
    ) -> ListID {
        let id = list(named: name) ?? ListID(rawValue: Int32(lists.count))
        var arrangement = Arrangement()
        catalog.items.reserve(rows.reduce(0) { $0 + $1.labels.count })
        for section in rows {
            let identities = section.labels.map { item(labelled: $0) }
            arrangement.sections.append(
                Arrangement.Section(id: self.section(titled: section.title), rows: RowSequence(identities)))
        }
        var state = ListState(id: id, name: name, kind: kind, app: app, rows: arrangement)
        state.isDragEnabled = device.enablesDragsByDefault
        configure(&state)
        if Int(id.rawValue) == lists.count {
            lists.append(state)
        } else {
            self[id] = state
        }
        return id
    }

    /// Renames a list, unless another list has the name.
    package mutating func rename(_ list: ListID, to name: String) {
        guard self.list(named: name) == nil else { return }
        self[list].name = name
    }

    /// Sets the rows of a list's only section, shown and in the app's data. For long lists whose rows are not named.
    package mutating func setRows(shown: RowSequence, model: RowSequence, in list: ListID) {
        self[list].shown.sections[0].rows = shown
        self[list].model.sections[0].rows = model
    }

    /// Sets the initial selection by identity.
    package mutating func setSelection(_ selected: [ItemID], in list: ListID) {
        self[list].selected = selected
    }
}

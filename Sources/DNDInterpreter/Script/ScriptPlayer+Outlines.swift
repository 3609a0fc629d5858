internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// `outline …` and `read …`: section snapshots, and queries to snapshots.
extension ScriptPlayer {
    func editOutline(
        _ edit: OutlineEdit, of expression: SectionExpression?, in list: ListID, _ bindings: Bindings,
        _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        try requireOutlines(list, statement, engine)
        let section = try section(expression, in: list, statement, &engine)
        if case .apply = edit {
            engine.applyOutline(of: section, in: list)
            return
        }
        let change = try change(edit, in: list, bindings, statement, &engine)
        engine.editOutline(of: section, in: list) { (outline) throws(SectionSnapshotFault) in
            switch change {
            case .append(let items, let parent): try outline.append(items, to: parent)
            case .insert(let items, let side, let neighbour): try outline.insert(items, side, neighbour)
            case .insertSnapshot(let other, let side, let neighbour): try outline.insert(other, side, neighbour)
            case .delete(let items): try outline.delete(items)
            case .deleteAll: outline.deleteAll()
            case .replace(let parent, let items): try outline.replace(childrenOf: parent, using: items)
            case .expand(let items): outline.expand(items)
            case .collapse(let items): outline.collapse(items)
            }
        }
    }

    private enum OutlineChange {
        case append([ItemID], to: ItemID?)
        case insert([ItemID], Snapshot.Side, ItemID)
        case insertSnapshot(SectionSnapshot, Snapshot.Side, ItemID)
        case delete([ItemID])
        case deleteAll
        case replace(ItemID, SectionSnapshot)
        case expand([ItemID])
        case collapse([ItemID])
    }

    private func change(
        _ edit: OutlineEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, _ engine: inout Engine
    ) throws(ScriptFault) -> OutlineChange {
        switch edit {
        case .append(let new, let parent):
            let above = try parent.map { (parent) throws(ScriptFault) in
                try item(parent, bindings, statement, engine: &engine)
            }
            return .append(try items(new, bindings, statement, engine: &engine), to: above)
        case .insert(let new, let side, let name):
            let neighbour = engine.item(labelled: name.text)
            return .insert(try items(new, bindings, statement, engine: &engine), Snapshot.Side(side), neighbour)
        case .insertSection(let other, let side, let name):
            let section = try section(other, in: list, statement, &engine)
            let outline = engine.scene.preparedOutline(of: section, in: list)
            return .insertSnapshot(outline, Snapshot.Side(side), engine.item(labelled: name.text))
        case .replaceChildren(let parent, let new):
            let above = try item(parent, bindings, statement, engine: &engine)
            return .replace(above, SectionSnapshot(try items(new, bindings, statement, engine: &engine)))
        case .delete(let old): return .delete(try items(old, bindings, statement, engine: &engine))
        case .expand(let parents): return .expand(try items(parents, bindings, statement, engine: &engine))
        case .collapse(let parents): return .collapse(try items(parents, bindings, statement, engine: &engine))
        case .deleteAll: return .deleteAll
        case .apply: preconditionFailure("An outline is applied elsewhere.")
        }
    }

    // MARK: - Queries

    func read(
        _ query: SnapshotQuery, in list: ListID, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        try requireDiffable(list, statement, engine)
        engine.read(try question(query, in: list, statement, &engine), in: list)
    }

    private func question(
        _ query: SnapshotQuery, in list: ListID, _ statement: Statement, _ engine: inout Engine
    ) throws(ScriptFault) -> SnapshotQuestion {
        switch query {
        case .snapshot: return .snapshot
        case .initialSnapshot: return .initialSnapshot
        case .finalSnapshot: return .finalSnapshot
        case .itemIdentifiers(let title): return .itemIdentifiers(title.map { engine.section(titled: $0.text) })
        case .numberOfItems(let title): return .numberOfItems(title.map { engine.section(titled: $0.text) })
        case .isEqual: return .isEqual
        case .indexOfItem(let name): return .indexOfItem(engine.item(labelled: name.text))
        case .outline(let part, let expression):
            try requireOutlines(list, statement, engine)
            let section = try section(expression, in: list, statement, &engine)
            return .outline(SnapshotQuestion.Part(part), section)
        case .outlineItem(let property, let name, let expression):
            try requireOutlines(list, statement, engine)
            let section = try section(expression, in: list, statement, &engine)
            return .outlineItem(SnapshotQuestion.Property(property), engine.item(labelled: name.text), section)
        }
    }

    // MARK: - Requirements

    private func requireOutlines(_ list: ListID, _ statement: Statement, _ engine: Engine) throws(ScriptFault) {
        try requireDiffable(list, statement, engine)
        guard engine[list].kind != .collection else { return }
        throw ScriptFault(
            "\(engine[list].name) is a table: only a collection has section snapshots", at: statement.range)
    }

    /// The named section, or the only one.
    private func section(
        _ expression: SectionExpression?, in list: ListID, _ statement: Statement, _ engine: inout Engine
    ) throws(ScriptFault) -> SectionID {
        let sections = engine[list].model.sections
        switch expression {
        case .title(let name): return engine.section(titled: name.text)
        case .index(let index, let range):
            guard sections.indices.contains(index) else {
                throw ScriptFault("\(engine[list].name) has no section \(index)", at: range)
            }
            return sections[index].id
        case nil:
            guard sections.count == 1 else {
                throw ScriptFault(
                    "\(engine[list].name) has \(sections.count) sections: say which one is meant", at: statement.range)
            }
            return sections[0].id
        }
    }
}

extension Snapshot.Side {
    fileprivate init(_ side: OutlineEdit.Side) {
        self = side == .before ? .before : .after
    }
}

extension SnapshotQuestion.Part {
    fileprivate init(_ part: SnapshotQuery.Part) {
        switch part {
        case .items: self = .items
        case .rootItems: self = .rootItems
        case .visibleItems: self = .visibleItems
        case .expandedItems: self = .expandedItems
        }
    }
}

extension SnapshotQuestion.Property {
    fileprivate init(_ property: SnapshotQuery.Property) {
        switch property {
        case .level: self = .level
        case .parent: self = .parent
        case .index: self = .index
        case .isExpanded: self = .isExpanded
        case .isVisible: self = .isVisible
        case .contains: self = .contains
        }
    }
}

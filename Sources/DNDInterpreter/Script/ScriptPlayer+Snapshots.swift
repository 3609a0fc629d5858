internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// `snapshot …`: the snapshot that the app of a diffable list prepares and applies.
extension ScriptPlayer {
    func editSnapshot(
        _ edit: SnapshotEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        try requireDiffable(list, statement, engine)
        switch edit {
        case .apply: engine.applySnapshot(in: list)
        case .applyUnanimated: engine.applySnapshot(in: list, .unanimated)
        case .applyUsingReloadData: engine.applySnapshot(in: list, .usingReloadData)
        case .applyOffMain: engine.applySnapshot(in: list, .offMain)
        case .take: engine.takeSnapshot(of: list)
        case .insertAt, .moveTo: try editByPlace(edit, in: list, bindings, statement, engine: &engine)
        case .appendSection, .insertSectionBefore, .insertSectionAfter, .deleteSection, .moveSectionBefore,
            .moveSectionAfter, .reloadSection, .deleteAll:
            note(.editedSnapshot([]), in: list, at: statement.range)
            editSections(edit, in: list, engine: &engine)
        default: try editItems(edit, in: list, bindings, statement, engine: &engine)
        }
    }

    func requireDiffable(_ list: ListID, _ statement: Statement, _ engine: Engine) throws(ScriptFault) {
        guard engine[list].data != .diffable else { return }
        throw ScriptFault(
            "\(engine[list].name) has no diffable data source: declare it with `data diffable`", at: statement.range)
    }

    private func editItems(
        _ edit: SnapshotEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let change = try itemChange(edit, bindings, statement, engine: &engine)
        note(.editedSnapshot(change.items), in: list, at: statement.range)
        let names = engine.scene.identifierNames
        engine.editSnapshot(in: list) { (snapshot) throws(UIKitException) in
            switch change {
            case .insert(let items, let side, let neighbour):
                return try snapshot.insertItems(items, side, neighbour, names: names)
            case .append(let items, let section):
                return try snapshot.appendItems(items, to: section, names: names)
            case .delete(let items): snapshot.deleteItems(items)
            case .move(let item, let side, let neighbour):
                try snapshot.moveItem(item, side, neighbour, names: names)
            case .reload(let items): try snapshot.reloadItems(items, names: names)
            case .reconfigure(let items): try snapshot.reconfigureItems(items, names: names)
            }
            return nil
        }
    }

    private enum ItemChange {
        case insert([ItemID], Snapshot.Side, ItemID)
        case append([ItemID], SectionID?)
        case delete([ItemID])
        case move(ItemID, Snapshot.Side, ItemID)
        case reload([ItemID])
        case reconfigure([ItemID])

        var items: [ItemID] {
            switch self {
            case .insert(let items, _, _), .append(let items, _), .delete(let items), .reload(let items),
                .reconfigure(let items):
                items
            case .move(let item, _, _): [item]
            }
        }
    }

    private func itemChange(
        _ edit: SnapshotEdit, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) -> ItemChange {
        switch edit {
        case .insertBefore(let new, let name):
            return .insert(
                try items(new, bindings, statement, engine: &engine), .before, engine.item(labelled: name.text))
        case .insertAfter(let new, let name):
            return .insert(
                try items(new, bindings, statement, engine: &engine), .after, engine.item(labelled: name.text))
        case .append(let new, let section):
            let id = section.map { engine.section(titled: $0.text) }
            return .append(try items(new, bindings, statement, engine: &engine), id)
        case .delete(let old): return .delete(try items(old, bindings, statement, engine: &engine))
        case .moveBefore(let moved, let name):
            return .move(
                try item(moved, bindings, statement, engine: &engine), .before, engine.item(labelled: name.text))
        case .moveAfter(let moved, let name):
            return .move(
                try item(moved, bindings, statement, engine: &engine), .after, engine.item(labelled: name.text))
        case .reload(let items): return .reload(try self.items(items, bindings, statement, engine: &engine))
        case .reconfigure(let items): return .reconfigure(try self.items(items, bindings, statement, engine: &engine))
        default: preconditionFailure("Sections and places are edited elsewhere.")
        }
    }

    func item(
        _ expression: ItemExpression, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) -> ItemID {
        guard let item = try items(expression, bindings, statement, engine: &engine).first else {
            throw ScriptFault("there is no item at hand here", at: statement.range)
        }
        return item
    }

    /// Edits by place: the items precede the row at that place, after a move has removed its item.
    private func editByPlace(
        _ edit: SnapshotEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let (expressions, place): ([ItemExpression], Place) =
            switch edit {
            case .insertAt(let items, let place): (items, place)
            case .moveTo(let item, let place): ([item], place)
            default: preconditionFailure("Only places are edited here.")
            }
        let moved = try items(expressions, bindings, statement, engine: &engine)
        note(.editedSnapshot(moved), in: list, at: statement.range)
        let isMove = if case .moveTo = edit { true } else { false }
        let source = isMove ? moved.first.flatMap { engine[list].model.path(of: $0, near: nil) } : nil
        let path = try destination(place, of: source, in: list, .model, bindings, engine)
        let names = engine.scene.identifierNames
        var isInside = true
        engine.editSnapshot(in: list) { (snapshot) throws(UIKitException) in
            if isMove { snapshot.deleteItems(moved) }
            guard snapshot.arrangement.sections.indices.contains(path.section),
                path.item <= snapshot.arrangement.sections[path.section].rows.count
            else {
                isInside = false
                return nil
            }
            guard let neighbour = snapshot.arrangement[path] else {
                return try snapshot.appendItems(
                    moved, to: snapshot.arrangement.sections[path.section].id, names: names)
            }
            return try snapshot.insertItems(moved, .before, neighbour, names: names)
        }
        guard isInside else {
            throw ScriptFault(
                "the snapshot of \(engine[list].name) has no place \(Spelling.path(path))", at: statement.range)
        }
    }

    private func editSections(_ edit: SnapshotEdit, in list: ListID, engine: inout Engine) {
        // UIKit's exception may name a section that is mentioned here for the first time.
        for name in edit.sectionNames { _ = engine.section(titled: name.text) }
        let names = engine.scene.identifierNames
        func section(_ name: Name) -> SectionID { engine.section(titled: name.text) }
        let change: (inout Snapshot) throws(UIKitException) -> Void
        switch edit {
        case .appendSection(let name):
            let id = section(name)
            change = { (s) throws(UIKitException) in try s.appendSections([id], names: names) }
        case .insertSectionBefore(let name, let neighbour):
            let (id, other) = (section(name), section(neighbour))
            change = { (s) throws(UIKitException) in try s.insertSections([id], .before, other, names: names) }
        case .insertSectionAfter(let name, let neighbour):
            let (id, other) = (section(name), section(neighbour))
            change = { (s) throws(UIKitException) in try s.insertSections([id], .after, other, names: names) }
        case .deleteSection(let name):
            let id = section(name)
            change = { (s) throws(UIKitException) in s.deleteSections([id]) }
        case .reloadSection(let name):
            let id = section(name)
            change = { (s) throws(UIKitException) in try s.reloadSections([id], names: names) }
        case .deleteAll: change = { (s) throws(UIKitException) in s.deleteAllItems() }
        case .moveSectionBefore(let name, let neighbour):
            let (id, other) = (section(name), section(neighbour))
            change = { (s) throws(UIKitException) in try s.moveSection(id, .before, other, names: names) }
        case .moveSectionAfter(let name, let neighbour):
            let (id, other) = (section(name), section(neighbour))
            change = { (s) throws(UIKitException) in try s.moveSection(id, .after, other, names: names) }
        default: return
        }
        engine.editSnapshot(in: list) { (snapshot) throws(UIKitException) in
            try change(&snapshot)
            return nil
        }
    }
}

extension SnapshotEdit {
    /// The sections in an edit of sections.
    fileprivate var sectionNames: [Name] {
        switch self {
        case .appendSection(let name), .deleteSection(let name), .reloadSection(let name): [name]
        case .insertSectionBefore(let name, let other), .insertSectionAfter(let name, let other),
            .moveSectionBefore(let name, let other), .moveSectionAfter(let name, let other):
            [name, other]
        default: []
        }
    }
}

internal import DNDLanguage
package import DragDrop
internal import SourceText

/// The arrangement of a list that a place refers to.
enum Side {
    case model, shown
}

/// Resolves names and references.
extension ScriptPlayer {
    /// The list of a phrase: the named one, the one of the bindings, such as the delegate's own, or the only candidate.
    func list(
        _ name: Name?, _ bindings: Bindings, _ engine: Engine, _ statement: Statement
    ) throws(ScriptFault) -> ListID {
        if let name {
            guard let list = engine.list(named: name.text) else {
                throw ScriptFault("there is no list named \(name.text)", at: name.range)
            }
            return list
        }
        if let list = bindings.list ?? engine.onlyList { return list }
        throw ScriptFault("it is not clear which list this is about: add `in NAME`", at: statement.range)
    }

    func items(
        _ expression: ItemExpression, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) -> [ItemID] {
        switch expression {
        case .label(let name): return [engine.item(labelled: name.text)]
        case .item:
            guard let item = bindings.item else {
                throw ScriptFault("there is no item at hand here", at: statement.range)
            }
            return [item]
        case .items:
            if !bindings.dropItems.isEmpty { return bindings.dropItems.map { $0.id } }
            if let list = bindings.list, engine[list].kind == .view { return engine[list].shown.allItems }
            return bindings.sessionItems
        case .sessionItems: return bindings.sessionItems
        }
    }

    func path(
        _ place: Place, in list: ListID, _ side: Side, _ bindings: Bindings, _ engine: Engine
    ) throws(ScriptFault) -> RowPath {
        var rows: Arrangement { side == .model ? engine.model(of: list) : engine.shown(in: list) }
        switch place.kind {
        case .position(let index): return RowPath(section: 0, item: index)
        case .path(let section, let index): return RowPath(section: section, item: index)
        case .label(let label):
            guard let item = engine.knownItem(labelled: label),
                let path = rows.path(of: item, near: bindings.sourcePath)
            else {
                let rows = engine.absence(of: list) ?? engine.rowsInWords(of: list, side)
                throw ScriptFault("\(engine[list].name) has no row \(label)\(side.phrase): \(rows)", at: place.range)
            }
            return side == .shown ? engine.spoken(path, in: list) : path
        case .end(let section):
            let rows = rows
            let index =
                try section.map { name throws(ScriptFault) in try sectionIndex(name, in: rows, engine) }
                ?? rows.sectionCount - 1
            return RowPath(section: max(0, index), item: rows.rowCount(inSection: index) ?? 0)
        case .itemSource: return try known(bindings.sourcePath, "item.source", "R163", place)
        case .destination: return try known(bindings.destination, "destination", "R102", place)
        case .itemDestination:
            let base = try known(bindings.destination ?? bindings.fallbackDestination, "destination", "R102", place)
            return RowPath(section: base.section, item: base.item + bindings.itemIndex)
        case .moveSource: return try known(bindings.moveSource, "move.source", "R131", place)
        case .moveDestination: return try known(bindings.moveDestination, "move.destination", "R131", place)
        }
    }

    /// The destination of a row. For a move within its section, `end` is counted without the row.
    func destination(
        _ place: Place, of source: RowPath?, in list: ListID, _ side: Side, _ bindings: Bindings, _ engine: Engine
    ) throws(ScriptFault) -> RowPath {
        var target = try path(place, in: list, side, bindings, engine)
        if case .end = place.kind, target.section == source?.section { target.item = max(0, target.item - 1) }
        return target
    }

    private func known(
        _ path: RowPath?, _ word: String, _ rule: String, _ place: Place
    ) throws(ScriptFault) -> RowPath {
        guard let path else { throw ScriptFault("\(word) is nil here (\(rule))", at: place.range) }
        return path
    }

    func sectionIndex(_ name: Name, in rows: Arrangement, _ engine: Engine) throws(ScriptFault) -> Int {
        if let section = engine.knownSection(titled: name.text), let index = rows.index(of: section) { return index }
        if let index = Int(name.text), rows.sections.indices.contains(index) { return index }
        throw ScriptFault("there is no section \(name.text)", at: name.range)
    }

    func sectionIndex(
        _ expression: SectionExpression, in rows: Arrangement, _ engine: Engine
    ) throws(ScriptFault) -> Int {
        switch expression {
        case .index(let index, _): return index
        case .title(let name): return try sectionIndex(name, in: rows, engine)
        }
    }
}

extension Side {
    fileprivate var phrase: String { self == .model ? " in its data" : "" }
}

extension Engine {
    /// The only table or collection of the app under test, otherwise its only scene, otherwise the only scene at all.
    package var onlyList: ListID? {
        if lists.count == 1 { return lists[0].id }
        let own = listIDs.filter { self[$0].app == .underTest }
        let rows = own.filter { self[$0].kind != .view }
        if rows.count == 1 { return rows[0] }
        return own.count == 1 ? own[0] : nil
    }

    /// The identity of a label that was mentioned before; nil otherwise.
    package func knownItem(labelled label: String) -> ItemID? {
        items.number(of: label).map { ItemID(rawValue: $0) }
    }

    package func knownSection(titled title: String) -> SectionID? {
        sections.number(of: title).map { SectionID(rawValue: $0) }
    }
}

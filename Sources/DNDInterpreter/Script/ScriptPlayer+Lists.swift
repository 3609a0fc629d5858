internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// `list …`: what the app tells the view about its rows.
extension ScriptPlayer {
    func editList(
        _ edit: ListEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        note(.told, in: list, at: statement.range)
        if case .reloadAll = edit {
            let start = engine.trace.count
            engine.reloadData(in: list)
            noteIdleCalls("reloadData()", since: start, in: list, at: statement.range, engine)
            return
        }
        let origin = origin(statement.range)
        for kind in try updates(edit, in: list, bindings, statement, engine) {
            engine.update(ListUpdate(kind, origin: origin), in: list)
        }
    }

    private func updates(
        _ edit: ListEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, _ engine: Engine
    ) throws(ScriptFault) -> [ListUpdate.Kind] {
        switch edit {
        case .insert(_, let places):
            return try paths(places, in: list, bindings, engine).map { .insertRow($0) }
        case .remove(let places):
            return try paths(places, in: list, bindings, engine).map { .deleteRow($0) }
        case .reload(let places):
            return try paths(places, in: list, bindings, engine).map { .reloadRow($0) }
        case .reconfigure(let places):
            return try paths(places, in: list, bindings, engine).map { .reconfigureRow($0) }
        case .move(let from, let to):
            let source = try path(from, in: list, .shown, bindings, engine)
            return [.moveRow(from: source, to: try destination(to, of: source, in: list, .shown, bindings, engine))]
        case .insertSection(_, let index): return [.insertSection(index)]
        case .deleteSection(let section): return [.deleteSection(try shownIndex(section, list, engine))]
        case .moveSection(let section, let target):
            return [.moveSection(from: try shownIndex(section, list, engine), to: target)]
        case .reloadSection(let section): return [.reloadSection(try shownIndex(section, list, engine))]
        case .removeItems, .moveItem, .reloadAll:
            preconditionFailure("The checker lets a list be told of places only.")
        }
    }

    func paths(
        _ places: [Place], in list: ListID, _ bindings: Bindings, _ engine: Engine
    ) throws(ScriptFault) -> [IndexPath] {
        var result: [IndexPath] = []
        for place in places { result.append(try path(place, in: list, .shown, bindings, engine)) }
        return result
    }

    private func shownIndex(
        _ section: SectionExpression, _ list: ListID, _ engine: Engine
    ) throws(ScriptFault) -> Int {
        try sectionIndex(section, in: engine[list].shown, engine)
    }
}

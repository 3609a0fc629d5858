internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// `list …`: calls of the app to the view about its rows.
extension ScriptPlayer {
    func editList(
        _ edit: ListEdit, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        switch edit {
        case .beginUpdates, .endUpdates: return try bracket(edit, in: list, statement, engine: &engine)
        default: note(.told, in: list, at: statement.range)
        }
        if case .reloadAll = edit {
            let start = engine.trace.count
            engine.reloadData(in: list)
            noteIdleCalls("reloadData()", since: start, in: list, at: statement.range, engine)
            return
        }
        let origin = origin(statement.range)
        let updates = try updates(edit, in: list, bindings, statement, engine)
        let isBatch = updates.count > 1 && engine[list].openBatchDepth == 0 && engine[list].data == .array
        // Several rows of one call form one batch, unlike several calls (B11).
        if isBatch { engine.beginBatch(in: list) }
        for kind in updates { engine.update(ListUpdate(kind, origin: origin), in: list) }
        if isBatch { engine.endBatch(in: list) }
    }

    /// `beginUpdates()` and `endUpdates()`, which only a table has. The app must balance them.
    private func bracket(
        _ edit: ListEdit, in list: ListID, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        guard engine[list].kind == .table else {
            throw ScriptFault(
                "only a table has beginUpdates and endUpdates; write batch { … } here", at: statement.range)
        }
        if case .beginUpdates = edit {
            note(.beganUpdates, in: list, at: statement.range)
            engine.beginBatch(in: list)
        } else if !openUpdates(of: list).isEmpty {
            note(.endedUpdates, in: list, at: statement.range)
            engine.endBatch(in: list)
        } else {
            note(.endedUpdatesThatNeverBegan, in: list, at: statement.range)
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
        case .removeItems, .moveItem, .reloadAll, .beginUpdates, .endUpdates:
            preconditionFailure("The checker lets a list be told of places only.")
        }
    }

    func paths(
        _ places: [Place], in list: ListID, _ bindings: Bindings, _ engine: Engine
    ) throws(ScriptFault) -> [RowPath] {
        var result: [RowPath] = []
        for place in places { result.append(try path(place, in: list, .shown, bindings, engine)) }
        return result
    }

    private func shownIndex(
        _ section: SectionExpression, _ list: ListID, _ engine: Engine
    ) throws(ScriptFault) -> Int {
        try sectionIndex(section, in: engine[list].shown, engine)
    }
}

internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// Placeholders and their contexts.
extension ScriptPlayer {
    func insertPlaceholder(
        _ expression: ItemExpression, at place: Place, cell: Name?, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        let target = try path(place, in: list, .shown, bindings, engine)
        for item in try items(expression, bindings, statement, engine: &engine) {
            let start = engine.trace.count
            engine.insertPlaceholder(for: item, at: target, in: list, reuseIdentifier: cell?.text)
            note(.placeholder(item), in: list, at: statement.range)
            noteIdleCalls("drop(_:to:)", since: start, in: list, at: statement.range, engine)
        }
    }

    func commitPlaceholder(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        guard case .placeholderCommit(let expression, let updates) = statement.kind else { return }
        let list = try blockList(nil, bindings, statement, engine: &engine)
        let item = try placeholderItem(expression, in: list, bindings, statement, engine: &engine)
        var fault: ScriptFault?
        engine.commitPlaceholder(for: item, in: list) { engine, path in
            var inner = bindings
            inner.list = list
            inner.item = item
            inner.destination = path
            inner.itemIndex = 0
            do throws(ScriptFault) {
                try self.play(updates, inner, engine: &engine)
            } catch {
                fault = error
            }
        }
        if let fault { throw fault }
    }

    /// The placeholder's item: the named one, the current one, or the first one pending.
    func placeholderItem(
        _ expression: ItemExpression?, in list: ListID, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) -> ItemID {
        if let expression, let item = try items(expression, bindings, statement, engine: &engine).first { return item }
        if let item = bindings.item { return item }
        guard let waiting = engine[list].placeholders.all.first else {
            throw ScriptFault("no placeholder is waiting in \(engine[list].name)", at: statement.range)
        }
        return waiting.item
    }

    func updatePlaceholder(
        _ expression: ItemExpression?, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        guard engine.rulebook.hasCellUpdates(engine.adapter(of: list)) else {
            throw ScriptFault(
                "the context of a table's placeholder has no setNeedsCellUpdate() (R189)", at: statement.range)
        }
        let item = try placeholderItem(expression, in: list, bindings, statement, engine: &engine)
        engine.setNeedsCellUpdate(for: item, in: list)
    }
}

internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// Plays what an app does: in a delegate's body, in a load's answer, or as a step of the scenario.
extension ScriptPlayer {
    func play(_ statements: [Statement], _ bindings: Bindings, engine: inout Engine) throws(ScriptFault) {
        for statement in statements {
            guard engine.exception == nil else { return }
            try play(statement, bindings, engine: &engine)
        }
    }

    func play(_ statement: Statement, _ bindings: Bindings, engine: inout Engine) throws(ScriptFault) {
        phraseCount += 1
        guard phraseCount <= PlayLimits.phrases else {
            throw ScriptFault(
                "the script has run \(PlayLimits.phrases) phrases and has not come to an end", at: statement.range)
        }
        switch statement.kind {
        case .model(let edit, let name):
            try editModel(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .list(let edit, let name):
            try editList(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .snapshot(let edit, let name):
            try editSnapshot(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .batch(let statements, let name):
            let list = try list(name, bindings, engine, statement)
            engine.beginBatch(in: list)
            var inner = bindings
            inner.list = list
            try play(statements, inner, engine: &engine)
            engine.endBatch(in: list)
        case .coordinatorDrop(let item, let target):
            try dropByCoordinator(item, target, bindings, statement, engine: &engine)
        case .placeholderInsert(let place, let item):
            try insertPlaceholder(item, at: place, bindings, statement, engine: &engine)
        case .placeholderCommit(let item, let updates):
            try commitPlaceholder(item, updates, bindings, statement, engine: &engine)
        case .placeholderDelete(let item):
            let list = try list(nil, bindings, engine, statement)
            engine.deletePlaceholder(
                for: try placeholderItem(item, in: list, bindings, statement, engine: &engine), in: list)
        case .load(let item, let then, let otherwise):
            try load(item, then, otherwise, bindings, statement, engine: &engine)
        case .eachItem(let statements):
            for (index, item) in bindings.dropItems.enumerated() {
                try play(statements, bindings.with(item, at: index), engine: &engine)
            }
        case .branch(let condition, let then, let otherwise):
            try play(condition.holds(bindings, engine: engine) ? then : otherwise, bindings, engine: &engine)
        default:
            preconditionFailure("The checker lets only phrases of the app into a script.")
        }
    }

    private func dropByCoordinator(
        _ expression: ItemExpression, _ target: CoordinatorTarget, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        for item in try items(expression, bindings, statement, engine: &engine) {
            switch target {
            case .row(let place):
                engine.coordinatorDrop(item, toRow: try path(place, in: list, .shown, bindings, engine), in: list)
            case .intoRow(let place):
                engine.coordinatorDrop(item, intoRow: try path(place, in: list, .shown, bindings, engine), in: list)
            case .view(let name):
                guard let view = engine.list(named: name.text) else {
                    throw ScriptFault("there is no view named \(name.text)", at: name.range)
                }
                engine.coordinatorDrop(item, toView: view, in: list)
            }
        }
    }

    private func insertPlaceholder(
        _ expression: ItemExpression, at place: Place, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        let target = try path(place, in: list, .shown, bindings, engine)
        for item in try items(expression, bindings, statement, engine: &engine) {
            engine.insertPlaceholder(for: item, at: target, in: list)
        }
    }

    private func commitPlaceholder(
        _ expression: ItemExpression?, _ updates: [Statement], _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
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

    /// The placeholder's item: the one named, the one at hand, or the only one that waits.
    private func placeholderItem(
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

    private func load(
        _ expression: ItemExpression, _ then: [Statement], _ otherwise: [Statement], _ bindings: Bindings,
        _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        for item in try items(expression, bindings, statement, engine: &engine) {
            guard let load = engine.load(item, in: list) else { continue }
            var inner = bindings
            inner.list = list
            inner.item = item
            wait(for: load, Continuation(then: then, otherwise: otherwise, bindings: inner))
        }
    }
}

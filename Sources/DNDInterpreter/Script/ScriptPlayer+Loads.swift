internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// Loads: their requests, and the queues of their completions.
extension ScriptPlayer {
    func begin(
        _ statement: LoadStatement, _ bindings: Bindings, _ phrase: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, phrase)
        let request = try request(statement.form, engine)
        for item in try items(statement.item, bindings, phrase, engine: &engine) {
            let isOutside = engine.coordinator?.list != list
            guard let load = engine.load(item, as: request, in: list) else { continue }
            note(.load(item, isOutsideDrop: isOutside), in: list, at: phrase.range)
            var inner = bindings
            inner.list = list
            inner.item = item
            inner.load = load
            inner.isOffMain = statement.isOffMain
            wait(
                for: .load(load),
                WaitingBlock(
                    then: statement.then, otherwise: statement.otherwise, bindings: inner, range: phrase.range))
        }
    }

    func loadObjects(
        of name: Name, _ then: [Statement], _ bindings: Bindings, _ phrase: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, phrase)
        let isOutside = engine.coordinator?.list != list
        guard let load = engine.loadObjects(of: try providerClass(name, engine), in: list) else { return }
        for item in bindings.dropItems {
            note(.load(item.id, isOutsideDrop: isOutside), in: list, at: phrase.range)
        }
        var inner = bindings
        inner.list = list
        inner.isOffMain = false
        wait(for: .objects(load), WaitingBlock(then: then, bindings: inner, range: phrase.range))
    }

    func cancelProgress(
        of expression: ItemExpression?, _ bindings: Bindings, _ phrase: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, phrase)
        guard let expression else {
            engine.cancelLoads(of: nil, in: list)
            return
        }
        for item in try items(expression, bindings, phrase, engine: &engine) {
            engine.cancelLoads(of: item, in: list)
        }
    }

    /// Records failed loads that the app ignores: those of `loadObjects`, which has no error, and objects that could
    /// not be created from the data, where the script has no `else`. Cancelled and refused loads do not count.
    func noteFailure(of loads: [LoadID], _ continuation: WaitingBlock, _ engine: Engine) {
        guard continuation.otherwise.isEmpty else { return }
        let failures = loads.map { engine.loads[$0] }.compactMap { load -> (item: ItemID, error: LoadError)? in
            guard load.state == .finished, case .failure(let error) = load.result, error != .outsideDrop,
                load.isOneOfSeveral || error.isCoercionFailure
            else { return nil }
            return (load.item, error)
        }
        guard let list = loads.first.map({ engine.loads[$0].list }), let first = failures.first else { return }
        note(.notLoaded(failures.map { $0.item }, reason: first.error.text), in: list, at: continuation.range)
    }

    private func request(_ form: LoadForm, _ engine: Engine) throws(ScriptFault) -> LoadRequest {
        switch form {
        case .first: .first
        case .data(let type): .data(type.text)
        case .file(let type): .file(type.text)
        case .inPlaceFile(let type): .inPlaceFile(type.text)
        case .object(let name): .object(try providerClass(name, engine))
        }
    }

    func providerClass(_ name: Name, _ engine: Engine) throws(ScriptFault) -> ProviderClass {
        guard let known = engine.providerClass(named: name.text) else {
            throw ScriptFault("there is no class \(name.text)", at: name.range)
        }
        return known
    }

    /// Calls to UIKit require the main queue; the app's own data can change on any queue.
    func checkQueue(of statement: Statement) throws(ScriptFault) {
        switch statement.kind {
        case .list, .batch, .snapshot, .coordinatorDrop, .placeholderInsert, .placeholderCommit, .placeholderDelete:
            throw ScriptFault(
                "UIKit is called off the main queue, where item providers call their completion handlers (R077): "
                    + "put this into main { }", at: statement.range)
        default: break
        }
    }
}

extension ProviderQuery {
    /// The answer to the app of the current list; false without an item.
    func holds(_ bindings: Bindings, engine: Engine) -> Bool {
        guard let list = bindings.list else { return false }
        switch (subject, demand) {
        case (.session, _): return demand.holds(ofSessionIn: list, engine: engine)
        case (.item, .conforms(let types)):
            guard let item = bindings.item else { return false }
            return engine.has(item, conformingToAnyOf: types.map { $0.text }, in: list)
        case (.item, .loads(let name)):
            guard let item = bindings.item, let wanted = engine.providerClass(named: name.text) else { return false }
            return engine.canLoad(item, as: wanted, in: list)
        }
    }
}

extension ProviderQuery.Demand {
    func holds(ofSessionIn list: ListID, engine: Engine) -> Bool {
        switch self {
        case .conforms(let types): engine.sessionHasItems(conformingTo: types.map { $0.text }, in: list)
        case .loads(let name):
            engine.providerClass(named: name.text).map { engine.sessionCanLoad($0, in: list) } ?? false
        }
    }
}

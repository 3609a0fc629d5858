internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// Queries of an app to a list.
extension ScriptPlayer {
    func ask(
        _ query: QueryExpression, in list: ListID, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        for question in try questions(query, in: list, bindings, statement, engine) {
            engine.ask(question, in: list)
        }
    }

    private func questions(
        _ query: QueryExpression, in list: ListID, _ bindings: Bindings, _ statement: Statement, _ engine: Engine
    ) throws(ScriptFault) -> [ListQuery] {
        switch query {
        case .rowCount(let section):
            return [.rowCount(section: try sectionIndex(section, in: engine[list].shown, engine))]
        case .scroll(let place): return [.scroll(try path(place, in: list, .shown, bindings, engine))]
        case .dequeue(let name): return [.dequeue(identifier: name.text)]
        case .layoutAttributes(let places):
            guard engine[list].kind == .collection else {
                throw ScriptFault("\(engine[list].name) is a table and has no layout", at: statement.range)
            }
            return try paths(places, in: list, bindings, engine).map { .layoutAttributes($0) }
        case .translate(let place, let space):
            return [.translate(try path(place, in: list, .shown, bindings, engine), to: space)]
        case .translateSection(let section, let space):
            let index = try sectionIndex(section, in: engine[list].shown, engine)
            return [.translateSection(index, to: space)]
        }
    }

    /// `performUsingPresentationValues(_:)`
    func playWithPresentationValues(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        guard case .presentation(let statements, let name) = statement.kind else { return }
        let list = try blockList(name, bindings, statement, engine: &engine)
        var inner = bindings
        inner.list = list
        engine.beginPresentationValues(in: list)
        defer { engine.endPresentationValues(in: list) }
        try play(statements, inner, engine: &engine)
    }
}

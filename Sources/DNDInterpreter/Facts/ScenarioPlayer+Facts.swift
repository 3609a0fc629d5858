package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Reads facts.
extension ScenarioPlayer {
    /// The value of a fact. Reading has no side effects.
    package func value(of asked: FactReference) -> FactValue {
        var copy = self
        do {
            return FactPattern.none.said(of: try Fact.named(asked.name).read(&copy, asked).value)
        } catch {
            return .fault(error.message)
        }
    }

    /// The value of a fact of the scene, or of a list.
    package func value(of fact: Fact, in list: ListID? = nil) -> FactValue {
        let nowhere = SourceRange(file: Textbook.file, lowerBound: 0, upperBound: 0)
        var asked = FactReference(fact.name, at: nowhere)
        asked.list = list.map { Name(engine[$0].name, range: nowhere) }
        return value(of: asked)
    }

    /// The return value of an app's query to a list, played on a copy.
    package func value(of query: Statement) -> FactValue {
        var copy = self.copy()
        guard !copy.isStopped else { return .text("nothing can be asked any more") }
        let count = copy.mismatches.count
        copy.play(query)
        if let mismatch = copy.mismatches.dropFirst(count).first {
            if case .fault(let message) = mismatch.kind { return .fault(message) }
            return .text("nothing")
        }
        if let exception = copy.engine.exception { return .text(exception.text) }
        return copy.engine.returned.map { FactValue($0) } ?? .text("nothing")
    }

    // MARK: - Subjects

    func list(_ name: Name?) throws(ScriptFault) -> ListID? {
        guard let name else { return nil }
        guard let list = engine.list(named: name.text) else {
            throw ScriptFault("there is no list named \(name.text)", at: name.range)
        }
        return list
    }

    /// The list of an expectation about one list: the named one, the only one, the one under the finger, or the current
    /// one.
    func subject(_ name: Name?, at range: SourceRange) throws(ScriptFault) -> ListID {
        if let list = try list(name) ?? engine.onlyList ?? engine.drag?.finger?.list ?? currentList { return list }
        throw ScriptFault("it is not clear which list this is about: add `in NAME`", at: range)
    }

    /// The list whose app asks: the named one, the one under the finger, the only one, or the current one.
    func receiver(_ name: Name?, at range: SourceRange) throws(ScriptFault) -> ListID {
        if let list = try list(name) ?? engine.drag?.finger?.list { return list }
        return try subject(nil, at: range)
    }

    /// The item and the list of the row in a cell.
    mutating func cell(_ target: Target?, at range: SourceRange) throws(ScriptFault) -> (ItemID, ListID) {
        guard let target else { throw ScriptFault("no row is named", at: range) }
        let touched = try row(target)
        let (path, list) = (touched.path, touched.list)
        guard let row = engine[list].shown[path] else {
            throw ScriptFault("\(engine[list].name) has no row \(Spelling.path(path))", at: target.range)
        }
        return (row, list)
    }
}

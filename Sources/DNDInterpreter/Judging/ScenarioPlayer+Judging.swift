internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Judges expectations. A failure does not stop the scenario.
extension ScenarioPlayer {
    mutating func judge(_ expectation: Expectation, in statement: Statement) {
        expectationCount += 1
        do {
            guard var mismatch = try verdict(expectation, in: statement) else { return }
            mismatch.repair = repair(mismatch, of: expectation, in: statement)
            mismatches.append(mismatch)
        } catch {
            let repair = repair(ofUnjudged: expectation, in: statement)
            mismatches.append(Mismatch(.fault(error.message), at: error.range, repair: repair))
        }
    }

    private mutating func verdict(
        _ expectation: Expectation, in statement: Statement
    ) throws(ScriptFault) -> Mismatch? {
        let range = statement.range
        switch expectation {
        case .order(let order): return try judgeOrder(order, in: statement)
        case .calls(let patterns, let name): return try judgeCalls(patterns, in: list(name), statement)
        case .call(let pattern, let count): return judgeCount(pattern, count, at: range)
        case .silence(let method, let rule, let name):
            return judgeSilence(method, rule: rule, in: try list(name), at: range)
        case .exception(let text): return judgeException(text, at: range)
        case .updates, .log, .difference, .sectionTransactions:
            return try judgeSnapshots(expectation, at: range)
        case .finding(let code, let name): return judgeFinding(code, in: try list(name), at: range)
        case .metadata, .session, .error, .progress, .delivered, .provided, .queue:
            return try judgeProvider(expectation, at: range)
        default: return try judgeValue(expectation, at: range)
        }
    }

    func list(_ name: Name?) throws(ScriptFault) -> ListID? {
        guard let name else { return nil }
        guard let list = engine.list(named: name.text) else {
            throw ScriptFault("there is no list named \(name.text)", at: name.range)
        }
        return list
    }

    /// The list an expectation about one list means.
    func subject(_ name: Name?, at range: SourceRange) throws(ScriptFault) -> ListID {
        if let list = try list(name) ?? engine.onlyList ?? engine.drag?.finger?.list ?? currentList { return list }
        throw ScriptFault("it is not clear which list this is about: add `in NAME`", at: range)
    }

    private mutating func judgeException(_ text: String, at range: SourceRange) -> Mismatch? {
        guard let exception = engine.exception else {
            return Mismatch(.noException(expected: text), at: range)
        }
        unexpected = nil
        guard TextPattern(text).matches(exception.text) else {
            return Mismatch(.exceptionText(expected: text, actual: raised(exception)), at: range)
        }
        return nil
    }
}

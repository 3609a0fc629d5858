internal import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

extension ScenarioPlayer {
    /// Requires that the calls since the last `expect calls` of the list, or of any list, match the patterns exactly.
    mutating func judgeCalls(_ expectation: Expectation, _ statement: Statement) throws(ScriptFault) -> Mismatch? {
        guard case .calls(let patterns) = expectation.pattern else { return nil }
        let list = try list(expectation.fact.list)
        let calls = openCalls(in: list)
        for known in engine.lists where list == nil || known.id == list {
            callCursors[known.id] = engine.trace.count
        }
        let alignment = CallAlignment(patterns: patterns, calls: calls, engine: engine)
        guard !alignment.isExact else { return nil }
        let name = list.map { engine[$0].name }
        let hints = patterns.contains { $0.isAnyCalls } ? nearCalls(alignment.missing, in: calls) : []
        let mismatch = CallsMismatch(list: name, rows: alignment.rows, entries: calls.map { $0.entry })
        return Mismatch(
            .calls(mismatch), at: statement.range, hints: hints,
            repair: callsRepair(patterns, calls, in: list, statement))
    }

    /// The calls of missing methods that `...` may have matched because an argument or the answer differs.
    private func nearCalls(_ missing: [CallPattern], in calls: [RecordedCall]) -> [String] {
        missing.compactMap { pattern in
            let near = calls.filter { pattern.names($0.call, engine: engine) && !pattern.fits($0, engine: engine) }
            guard let last = near.last else { return nil }
            return "`\(Spelling.pattern(pattern))` was not called, but `\(text(last))` was."
        }
    }

    /// The calls that no `expect calls` has covered yet.
    package func openCalls(in list: ListID? = nil) -> [RecordedCall] {
        engine.recordedCalls().filter {
            $0.entry >= callCursors[$0.call.list, default: 0] && (list == nil || $0.call.list == list)
        }
    }

    /// The calls that match a pattern.
    @inline(never)
    func calls(_ pattern: CallPattern) -> [RecordedCall] {
        engine.recordedCalls().filter { pattern.fits($0, engine: engine) }
    }

    /// Judges the number of calls so far that match the pattern.
    func judgeCount(_ expectation: Expectation, in statement: Statement) -> Mismatch? {
        guard let pattern = expectation.fact.call, case .count(let wanted) = expectation.pattern else { return nil }
        let matching = calls(pattern)
        guard matching.count != wanted else { return nil }
        let near = engine.recordedCalls().filter {
            pattern.names($0.call, engine: engine) && !pattern.fits($0, engine: engine)
        }
        let lacking = matching.isEmpty && near.isEmpty ? lackingMethod(of: pattern) : nil
        let count = CallCountMismatch(
            pattern: Spelling.pattern(pattern), expected: wanted, matching: matching.map { text($0) },
            near: near.map { text($0) }, silence: matching.isEmpty ? silenceRules(of: pattern).last : nil,
            lacking: lacking)
        return Mismatch(
            .callCount(count), at: statement.range,
            repair: lacking == nil ? countRepair(pattern, wanted, matching.count, in: statement) : nil)
    }

    /// The method of a pattern, if UIKit asked for it and no delegate implements it.
    private func lackingMethod(of pattern: CallPattern) -> String? {
        guard case .method(let method) = pattern.subject else { return nil }
        let isAsked = engine.trace.contains { entry in
            guard case .call(let call, _, false) = entry.kind else { return false }
            return pattern.names(call, engine: engine)
        }
        return isAsked ? method.name : nil
    }

    func text(_ recorded: RecordedCall) -> String {
        Spelling.call(recorded.call, answer: recorded.answer, engine: engine, withList: engine.lists.count > 1)
    }

    private func silenceRules(of pattern: CallPattern) -> [Citation] {
        guard case .method(let method) = pattern.subject else { return [] }
        return engine.silenceRules(of: method.name, in: pattern.list.flatMap { engine.list(named: $0.text) })
    }

    /// Requires that the method was not called, by the given rule.
    func judgeSilence(_ expectation: Expectation, in statement: Statement) throws(ScriptFault) -> Mismatch? {
        guard case .rule(let rule) = expectation.pattern, let method = expectation.fact.method else { return nil }
        let found = try silence(of: expectation.fact)
        if case .otherRules(let rules) = found, rules.contains(where: { $0.description == rule.text }) { return nil }
        return Mismatch(
            .silence(method: method.name, rule: rule.text, found: found), at: statement.range,
            repair: silenceRepair(found, expectation.fact, in: statement))
    }

    /// Why a method was not called, or that it was.
    func silence(of asked: FactReference) throws(ScriptFault) -> SilenceFinding {
        let (list, method) = (try list(asked.list), asked.method?.name ?? "")
        if let call = calls(of: method, in: list).first { return .called(text(call)) }
        let rules = engine.silenceRules(of: method, in: list)
        return rules.isEmpty ? .noReason : .otherRules(rules)
    }

    func calls(of method: String, in list: ListID?) -> [RecordedCall] {
        engine.recordedCalls().filter { recorded in
            (list == nil || recorded.call.list == list)
                && engine.adapter(of: recorded.call.list)[recorded.call.question]?.name == method
        }
    }
}

extension Engine {
    /// The rules by which a method was skipped, in order.
    package func silenceRules(of method: String, in list: ListID?) -> [Citation] {
        trace.compactMap { $0.silence(of: method, in: list) { self[$0].kind } }
    }
}

extension TraceRecord {
    /// The rules by which a method was skipped, in order.
    package func silenceRules(of method: String) -> [Citation] {
        entries.compactMap { $0.silence(of: method, in: nil) { list($0).kind } }
    }

    /// Whether UIKit asked for a method that the delegate does not implement.
    package func asksInVain(for method: String) -> Bool {
        entries.contains { entry in
            guard case .call(let call, _, false) = entry.kind else { return false }
            return Adapter.of(list(call.list).kind)[call.question]?.name == method
        }
    }
}

extension TraceEntry {
    /// The rule by which a method was skipped here; nil for other entries.
    fileprivate func silence(of method: String, in list: ListID?, kind: (ListID) -> ListKind) -> Citation? {
        guard case .silence(let questions, let silent) = self.kind, let citation else { return nil }
        if let list, let silent, list != silent { return nil }
        let kinds: [ListKind] = silent.map { [kind($0)] } ?? ListKind.allCases
        let isNamed = kinds.contains { kind in
            questions.contains { Adapter.of(kind)[$0]?.name == method }
        }
        return isNamed ? citation : nil
    }
}

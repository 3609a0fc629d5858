internal import DNDLanguage
internal import DNDResults
package import DragDrop
internal import SourceText

extension ScenarioPlayer {
    /// The calls since the last `expect calls` of the list, or of any list, are exactly the patterns.
    mutating func judgeCalls(_ patterns: [CallPattern], in list: ListID?, _ statement: Statement) -> Mismatch? {
        let calls = openCalls.filter { list == nil || $0.call.list == list }
        for known in engine.lists where list == nil || known.id == list {
            callCursors[known.id] = engine.trace.count
        }
        let alignment = CallAlignment(patterns: patterns, calls: calls, engine: engine)
        guard !alignment.isExact else { return nil }
        let name = list.map { engine[$0].name }
        let hints = patterns.contains { $0.isAnyCalls } ? nearCalls(alignment.missing, in: calls) : []
        return Mismatch(
            .calls(CallsMismatch(list: name, rows: alignment.rows)), at: statement.range, hints: hints,
            repair: callsRepair(patterns, calls, in: list, statement))
    }

    /// The calls of missing methods that `...` may have swallowed because an argument or the answer differs.
    private func nearCalls(_ missing: [CallPattern], in calls: [RecordedCall]) -> [String] {
        missing.compactMap { pattern in
            let near = calls.filter { pattern.names($0.call, engine: engine) && !pattern.fits($0, engine: engine) }
            guard let last = near.last else { return nil }
            return "`\(Spelling.pattern(pattern))` was not called, but `\(text(last))` was."
        }
    }

    /// The calls that no `expect calls` has spoken about yet.
    package var openCalls: [RecordedCall] {
        engine.recordedCalls().filter { $0.entry >= callCursors[$0.call.list, default: 0] }
    }

    /// How many calls so far fit the pattern.
    func judgeCount(_ pattern: CallPattern, _ count: Int, at range: SourceRange) -> Mismatch? {
        let calls = engine.recordedCalls()
        let matching = calls.filter { pattern.fits($0, engine: engine) }
        guard matching.count != count else { return nil }
        let near = calls.filter { pattern.names($0.call, engine: engine) && !pattern.fits($0, engine: engine) }
        return Mismatch(
            .callCount(
                CallCountMismatch(
                    pattern: Spelling.pattern(pattern), expected: count, matching: matching.map { text($0) },
                    near: near.map { text($0) }, silence: matching.isEmpty ? silenceRules(of: pattern).last : nil)),
            at: range)
    }

    private func text(_ recorded: RecordedCall) -> String {
        Spelling.call(recorded.call, answer: recorded.answer, engine: engine, withList: engine.lists.count > 1)
    }

    private func silenceRules(of pattern: CallPattern) -> [RuleID] {
        guard case .method(let method) = pattern.subject else { return [] }
        return engine.silenceRules(of: method.name, in: pattern.list.flatMap { engine.list(named: $0.text) })
    }

    /// The method was not called, and the rule is why.
    func judgeSilence(
        _ method: MethodReference, rule: Name, in list: ListID?, at range: SourceRange
    ) -> Mismatch? {
        let calls = engine.recordedCalls().filter { recorded in
            (list == nil || recorded.call.list == list)
                && engine.adapter(of: recorded.call.list)[recorded.call.question]?.name == method.name
        }
        let finding: SilenceFinding
        if let call = calls.first {
            finding = .called(text(call))
        } else {
            let rules = engine.silenceRules(of: method.name, in: list)
            if rules.contains(where: { $0.description == rule.text }) { return nil }
            finding = rules.isEmpty ? .noReason : .otherRules(rules)
        }
        return Mismatch(.silence(method: method.name, rule: rule.text, found: finding), at: range)
    }
}

extension Engine {
    /// The rules by which a method was passed over, in order.
    package func silenceRules(of method: String, in list: ListID?) -> [RuleID] {
        trace.compactMap { entry -> RuleID? in
            guard case .silence(let questions, let silent) = entry.kind, let rule = entry.rule else { return nil }
            if let list, let silent, list != silent { return nil }
            let kinds: [ListKind] = silent.map { [self[$0].kind] } ?? ListKind.allCases
            let isNamed = kinds.contains { kind in
                questions.contains { Adapter.of(kind)[$0]?.name == method }
            }
            return isNamed ? rule : nil
        }
    }
}

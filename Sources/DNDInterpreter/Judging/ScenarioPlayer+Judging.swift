internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Judges expectations. A failure does not stop the scenario.
extension ScenarioPlayer {
    @inline(never)
    mutating func judge(_ expectation: Expectation, in statement: Statement) {
        expectationCount += 1
        let fact = Fact.named(expectation.fact.name)
        do {
            let mismatch =
                if let judge = fact.judge {
                    try judge(&self, expectation, statement)
                } else {
                    try judge(fact, expectation, in: statement)
                }
            if let mismatch { mismatches.append(mismatch) }
        } catch {
            let repair = repair(ofUnjudged: expectation, in: statement)
            mismatches.append(Mismatch(.fault(error.message), at: error.range, repair: repair))
        }
    }

    /// Requires that the fact's value matches the pattern.
    private mutating func judge(
        _ fact: Fact, _ expectation: Expectation, in statement: Statement
    ) throws(ScriptFault) -> Mismatch? {
        let pattern = expectation.pattern
        let hints = fact.hints(self)
        fact.announce(&self, pattern)
        let found = try fact.read(&self, expectation.fact)
        let actual = pattern.said(of: found.value)
        guard !pattern.fits(actual, in: found.list, engine) else { return nil }
        return Mismatch(
            .value(found.subject, expected: pattern.value(beside: actual), actual: actual), at: statement.range,
            hints: hints, repair: fact.repair(pattern, actual, statement))
    }

    mutating func judgeException(_ pattern: FactPattern, in statement: Statement) -> Mismatch? {
        guard case .text(let text) = pattern else { return nil }
        guard let exception = engine.exception else {
            return Mismatch(.noException(expected: text), at: statement.range, repair: .removal(statement.range))
        }
        unexpected = nil
        guard !TextPattern(text).matches(exception.text) else { return nil }
        return Mismatch(
            .exceptionText(expected: text, actual: raised(exception)), at: statement.range,
            repair: Self.replacing(statement, with: TextPattern.quotedRepair(of: text, for: exception.text)))
    }
}

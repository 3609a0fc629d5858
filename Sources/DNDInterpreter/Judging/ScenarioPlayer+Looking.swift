package import DNDLanguage
internal import DNDResults
internal import DragDrop

/// Values for somebody who looks on. Nothing is changed by asking.
extension ScenarioPlayer {
    /// What an expectation finds where it does not hold, in the words of the language; nil where it holds.
    package func value(ofExpectation statement: Statement) -> String? {
        guard case .expect(let expectation) = statement.kind else { return nil }
        var copy = self
        copy.mismatches = []
        copy.judge(expectation, in: statement)
        return copy.mismatches.first.map { copy.foundValue($0) }
    }

    /// What the app is told when it asks a list.
    package func value(of query: Statement) -> String {
        var copy = self.copy()
        guard !copy.isStopped else { return "nothing can be asked any more" }
        let count = copy.mismatches.count
        copy.play(query)
        if let mismatch = copy.mismatches.dropFirst(count).first { return copy.foundValue(mismatch) }
        if let exception = copy.engine.exception { return exception.text }
        return copy.engine.returned.map { $0.text } ?? "nothing"
    }

    private func foundValue(_ mismatch: Mismatch) -> String {
        switch mismatch.kind {
        case .value(_, _, let actual): actual
        case .order(let order): foundRows(order)
        case .calls(let calls): foundCalls(calls)
        case .callCount(let count): "\(count.matching.count)"
        case .noException: "none"
        case .exceptionText(_, let raised): raised.exception.text
        case .silence(_, _, let found): foundSilence(found)
        case .noFinding(_, let found): found.isEmpty ? "no" : "no, but \(listed(found.map { $0.rawValue }))"
        case .fault(let message): message
        case .unexpectedException, .unreached, .finding: "nothing"
        }
    }

    private func foundRows(_ order: OrderMismatch) -> String {
        func text(_ rows: (OrderMismatch.Part) -> [String]?) -> String {
            listed(order.parts.flatMap { rows($0) ?? [] }.map { $0 == "~" ? $0 : Spelling.label($0) })
        }
        let shown = text { $0.shown }
        guard order.parts.contains(where: { $0.model != nil && $0.model != $0.shown }) else { return shown }
        return "\(shown)  (the app's data: \(text { $0.model }))"
    }

    private func foundCalls(_ calls: CallsMismatch) -> String {
        let found = calls.rows.compactMap { row -> String? in
            if case .unexpected(let text) = row { return text }
            return nil
        }
        return "\(found.count)" + (found.last.map { ", the last \($0)" } ?? "")
    }

    private func foundSilence(_ finding: SilenceFinding) -> String {
        switch finding {
        case .called(let call): "called: \(call)"
        case .otherRules(let rules): listed(rules.map { $0.description })
        case .noReason: "no gesture has come near it yet"
        }
    }

    private func listed(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.joined(separator: " ")
    }
}

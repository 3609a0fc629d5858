internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// What to write for an expectation to pass. Orders and calls have theirs made where they are judged.
extension ScenarioPlayer {
    func repair(_ mismatch: Mismatch, of expectation: Expectation, in statement: Statement) -> Repair? {
        switch mismatch.kind {
        case .value(_, _, let actual): valueRepair(expectation, in: statement, actual)
        case .callCount(let count): countRepair(count, expectation, in: statement)
        case .noException: .removal(statement.range)
        case .exceptionText(let expected, let raised):
            Self.replacing(statement, with: TextPattern.quotedRepair(of: expected, for: raised.exception.text))
        case .silence(let method, _, let found): silenceRepair(method, found, expectation, in: statement)
        case .noFinding(_, let found): findingRepair(found, in: statement)
        default: mismatch.repair
        }
    }

    /// Another value, where the expectation says the one that it wants.
    static func replacing(_ statement: Statement, with text: String) -> Repair {
        guard let place = statement.place, let range = place.range else {
            return .impossible("its value is put together from several parameters")
        }
        return .value(text, at: range, clause: place.clause)
    }

    // MARK: - Calls

    /// Another argument or answer, when the method was called as often as expected, only otherwise; or else the count.
    private func countRepair(
        _ count: CallCountMismatch, _ expectation: Expectation, in statement: Statement
    ) -> Repair {
        let counted = Self.replacing(statement, with: Spelling.count(count.matching.count))
        guard case .call(let pattern, let wanted) = expectation, wanted > 0, count.matching.isEmpty else {
            return counted
        }
        let near = engine.recordedCalls().filter { pattern.names($0.call, engine: engine) }
        guard near.count == wanted, let first = near.first,
            let edits = pattern.edits(toFit: first, engine: engine), !edits.isEmpty,
            near.allSatisfy({ pattern.edits(toFit: $0, engine: engine) == edits })
        else { return counted }
        return .block(statement.range, [.changed(statement.range, edits)])
    }

    /// Another rule; or how often the method was called.
    private func silenceRepair(
        _ method: String, _ found: SilenceFinding, _ expectation: Expectation, in statement: Statement
    ) -> Repair {
        if case .otherRules(let rules) = found, let rule = rules.last {
            return Self.replacing(statement, with: rule.description)
        }
        guard case .silence(_, _, let list) = expectation else { return .removal(statement.range) }
        let place = list.map { " in \(Spelling.label($0.text))" } ?? ""
        let calls = engine.recordedCalls().filter { recorded in
            engine.adapter(of: recorded.call.list)[recorded.call.question]?.name == method
                && (list == nil || engine[recorded.call.list].name == list?.text)
        }
        return .statement("expect call \(method)\(place): \(Spelling.count(calls.count))", at: statement.range)
    }

    /// The findings that there are, or none.
    private func findingRepair(_ found: [Finding.Code], in statement: Statement) -> Repair {
        guard let first = found.first else { return .removal(statement.range) }
        let isOne = found.allSatisfy { $0 == first }
        return isOne
            ? Self.replacing(statement, with: first.rawValue)
            : .impossible("there are several findings, and it would have to name each")
    }
}

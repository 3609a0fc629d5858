internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Repairs that make an expectation pass.
extension ScenarioPlayer {
    /// The value in place of the pattern.
    static func repair(_ pattern: FactPattern, with actual: FactValue, in statement: Statement) -> Repair {
        switch (pattern, actual) {
        case (_, .absent(.noAnimation)): .impossible("there is \(Spelling.value(actual))")
        case (_, .absent): .impossible(Spelling.value(actual))
        case (_, .updates(let batches?)) where batches.count(where: { !$0.isEmpty }) > 2:
            .impossible("there were more than two batches")
        case (_, .path(let path, _)): replacing(statement, with: Spelling.path(path))
        case (_, .text(let text)): replacing(statement, with: quoted(text, like: pattern))
        // A name that was not expected stays unexpected.
        case (.file(nil, _), .file(_, let isOriginal)):
            replacing(statement, with: Spelling.value(.file(nil, isOriginal: isOriginal)))
        case (.previews(_, let isLive, let isFullSize), .previews(let labels, let live, let fullSize)):
            if (isLive, isFullSize) == (live, fullSize) {
                replacing(statement, with: Spelling.labels(labels))
            } else {
                previewsRepair(labels, Spelling.looks(isLive: live, isFullSize: fullSize), in: statement)
            }
        default: replacing(statement, with: Spelling.value(actual))
        }
    }

    /// The repair of the words before the colon, which say how the previews look.
    private static func previewsRepair(_ labels: [String], _ looks: String, in statement: Statement) -> Repair {
        .statement("expect \(looks)previews: \(Spelling.labels(labels))", at: statement.range)
    }

    /// The repair of `expect error`: a text follows without a colon, `none` after a colon.
    static func errorRepair(_ pattern: FactPattern, with actual: FactValue, in statement: Statement) -> Repair {
        guard case .text(let text) = actual else { return .statement("expect error: none", at: statement.range) }
        let quoted = quoted(text, like: pattern)
        if case .text = pattern { return replacing(statement, with: quoted) }
        return .statement("expect error \(quoted)", at: statement.range)
    }

    private static func quoted(_ text: String, like pattern: FactPattern) -> String {
        guard case .text(let wanted) = pattern else { return Spelling.quoted(text) }
        return TextPattern.quotedRepair(of: wanted, for: text)
    }

    /// Replaces the expected value.
    static func replacing(_ statement: Statement, with text: String) -> Repair {
        guard let place = statement.place, let range = place.range else {
            return .impossible("its value is put together from several parameters")
        }
        return .value(text, isOneWord: ArgumentText.isOneWord(text), at: range, clause: place.clause)
    }

    // MARK: - Calls

    /// Another argument or answer, when the method was called the expected number of times; otherwise the count.
    func countRepair(
        _ pattern: CallPattern, _ wanted: Int, _ matchingCount: Int, in statement: Statement
    ) -> Repair {
        let counted = Self.replacing(statement, with: Spelling.count(matchingCount))
        guard wanted > 0, matchingCount == 0 else { return counted }
        let near = engine.recordedCalls().filter { pattern.names($0.call, engine: engine) }
        guard near.count == wanted, let first = near.first,
            let edits = pattern.edits(toFit: first, engine: engine), !edits.isEmpty,
            near.allSatisfy({ pattern.edits(toFit: $0, engine: engine) == edits })
        else { return counted }
        return .block(statement.range, [.changed(statement.range, edits)])
    }

    /// Another rule, or the number of calls of the method.
    func silenceRepair(_ found: SilenceFinding, _ asked: FactReference, in statement: Statement) -> Repair {
        if case .otherRules(let rules) = found, let rule = rules.last {
            return Self.replacing(statement, with: rule.description)
        }
        let method = asked.method?.name ?? ""
        let place = asked.list.map { " in \(Spelling.label($0.text))" } ?? ""
        let list = asked.list.flatMap { engine.list(named: $0.text) }
        let count = Spelling.count(calls(of: method, in: list).count)
        return .statement("expect call \(method)\(place): \(count)", at: statement.range)
    }

    /// The code of the actual finding; without a finding, the removal of the expectation.
    func findingRepair(_ found: [Finding.Code], in statement: Statement) -> Repair {
        guard let first = found.first else { return .removal(statement.range) }
        let isOne = found.allSatisfy { $0 == first }
        return isOne
            ? Self.replacing(statement, with: first.rawValue)
            : .impossible("there are several findings, and it would have to name each")
    }
}

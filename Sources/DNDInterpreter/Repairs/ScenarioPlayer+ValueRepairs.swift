internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// What to write for a value, in the words of the language.
extension ScenarioPlayer {
    func valueRepair(_ expectation: Expectation, in statement: Statement, _ actual: String) -> Repair {
        switch expectation {
        case .log(let wanted):
            return Self.replacing(statement, with: engine.lastLog.map { Self.quoted($0, wanted) } ?? "none")
        case .error(let wanted): return errorRepair(wanted, in: statement)
        case .previews(let names, let wanted): return previewsRepair(names, wanted, in: statement, actual)
        case .delivered(.file(nil)), .delivered(.original(nil)):
            // A name that was not expected is not expected afterwards.
            return Self.replacing(statement, with: String(actual.prefix { $0 != " " }))
        case .queue where engine.deliveries.lastQueue == nil, .operation where engine.lastOperation == nil,
            .returned where engine.returned == nil:
            return .impossible(actual)
        case .drop where actual == Self.noAnimation: return .impossible("there is \(actual)")
        case .updates where actual.split(separator: " ").filter({ $0 == "then" }).count > 1:
            return .impossible("there were more than two batches")
        case .gap: return Self.replacing(statement, with: Self.path(in: actual))
        default: return Self.replacing(statement, with: actual)
        }
    }

    /// Without the order that the path counts in.
    private static func path(in text: String) -> String {
        guard let end = text.firstIndex(of: "]") else { return text }
        return String(text[...end])
    }

    private static func quoted(_ text: String, _ pattern: String?) -> String {
        pattern.map { TextPattern.quotedRepair(of: $0, for: text) } ?? Spelling.quoted(text)
    }

    private func errorRepair(_ wanted: String?, in statement: Statement) -> Repair {
        guard let error = engine.deliveries.lastError?.text else {
            return .statement("expect error: none", at: statement.range)
        }
        let text = Self.quoted(error, wanted)
        return wanted == nil
            ? .statement("expect error \(text)", at: statement.range) : Self.replacing(statement, with: text)
    }

    /// How the previews look is said before the colon, and only as far as it was said before.
    private func previewsRepair(
        _ names: [Name], _ wanted: PreviewsExpectation, in statement: Statement, _ actual: String
    ) -> Repair {
        let wordCount = (wanted.isLive == nil ? 0 : 1) + (wanted.isFullSize == nil ? 0 : 1)
        let words = actual.split(separator: " ", maxSplits: wordCount)
        let labels = words.dropFirst(wordCount).joined(separator: " ")
        if actual.hasPrefix(wanted.words) { return Self.replacing(statement, with: labels) }
        let looks = words.prefix(wordCount).joined(separator: " ")
        return .statement("expect \(looks) previews: \(labels)", at: statement.range)
    }
}

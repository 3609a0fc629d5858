internal import DNDTranslation
internal import SourceText

extension PhraseFault {
    /// The phrase as a comment, if it goes without saying, or asks for what the trace shows.
    var comment: TextEdit? {
        guard tokens.firstKeyword == .expect ? expectsNoFault : ForeignNames.idleVerbs[phrase.verb ?? ""] != nil,
            phrase.endOfLine != nil, phrase.body == nil
        else { return nil }
        return TextEdit(range: phrase.range.start, replacement: "# ")
    }

    private var expectsNoFault: Bool {
        guard tokens.keyword(at: 1) == .no, let subject = tokens.argument(at: 2) else { return false }
        return Vocabulary.insteadOfExpecting("*:" + subject.text) != nil
    }

    /// What to write instead where no edit can say it; nil for an unknown fault.
    var advice: String? { expectationAdvice ?? (namesPlaceBetweenRows ? Self.placeBetweenRows : nil) }

    /// What to expect instead of what no expectation is about.
    private var expectationAdvice: String? {
        guard tokens.firstKeyword == .expect, let subject = tokens.argument(at: 1) else { return nil }
        let isRow = subject.integer != nil || scope.declares(label: subject.text)
        return Vocabulary.insteadOfExpecting(isRow ? "ROW" : subject.text)
            ?? tokens.argument(at: 2).flatMap { Vocabulary.insteadOfExpecting("*:" + $0.text) }
    }

    /// Which row to hover over depends on where the dragged one comes from, which the text does not say.
    private static let placeBetweenRows =
        "`hover C` puts a row that comes from above behind C, and one from below before C."

    private var namesPlaceBetweenRows: Bool {
        switch tokens.firstKeyword {
        case .drag, .hover, .drop: tokens.contains { ["before", "after", "between"].contains($0.word ?? "") }
        default: false
        }
    }
}

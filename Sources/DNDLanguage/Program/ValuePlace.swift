package import SourceText

/// Where a phrase says a value: what an edit replaces that makes an expectation pass.
package struct ValuePlace: Hashable, Sendable {
    /// From the first word of the value to the last; empty behind a colon that nothing follows. Lies outside the
    /// phrase when a parameter stands for the value: in a table of cases, or in a use of a word. Nil when the value is
    /// put together from several places.
    package let range: SourceRange?

    /// What the phrase itself says, from the colon on; nil for a value that follows no colon.
    package let clause: SourceRange?

    init(range: SourceRange?, clause: SourceRange? = nil) {
        self.range = range
        self.clause = clause
    }

    init(_ clause: Phrase.Clause) {
        var insideCount = 0
        for argument in clause.arguments where clause.range.contains(argument.range) { insideCount += 1 }
        let isWhole = insideCount == 0 || insideCount == clause.arguments.count
        let span = Self.span(from: clause.arguments.first?.range, to: clause.arguments.last?.range)
        self.init(range: isWhole ? span ?? clause.range.end : nil, clause: clause.range)
    }

    /// Both ranges and what lies between them, when they follow each other in one file.
    static func span(from first: SourceRange?, to last: SourceRange?) -> SourceRange? {
        guard let first, let last, first.file == last.file, first.lowerBound <= last.lowerBound else { return nil }
        return first.union(last)
    }
}

extension PhraseMatch {
    /// Where the phrase says what it expects: behind its colon, in its block, or in a text or code.
    var valuePlace: ValuePlace? {
        if let clause = phrase.list { return ValuePlace(clause) }
        if let block = blocks.first { return ValuePlace(range: block.range) }
        return (argument(.text) ?? argument(.finding)).map { ValuePlace(range: $0.range) }
    }

    /// Where the parts of a call pattern stand.
    var patternPlaces: CallPattern.Places {
        let items = all(.label, after: "with").flatMap { $0 }
        return CallPattern.Places(
            at: place(of: tokens(.path, after: "at")), from: place(of: tokens(.path, after: "from")),
            to: place(of: tokens(.path, after: "to")), items: place(of: items[...]),
            answer: place(of: tokens(.answer)))
    }

    /// Nil when a parameter stands for it.
    private func place(of tokens: ArraySlice<PhraseToken>?) -> SourceRange? {
        guard let tokens, let span = ValuePlace.span(from: tokens.first?.range, to: tokens.last?.range),
            range.contains(span)
        else {
            return nil
        }
        return span
    }
}

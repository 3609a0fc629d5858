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
        let isInside = clause.arguments.map { clause.range.contains($0.range) }
        let isWhole = isInside.allSatisfy { $0 } || !isInside.contains(true)
        self.init(
            range: isWhole ? Self.span(of: clause.arguments.map { $0.range }) ?? clause.range.end : nil,
            clause: clause.range)
    }

    /// From the first range to the last, when they follow each other in one file.
    static func span(of ranges: [SourceRange]) -> SourceRange? {
        guard let first = ranges.first, let last = ranges.last, first.file == last.file,
            first.lowerBound <= last.lowerBound
        else { return nil }
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
        guard let tokens, let span = ValuePlace.span(of: tokens.map { $0.range }), range.contains(span) else {
            return nil
        }
        return span
    }
}

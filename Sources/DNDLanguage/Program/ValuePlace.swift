package import SourceText

/// The place of a phrase's value, which an edit replaces to make an expectation pass.
package struct ValuePlace: Hashable, Sendable {
    /// From the first word of the value to the last; empty after a colon without a value. Lies outside the phrase when
    /// a parameter stands for the value: in a table of cases, or in a use of a word. Nil when the value consists of
    /// several places.
    package let range: SourceRange?

    /// The part of the phrase from the colon on; nil for a value without a colon.
    package let clause: SourceRange?

    init(range: SourceRange?, clause: SourceRange? = nil) {
        self.range = range
        self.clause = clause
    }

    /// The arguments of a clause.
    init(_ arguments: Tokens, of clause: SourceRange) {
        var insideCount = 0
        for index in arguments.indices where clause.contains(arguments.stored(at: index).range) { insideCount += 1 }
        let isWhole = insideCount == 0 || insideCount == arguments.count
        let span = Self.span(of: arguments)
        self.init(range: isWhole ? span ?? clause.end : nil, clause: clause)
    }

    /// The range from the first token to the last, when both are in one file and in order.
    static func span(of tokens: Tokens) -> SourceRange? {
        guard let first = tokens.indices.first, let last = tokens.indices.last else { return nil }
        let (start, end) = (tokens.stored(at: first).tokenRange, tokens.stored(at: last).tokenRange)
        return start.file == end.file && start.lowerBound <= end.lowerBound ? start.union(end) : nil
    }
}

extension PhraseMatch {
    /// The place of the expected value: after the colon, in the block, or in a text or code.
    var valuePlace: ValuePlace? {
        if let clause = tokens.clause(.colon) { return ValuePlace(tokens[clause.arguments], of: clause.range) }
        if let block = blocks.first { return ValuePlace(range: block.range) }
        return (argument(.text) ?? argument(.finding)).map { ValuePlace(range: $0.range) }
    }

    /// The ranges of the parts of a call pattern.
    var patternPlaces: CallPattern.Places {
        CallPattern.Places(
            at: place(of: tokens(.path, after: .at)), from: place(of: tokens(.path, after: .from)),
            to: place(of: tokens(.path, after: .to)), items: placeOfItems, answer: place(of: tokens(.answer)))
    }

    private var placeOfItems: SourceRange? {
        let items = all(.label, after: .with)
        guard let first = items.first, let last = items.last else { return nil }
        return place(of: tokens[first.startIndex..<last.endIndex])
    }

    /// Nil when a parameter stands for the tokens.
    private func place(of tokens: Tokens?) -> SourceRange? {
        guard let tokens, let span = ValuePlace.span(of: tokens), range.contains(span) else { return nil }
        return span
    }
}

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
    init(_ arguments: ArraySlice<PhraseToken>, of clause: SourceRange) {
        var insideCount = 0
        for index in arguments.indices where clause.contains(arguments[index].range) { insideCount += 1 }
        let isWhole = insideCount == 0 || insideCount == arguments.count
        let span = Self.span(from: arguments.first?.range, to: arguments.last?.range)
        self.init(range: isWhole ? span ?? clause.end : nil, clause: clause)
    }

    /// The range from one to another, when both are in one file and in order.
    static func span(from first: SourceRange?, to last: SourceRange?) -> SourceRange? {
        guard let first, let last, first.file == last.file, first.lowerBound <= last.lowerBound else { return nil }
        return first.union(last)
    }
}

extension PhraseMatch {
    /// The place of the expected value: after the colon, in the block, or in a text or code.
    var valuePlace: ValuePlace? {
        for index in tokens.indices {
            guard case .colon(let clause) = tokens[index] else { continue }
            return ValuePlace(tokens[(index + 1)...].prefix { $0.isArgument }, of: clause)
        }
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
    private func place(of tokens: ArraySlice<PhraseToken>?) -> SourceRange? {
        guard let tokens, let span = ValuePlace.span(from: tokens.first?.range, to: tokens.last?.range),
            range.contains(span)
        else {
            return nil
        }
        return span
    }
}

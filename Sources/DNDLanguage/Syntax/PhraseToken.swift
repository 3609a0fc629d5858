package import SourceText

/// A part of a phrase, which patterns are matched against.
package enum PhraseToken: Sendable {
    case argument(Argument)

    /// Indirect, which keeps arguments small.
    indirect case block(Block)

    /// A `:`, with the range up to its last argument.
    case colon(clause: SourceRange)

    /// A `->`, with the range up to its last argument.
    case arrow(clause: SourceRange)

    package var range: SourceRange {
        switch self {
        case .argument(let argument): argument.range
        case .block(let block): block.range
        case .colon(let clause): clause.prefix(1)
        case .arrow(let clause): clause.prefix(2)
        }
    }

    /// The text of a word; nil for other tokens, including quoted strings.
    package var word: String? {
        guard case .argument(let argument) = self else { return nil }
        return argument.literal
    }

    /// The keyword that the token is; nil for other tokens, including quoted strings.
    package var keyword: Keyword? {
        guard case .argument(let argument) = self else { return nil }
        return argument.keyword
    }

    var isPreposition: Bool { keyword?.isPreposition ?? false }

    /// Whether the token begins a clause.
    var isMark: Bool {
        switch self {
        case .colon, .arrow: true
        case .argument, .block: false
        }
    }

    var isColon: Bool {
        if case .colon = self { true } else { false }
    }

    var isArrow: Bool {
        if case .arrow = self { true } else { false }
    }

    var isArgument: Bool {
        if case .argument = self { true } else { false }
    }

    package var isBlock: Bool {
        if case .block = self { true } else { false }
    }

    package var argument: Argument? {
        guard case .argument(let argument) = self else { return nil }
        return argument
    }

    /// The text of a token in quotation marks, for messages.
    package var description: String {
        switch self {
        case .argument(let argument): "'" + argument.text + "'"
        case .block: "'{'"
        case .colon: "':'"
        case .arrow: "'->'"
        }
    }
}

extension SourceRange {
    /// The range of the first bytes.
    func prefix(_ count: Int32) -> SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: min(upperBound, lowerBound + count))
    }

    /// The empty range after the last byte.
    var end: SourceRange {
        SourceRange(file: file, lowerBound: upperBound, upperBound: upperBound)
    }

    /// The empty range before the first byte.
    var start: SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: lowerBound)
    }

    func union(_ other: SourceRange) -> SourceRange {
        guard file == other.file else { return self }
        return SourceRange(
            file: file, lowerBound: min(lowerBound, other.lowerBound), upperBound: max(upperBound, other.upperBound))
    }
}

package import SourceText

/// A phrase as one row of tokens: what a pattern is matched against.
package enum PhraseToken: Sendable {
    case argument(Argument)
    case block(Block)
    case colon(SourceRange)
    case arrow(SourceRange)

    package static func tokens(of phrase: Phrase) -> [PhraseToken] {
        var tokens: [PhraseToken] = []
        tokens.reserveCapacity(phrase.tokenCount)
        for element in phrase.head { tokens.append(PhraseToken(element)) }
        if let list = phrase.list {
            tokens.append(.colon(list.range.prefix(1)))
            for argument in list.arguments { tokens.append(.argument(argument)) }
        }
        if let answer = phrase.answer {
            tokens.append(.arrow(answer.range.prefix(2)))
            for argument in answer.arguments { tokens.append(.argument(argument)) }
        }
        for element in phrase.tail { tokens.append(PhraseToken(element)) }
        return tokens
    }

    init(_ element: Phrase.Element) {
        switch element {
        case .argument(let argument): self = .argument(argument)
        case .block(let block): self = .block(block)
        }
    }

    package var range: SourceRange {
        switch self {
        case .argument(let argument): argument.range
        case .block(let block): block.range
        case .colon(let range), .arrow(let range): range
        }
    }

    /// The text of a word; nil for anything else, a quoted string included.
    package var word: String? {
        guard case .argument(let argument) = self else { return nil }
        return argument.literal
    }

    var argument: Argument? {
        guard case .argument(let argument) = self else { return nil }
        return argument
    }

    /// For messages: the text of a token, quoted.
    var description: String {
        switch self {
        case .argument(let argument): "'" + argument.text + "'"
        case .block: "'{'"
        case .colon: "':'"
        case .arrow: "'->'"
        }
    }
}

extension Phrase {
    fileprivate var tokenCount: Int {
        var count = head.count + tail.count
        if let list { count += list.arguments.count + 1 }
        if let answer { count += answer.arguments.count + 1 }
        return count
    }
}

extension Argument {
    /// What a keyword of a pattern is compared with.
    var literal: String? {
        switch kind {
        case .word(let text): text
        case .ellipsis: "..."
        case .wildcard: "_"
        case .placeholder: "~"
        default: nil
        }
    }

    /// The argument as text: without quotation marks, and a list without its brackets.
    package var text: String {
        switch kind {
        case .word(let text), .selector(let text), .string(let text): text
        case .integer(let number): "\(number)"
        case .duration(let milliseconds): "\(milliseconds)ms"
        case .indexPath(let section, let index): "[\(section), \(index)]"
        case .list(let arguments): arguments.map { $0.text }.joined(separator: " ")
        case .parameter(let name): "$" + name
        case .ellipsis: "..."
        case .wildcard: "_"
        case .placeholder: "~"
        }
    }

}

extension SourceRange {
    /// The first bytes of the range.
    func prefix(_ count: Int32) -> SourceRange {
        SourceRange(file: file, lowerBound: lowerBound, upperBound: min(upperBound, lowerBound + count))
    }

    /// The empty range behind the last byte.
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

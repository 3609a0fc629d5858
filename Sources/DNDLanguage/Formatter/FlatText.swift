internal import SourceText

/// A statement on one line.
struct FlatText {
    private let source: [UInt8]
    private(set) var bytes: [UInt8] = []

    /// Nil when the statement needs several lines: it contains comments, an annotation on its own line, or a block that
    /// the author wrote on several lines.
    init?(of phrase: Phrase, source: [UInt8]) {
        self.source = source
        guard append(phrase) else { return nil }
    }

    /// Creates the text of arguments, separated by blanks.
    init(of arguments: some Sequence<Argument>, source: [UInt8]) {
        self.source = source
        for argument in arguments { append(argument) }
    }

    /// Nil when one of the tokens is a block that needs several lines.
    init?(of tokens: Tokens, source: [UInt8]) {
        self.source = source
        for token in tokens where !append(token) { return nil }
    }

    private mutating func append(_ phrase: Phrase) -> Bool {
        guard phrase.innerComments.isEmpty else { return false }
        var previousEnd = phrase.range.lowerBound
        for annotation in phrase.annotations {
            if hasLineEnd(previousEnd, annotation.range.lowerBound) { return false }
            append(annotation)
            previousEnd = annotation.range.upperBound
        }
        if !phrase.annotations.isEmpty, hasLineEnd(previousEnd, phrase.firstLowerBound) { return false }
        for token in phrase.tokens where !append(token) { return false }
        return true
    }

    private mutating func append(_ token: PhraseToken) -> Bool {
        switch token {
        case .argument(let argument): append(argument)
        case .colon: bytes.append(UInt8(ascii: ":"))
        case .arrow: append(word: "->")
        case .block(let block): return append(block)
        }
        return true
    }

    mutating func append(_ annotation: Annotation) {
        append(word: "@")
        bytes += annotation.name.utf8
        guard annotation.hasList(in: source) else { return }
        bytes.append(UInt8(ascii: "("))
        bytes += FlatText(of: annotation.arguments, source: source).bytes
        bytes.append(UInt8(ascii: ")"))
    }

    private mutating func append(_ argument: Argument) {
        switch argument.kind {
        case .list(let items):
            append(word: "(")
            bytes += FlatText(of: items, source: source).bytes
            bytes.append(UInt8(ascii: ")"))
        case .indexPath(let section, let index): append(word: "[\(section), \(index)]")
        case .word(let text): append(word: text)
        case .string where argument.range.isEmpty: append(word: argument.spelling)
        default: append(word: source[Int(argument.range.lowerBound)..<Int(argument.range.upperBound)])
        }
    }

    private mutating func append(_ block: Block) -> Bool {
        if block.isEmpty {
            append(word: "{ }")
            return true
        }
        guard block.closingComments.isEmpty, block.openingComment == nil else { return false }
        if hasLineEnd(block.range.lowerBound, block.range.upperBound) { return false }
        append(word: "{")
        for (index, phrase) in block.statements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ";")) }
            bytes.append(UInt8(ascii: " "))
            guard let statement = FlatText(of: phrase, source: source) else { return false }
            bytes += statement.bytes
        }
        append(word: "}")
        return true
    }

    private mutating func append(word: String) {
        append(word: word.utf8)
    }

    private mutating func append(word: some Collection<UInt8>) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        bytes.append(contentsOf: word)
    }

    private func hasLineEnd(_ lower: Int32, _ upper: Int32) -> Bool {
        lower < upper && source[Int(lower)..<Int(upper)].contains(UInt8(ascii: "\n"))
    }
}

internal import SourceText

extension Phrase {
    /// What a statement is written from, annotations aside, in the order of the text.
    enum Part {
        case argument(Argument)
        case colon(at: Int32)
        case arrow(at: Int32)
        case block(Block)
    }

    var parts: [Part] {
        var parts = head.map(Part.init)
        if let list { parts += [.colon(at: list.range.lowerBound)] + list.arguments.map(Part.argument) }
        if let answer { parts += [.arrow(at: answer.range.lowerBound)] + answer.arguments.map(Part.argument) }
        return parts + tail.map(Part.init)
    }

    /// The offset of the first element.
    var firstLowerBound: Int32 {
        switch head.first {
        case .argument(let argument): argument.range.lowerBound
        case .block(let block): block.range.lowerBound
        case nil: range.lowerBound
        }
    }
}

extension Phrase.Part {
    var isBlock: Bool {
        if case .block = self { true } else { false }
    }

    var isColon: Bool {
        if case .colon = self { true } else { false }
    }

    var upperBound: Int32 {
        switch self {
        case .argument(let argument): argument.range.upperBound
        case .colon(let offset): offset + 1
        case .arrow(let offset): offset + 2
        case .block(let block): block.range.upperBound
        }
    }

    fileprivate init(_ element: Phrase.Element) {
        switch element {
        case .argument(let argument): self = .argument(argument)
        case .block(let block): self = .block(block)
        }
    }
}

extension Block {
    /// True when there is not even a comment between the braces.
    var isEmpty: Bool {
        statements.isEmpty && closingComments.isEmpty && openingComment == nil
    }
}

extension Annotation {
    /// True for `@todo()` as well as for `@todo("why")`.
    func hasList(in source: [UInt8]) -> Bool {
        !arguments.isEmpty || source[Int(range.upperBound) - 1] == UInt8(ascii: ")")
    }
}

internal import SourceText

extension FormattedPage {
    /// Writes one statement, on one line if the author did so and it fits, otherwise with its blocks opened.
    mutating func statement(_ phrase: Phrase) {
        if let text = FlatText(of: phrase, source: source), fits(text.bytes) { return write(text.bytes) }
        var place = PlaceInPhrase(comments: phrase.innerComments[...], previousEnd: phrase.range.lowerBound)
        annotations(of: phrase, &place)
        place.previousEnd = phrase.firstLowerBound
        var tokens = phrase.tokens[...]
        while let first = tokens.first {
            if case .block(let block) = first {
                self.block(block)
                place.previousEnd = block.range.upperBound
                tokens.removeFirst()
            } else {
                let end = tokens.firstIndex { $0.isBlock } ?? tokens.endIndex
                run(tokens[tokens.startIndex..<end], isBeforeBlock: end < tokens.endIndex, &place)
                tokens = tokens[end...]
            }
        }
    }

    /// Writes each annotation where the author put it: on the line of the statement, or on a line above.
    private mutating func annotations(of phrase: Phrase, _ place: inout PlaceInPhrase) {
        for (index, annotation) in phrase.annotations.enumerated() {
            let isLast = index + 1 == phrase.annotations.count
            let next = isLast ? phrase.firstLowerBound : phrase.annotations[index + 1].range.lowerBound
            write("@")
            write(annotation.name.utf8)
            if annotation.hasList(in: source) {
                place.previousEnd = annotation.range.lowerBound + 1 + Int32(annotation.name.utf8.count)
                list(annotation.arguments, closingAt: annotation.range.upperBound - 1, &place)
            }
            if hasLineEnd(from: annotation.range.upperBound, to: next) {
                endLine()
                beginLine()
            } else {
                write(" ")
            }
        }
    }

    /// Writes the tokens up to a block or the end, on one line if they fit, otherwise with the author's line breaks.
    private mutating func run(
        _ tokens: Tokens, isBeforeBlock: Bool, _ place: inout PlaceInPhrase
    ) {
        let end = tokens.last?.range.upperBound ?? place.previousEnd
        if place.comments.first.map({ $0.range.lowerBound > end }) ?? true,
            let text = FlatText(of: tokens, source: source),
            column + 1 + width(of: text.bytes) + (isBeforeBlock ? 2 : 0) <= Formatter.widthMax
        {
            if !(tokens.first?.isColon ?? false) { separate() }
            write(text.bytes)
        } else {
            for token in tokens { self.token(token, &place) }
        }
        place.previousEnd = end
    }

    private mutating func token(_ token: PhraseToken, _ place: inout PlaceInPhrase) {
        switch token {
        case .argument(let argument): self.argument(argument, &place)
        case .colon: write(":")
        case .arrow(let clause):
            divide(before: clause.lowerBound, &place)
            write("->")
        case .block: break
        }
        place.previousEnd = token.range.upperBound
    }

    private mutating func block(_ block: Block) {
        separate()
        if block.isEmpty { return write("{ }") }
        write("{")
        if let comment = block.openingComment {
            write("  ")
            write(comment.range)
        }
        endLine()
        indented { $0.statements(of: block) }
        beginLine()
        write("}")
    }
}

internal import SourceText

extension FormattedPage {
    /// One statement, on one line when the author wrote it so and it fits, otherwise with its blocks opened.
    mutating func statement(_ phrase: Phrase) {
        if let text = FlatText(of: phrase, source: source), fits(text.bytes) { return write(text.bytes) }
        var place = PlaceInPhrase(comments: phrase.innerComments[...], previousEnd: phrase.range.lowerBound)
        annotations(of: phrase, &place)
        place.previousEnd = phrase.firstLowerBound
        var parts = phrase.parts[...]
        while let first = parts.first {
            if case .block(let block) = first {
                self.block(block)
                place.previousEnd = block.range.upperBound
                parts.removeFirst()
            } else {
                let end = parts.firstIndex { $0.isBlock } ?? parts.endIndex
                run(parts[parts.startIndex..<end], isBeforeBlock: end < parts.endIndex, &place)
                parts = parts[end...]
            }
        }
    }

    /// Each annotation where the author put it: on the line of what follows, or on a line above.
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

    /// The parts up to a block or the end: on one line when they fit there, otherwise with the author's line ends.
    private mutating func run(
        _ parts: ArraySlice<Phrase.Part>, isBeforeBlock: Bool, _ place: inout PlaceInPhrase
    ) {
        let end = parts.last?.upperBound ?? place.previousEnd
        if place.comments.first.map({ $0.range.lowerBound > end }) ?? true,
            let text = FlatText(of: parts, source: source),
            column + 1 + width(of: text.bytes) + (isBeforeBlock ? 2 : 0) <= Formatter.widthMax
        {
            if !(parts.first?.isColon ?? false) { separate() }
            write(text.bytes)
        } else {
            for part in parts { self.part(part, &place) }
        }
        place.previousEnd = end
    }

    private mutating func part(_ part: Phrase.Part, _ place: inout PlaceInPhrase) {
        switch part {
        case .argument(let argument): self.argument(argument, &place)
        case .colon: write(":")
        case .arrow(let offset):
            divide(before: offset, &place)
            write("->")
        case .block: break
        }
        place.previousEnd = part.upperBound
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

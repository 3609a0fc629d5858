internal import SourceText

extension FormattedPage {
    /// Writes the statements and closing comments of a block or file, each on its own lines.
    mutating func statements(of block: Block) {
        var index = 0
        while index < block.statements.count {
            var end = index + 1
            while end < block.statements.count, block.statements[end].followsSemicolon { end += 1 }
            line(of: block.statements[index..<end], isFirst: index == 0)
            index = end
        }
        for (index, comment) in block.closingComments.enumerated() {
            let isFirst = index == 0 && block.statements.isEmpty
            ownLine(comment, hasBlankLineAbove: !isFirst && hasBlankLine(above: comment.range.lowerBound))
        }
    }

    /// Writes the statements that the author put on one line.
    private mutating func line(of group: ArraySlice<Phrase>, isFirst: Bool) {
        if group.count > 1, let text = flat(group), fits(text) {
            above(group[group.startIndex], isFirst: isFirst)
            beginLine()
            write(text)
            trailingComment(of: group[group.endIndex - 1])
            return
        }
        for (offset, phrase) in group.enumerated() {
            above(phrase, isFirst: isFirst && offset == 0)
            beginLine()
            statement(phrase)
            trailingComment(of: phrase)
        }
    }

    /// The statements on one line; nil when one of them needs several.
    private func flat(_ group: ArraySlice<Phrase>) -> [UInt8]? {
        var text: [UInt8] = []
        for phrase in group {
            if !text.isEmpty, !phrase.leadingComments.isEmpty { return nil }
            guard let statement = FlatText(of: phrase, source: source) else { return nil }
            if !text.isEmpty { text += "; ".utf8 }
            text += statement.bytes
        }
        return text
    }

    func fits(_ text: [UInt8]) -> Bool {
        indent + width(of: text) <= Formatter.widthMax
    }

    /// Writes the comments above a statement, then those between its annotations and its first word. Keeps empty lines
    /// between all but the latter.
    private mutating func above(_ phrase: Phrase, isFirst: Bool) {
        let start = phrase.range.lowerBound
        var hasBlankLineAbove = phrase.hasBlankLineAbove && !isFirst
        for (index, comment) in phrase.leadingComments.enumerated() {
            ownLine(comment, hasBlankLineAbove: hasBlankLineAbove)
            let isLast = index + 1 == phrase.leadingComments.count
            let next = isLast ? start : phrase.leadingComments[index + 1].range.lowerBound
            hasBlankLineAbove = comment.range.lowerBound < start && next <= start && hasBlankLine(above: next)
        }
        if hasBlankLineAbove { endLine() }
    }

    private mutating func ownLine(_ comment: Comment, hasBlankLineAbove: Bool) {
        if hasBlankLineAbove { endLine() }
        beginLine()
        write(comment.range)
        endLine()
    }

    private mutating func trailingComment(of phrase: Phrase) {
        if let comment = phrase.trailingComment {
            write("  ")
            write(comment.range)
        }
        endLine()
    }

    private func hasBlankLine(above offset: Int32) -> Bool {
        BlankLines.exist(above: offset, in: source)
    }
}

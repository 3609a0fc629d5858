internal import SourceText

/// The position within a statement that is written with the author's line breaks.
struct PlaceInPhrase {
    /// The remaining comments inside the statement.
    var comments: ArraySlice<Comment>

    /// The source offset after the last written token.
    var previousEnd: Int32

    /// The number of open lists. Inside a list a line break needs no `\`.
    var listDepth = 0
}

extension FormattedPage {
    mutating func argument(_ argument: Argument, _ place: inout PlaceInPhrase) {
        let range = argument.range
        divide(before: range.lowerBound, isElse: argument.isElse, &place)
        switch argument.kind {
        case .list(let items):
            place.previousEnd = range.lowerBound
            list(items, closingAt: range.upperBound - 1, &place)
        case .indexPath(let section, let index):
            if place.hasComment(before: range.upperBound) {
                write(range)
                while place.hasComment(before: range.upperBound) { place.comments.removeFirst() }
            } else {
                write("[\(section), \(index)]".utf8)
            }
        case .word(let text): write(text.utf8)
        case .string where range.isEmpty: write(argument.spelling.utf8)
        default: write(range)
        }
        place.previousEnd = max(place.previousEnd, range.upperBound)
    }

    /// Writes a list, beginning with the `(` at `previousEnd`.
    mutating func list(_ items: [Argument], closingAt end: Int32, _ place: inout PlaceInPhrase) {
        write("(")
        place.previousEnd += 1
        place.listDepth += 1
        for item in items { argument(item, &place) }
        place.listDepth -= 1
        let hasComment = comments(before: end, &place)
        if hasComment || hasLineEnd(from: place.previousEnd, to: end) {
            endLine()
            beginLine(extraIndent: place.listDepth * Formatter.indentWidth)
        }
        write(")")
        place.previousEnd = end + 1
    }

    /// Writes a blank before the token at a source offset, or a line break where the author wrote one.
    mutating func divide(before offset: Int32, isElse: Bool = false, _ place: inout PlaceInPhrase) {
        let continuesPhrase = isElse && place.listDepth == 0
        let isDivided = hasLineEnd(from: place.previousEnd, to: offset)
        if !comments(before: offset, &place) {
            guard isDivided, !continuesPhrase else { return separate() }
            if place.listDepth == 0 { write(" \\") }
        }
        endLine()
        let isInList = place.listDepth > 0
        let extraIndent = isInList ? place.listDepth : continuesPhrase ? 0 : 2
        beginLine(extraIndent: extraIndent * Formatter.indentWidth)
    }

    /// Writes the comments up to an offset, after which the line must end. Returns false when there are none.
    private mutating func comments(before offset: Int32, _ place: inout PlaceInPhrase) -> Bool {
        guard place.hasComment(before: offset) else { return false }
        while place.hasComment(before: offset) {
            let range = place.comments.removeFirst().range
            if hasLineEnd(from: place.previousEnd, to: range.lowerBound) {
                endLine()
                beginLine(extraIndent: place.listDepth * Formatter.indentWidth)
            } else {
                write("  ")
            }
            write(range)
            place.previousEnd = range.upperBound
        }
        return true
    }

    /// Writes a blank, except at the start of a line or list.
    mutating func separate() {
        if column > 0, let last = bytes.last, last != UInt8(ascii: " "), last != UInt8(ascii: "(") { write(" ") }
    }
}

extension PlaceInPhrase {
    fileprivate func hasComment(before offset: Int32) -> Bool {
        comments.first.map { $0.range.lowerBound < offset } ?? false
    }
}

extension Argument {
    fileprivate var isElse: Bool {
        if case .word("else") = kind { true } else { false }
    }
}

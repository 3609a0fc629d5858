internal import SourceText

/// Blank lines around a place.
extension SwiftFile {
    /// The start of the first of the blank lines that end at the start of a line.
    func blankLinesStart(before lineStart: Int) -> Int {
        var start = lineStart
        while start > 0 {
            let above = self.lineStart(of: start - 1)
            guard isBlank(above..<start) else { break }
            start = above
        }
        return start
    }

    /// The start of the first line that is not blank, from the start of a line on; the same at the end of the text.
    func blankLinesEnd(after lineStart: Int) -> Int {
        var end = lineStart
        while end < source.utf8.count {
            let next = nextLine(after: end)
            guard isBlank(end..<next) else { break }
            end = next
        }
        return end
    }

    /// Without the blanks at both ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        let end = trimmedEnd(of: range)
        var start = range.lowerBound
        while start < end, source.utf8[start] <= UInt8(ascii: " ") { start += 1 }
        return start..<end
    }

    /// The end of a range without the blanks and blank lines there.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, source.utf8[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return end
    }

    /// Where what belongs to an extension begins: its comments, or a heading `// MARK:` with a blank line below it.
    func startWithHeading(of token: Int) -> Int {
        let start = startWithComments(of: token)
        let above = blankLinesStart(before: start)
        guard above < start, let comment = comments(in: gapStart(before: token)..<above).last,
            text(in: comment).hasPrefix("// MARK:"), nextLine(after: comment.lowerBound) == above
        else { return start }
        let line = lineStart(of: comment.lowerBound)
        return line >= gapStart(before: token) && isBlank(line..<comment.lowerBound) ? line : start
    }
}

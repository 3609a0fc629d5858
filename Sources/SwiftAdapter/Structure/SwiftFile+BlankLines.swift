internal import SourceText

/// Blank lines around a position.
extension SwiftFile {
    /// The start of the blank lines directly before a line.
    func blankLinesStart(before lineStart: Int) -> Int {
        var start = lineStart
        while start > 0 {
            let above = self.lineStart(of: start - 1)
            guard isBlank(above..<start) else { break }
            start = above
        }
        return start
    }

    /// The end of the blank lines from a line on, which is the start of the next non-blank line or the end of the text.
    func blankLinesEnd(after lineStart: Int) -> Int {
        var end = lineStart
        while end < source.utf8.count {
            let next = nextLine(after: end)
            guard isBlank(end..<next) else { break }
            end = next
        }
        return end
    }

    /// The range without white space at both ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        let end = trimmedEnd(of: range)
        var start = range.lowerBound
        while start < end, source.utf8[start] <= UInt8(ascii: " ") { start += 1 }
        return start..<end
    }

    /// The end of the range without trailing white space.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, source.utf8[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return end
    }

    /// The start of an extension with its comments, or with a heading `// MARK:` followed by a blank line.
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

internal import SourceText

/// Lines and the blanks in them.
extension SwiftFile {
    /// The offset of the first byte of the line.
    func lineStart(of offset: Int) -> Int {
        var place = offset
        while place > 0, source.utf8[place - 1] != UInt8(ascii: "\n") { place -= 1 }
        return place
    }

    /// The offset after the newline, or the end of the text.
    func nextLine(after offset: Int) -> Int {
        var place = offset
        while place < source.utf8.count, source.utf8[place] != UInt8(ascii: "\n") { place += 1 }
        return min(place + 1, source.utf8.count)
    }

    /// Whether the range contains only white space.
    func isBlank(_ bytes: Range<Int>) -> Bool {
        source.utf8[bytes].allSatisfy { $0 <= UInt8(ascii: " ") }
    }

    /// The indentation of the line at an offset.
    func indentation(at offset: Int) -> String {
        let start = lineStart(of: offset)
        var place = start
        while place < source.utf8.count,
            source.utf8[place] == UInt8(ascii: " ") || source.utf8[place] == UInt8(ascii: "\t")
        { place += 1 }
        return text(in: start..<place)
    }

    func isOneLine(_ range: Range<Int>) -> Bool {
        !source.utf8[range].contains(UInt8(ascii: "\n"))
    }

    // MARK: - Blank lines

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
}

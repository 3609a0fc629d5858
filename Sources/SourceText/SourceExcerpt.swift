/// The line that a range begins on, with carets beneath the range:
///
/// ```
///  4 |   hoover 4; drop
///    |   ^^^^^^
/// ```
package struct SourceExcerpt: Sendable {
    /// The number of cells shown of a source line; a longer line is cut on both sides of the carets.
    package static let widthMax = 120

    /// The number of bytes examined on each side of the carets; `widthMax` cells of any script need fewer.
    private static let neighbourhoodBytes = 16 * widthMax

    /// `people.dnd:4:3`
    package let place: String
    package let lineNumber: Int
    private let line: String
    private let carets: String

    package init(_ range: SourceRange, in sources: SourceSet) {
        let file = sources[range.file]
        let position = file.position(at: range.lowerBound)
        let bytes = Self.neighbourhood(of: Int(range.lowerBound), in: file, line: position.line)
        (line, carets) = DisplayText(String(decoding: file.utf8[bytes], as: UTF8.self)).underlined(
            from: Int(range.lowerBound) - bytes.lowerBound, to: Int(range.upperBound) - bytes.lowerBound,
            widthMax: Self.widthMax)
        lineNumber = position.line
        place = "\(file.name):\(position.line):\(position.column)"
    }

    /// The cells before the bar: the line number with a blank on both sides.
    package var gutterWidth: Int { "\(lineNumber)".utf8.count + 2 }

    /// The line and the carets, without line ends. The gutter must be at least `gutterWidth`.
    package func drawn(gutter: Int) -> [[SnippetSpan]] {
        let number = "\(lineNumber)"
        let padding = String(repeating: " ", count: gutter - 1 - number.utf8.count)
        return [
            [SnippetSpan(.gutter, "\(padding)\(number) | "), SnippetSpan(.source, line)],
            [SnippetSpan(.gutter, String(repeating: " ", count: gutter) + "| "), SnippetSpan(.carets, carets)],
        ]
    }

    /// The bytes of the line to measure. The range is limited because a line may hold a million labels.
    private static func neighbourhood(of offset: Int, in file: SourceFile, line: Int) -> Range<Int> {
        let bytes = file.lineBytes(line)
        var lower = max(bytes.lowerBound, offset - neighbourhoodBytes)
        var upper = max(lower, min(bytes.upperBound, offset + neighbourhoodBytes))
        while lower > bytes.lowerBound, !file.utf8[lower].isScalarStart { lower -= 1 }
        while upper < bytes.upperBound, !file.utf8[upper].isScalarStart { upper += 1 }
        return lower..<upper
    }
}

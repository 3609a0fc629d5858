internal import SourceText

/// The lines of a source as an edit would leave them.
struct EditedLines {
    /// Bytes that are worth showing; a longer edit is left out.
    private static let lengthMaxBytes = 1000

    private let firstLine: Int
    private let lines: [String]

    /// Nil when the lines are too long to show.
    init?(_ edit: TextEdit, in sources: SourceSet) {
        let file = sources[edit.range.file]
        let position = file.position(at: edit.range.lowerBound)
        let lower = file.lineBytes(position.line).lowerBound
        let upper = file.lineBytes(file.position(at: edit.range.upperBound).line).upperBound
        guard upper - lower + edit.replacement.utf8.count <= Self.lengthMaxBytes else { return nil }
        let before = file.utf8[lower..<Int(edit.range.lowerBound)]
        let after = file.utf8[Int(edit.range.upperBound)..<max(upper, Int(edit.range.upperBound))]
        let text = String(decoding: before, as: UTF8.self) + edit.replacement + String(decoding: after, as: UTF8.self)
        firstLine = position.line
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText.visible(String($0)) }
    }

    func drawn(gutter: Int, style: Style) -> [String] {
        lines.enumerated().map { index, line in
            style.quiet(Columns.aligned("\(firstLine + index)", to: gutter - 1) + " | ") + style.expected(line)
        }
    }
}

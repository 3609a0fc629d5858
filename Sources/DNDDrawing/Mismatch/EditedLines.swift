internal import SourceText

/// The lines of a source after an edit.
struct EditedLines {
    /// The limits of bytes and lines to show; a longer edit is omitted.
    private static let lengthMaxBytes = 1000
    private static let linesMax = 12

    /// The file of the lines, since a value may be passed to an included file.
    let fileName: String
    private let firstLine: Int
    private let lines: [String]

    /// Nil without an edit, for pure removals, and for lines too long to show.
    init?(_ edit: MismatchEdit, in sources: SourceSet) {
        guard case .edit(let edit, let goes) = edit, !goes else { return nil }
        let file = sources[edit.range.file]
        let position = file.position(at: edit.range.lowerBound)
        let lower = file.lineBytes(position.line).lowerBound
        let upper = file.lineBytes(file.position(at: edit.range.upperBound).line).upperBound
        guard upper - lower + edit.replacement.utf8.count <= Self.lengthMaxBytes else { return nil }
        let before = file.utf8[lower..<Int(edit.range.lowerBound)]
        let after = file.utf8[Int(edit.range.upperBound)..<max(upper, Int(edit.range.upperBound))]
        let text = String(decoding: before, as: UTF8.self) + edit.replacement + String(decoding: after, as: UTF8.self)
        fileName = file.name
        firstLine = position.line
        // An edit that ends with a line does not include the next one.
        let isAtStart =
            file.position(at: edit.range.upperBound).column == 1 && edit.range.upperBound > edit.range.lowerBound
        // A carriage return and a line feed are one character but two bytes.
        let split = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        lines = split.dropLast(isAtStart && split.count > 1 ? 1 : 0).map { line in
            let isLong = line.last == UInt8(ascii: "\r")
            return DisplayText.visible(String(decoding: isLong ? line.dropLast() : line, as: UTF8.self))
        }
        guard lines.count <= Self.linesMax else { return nil }
    }

    func drawn(gutter: Int) -> [StyledText] {
        lines.enumerated().map { index, line in
            StyledText(Columns.aligned("\(firstLine + index)", to: gutter - 1) + " | ", as: .quiet)
                + StyledText(line, as: .expected)
        }
    }
}

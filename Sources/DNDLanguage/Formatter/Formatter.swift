package import SourceText

/// Formats a text in the house style: two blanks per block, one blank between words, at most one empty line, and no
/// line beyond `widthMax` columns if a block allows a break.
///
/// Statements that the author put on one line stay on one line if they fit. Comments, annotations and the spelling of
/// words and strings are kept. Formatting is idempotent.
package enum Formatter {
    /// In Unicode scalars.
    package static let widthMax = 120

    package static let indentWidth = 2

    /// The formatted text; the unchanged text when it has syntax errors.
    package static func format(_ source: SourceFile) -> String {
        let (block, diagnostics) = Parser.parse(file: FileID(rawValue: 0), source: source)
        guard diagnostics.isEmpty else { return String(decoding: source.utf8, as: UTF8.self) }
        var page = FormattedPage(source: source.utf8)
        page.statements(of: block)
        return String(decoding: page.bytes, as: UTF8.self)
    }
}

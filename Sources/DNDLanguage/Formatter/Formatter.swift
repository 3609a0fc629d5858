package import SourceText

/// Writes a text in the house style: two blanks for each block, one blank between words, at most one empty line, no
/// line beyond `widthMax` columns that can be divided at a block.
///
/// What the author put on one line stays on one line when it fits. Comments, annotations and the spelling of every
/// word and string are kept; formatting twice changes nothing more.
package enum Formatter {
    /// In Unicode scalars.
    package static let widthMax = 120

    package static let indentWidth = 2

    /// The formatted text; the text as it is when it has syntax errors.
    package static func format(_ source: SourceFile) -> String {
        let (block, diagnostics) = Parser.parse(file: FileID(rawValue: 0), source: source)
        guard diagnostics.isEmpty else { return String(decoding: source.utf8, as: UTF8.self) }
        var page = FormattedPage(source: source.utf8)
        page.statements(of: block)
        return String(decoding: page.bytes, as: UTF8.self)
    }
}

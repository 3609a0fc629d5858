internal import SourceText

/// Alignment of texts in columns.
package enum Columns {
    /// The text padded with blanks to a width in terminal cells; a longer text is unchanged.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayText.width(of: text)))
    }

    /// Right-aligned text, for numbers.
    package static func aligned(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayText.width(of: text))) + text
    }

    /// The width of the widest text, in cells.
    package static func width(of texts: some Sequence<String>) -> Int {
        texts.reduce(0) { max($0, DisplayText.width(of: $1)) }
    }

    /// The text wrapped at blanks to lines of a maximum width.
    package static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, DisplayText.width(of: line) + 1 + DisplayText.width(of: String(word)) > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }
}

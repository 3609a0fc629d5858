internal import SourceText

/// Texts under each other.
package enum Columns {
    /// The text and blanks up to a width in terminal cells; a text that is too long stays whole.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayText.width(of: text)))
    }

    /// Blanks, then the text: for numbers.
    package static func aligned(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayText.width(of: text))) + text
    }

    /// The cells of the widest text.
    package static func width(of texts: some Sequence<String>) -> Int {
        texts.reduce(0) { max($0, DisplayText.width(of: $1)) }
    }

    /// The text in lines of at most a width, broken at blanks.
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

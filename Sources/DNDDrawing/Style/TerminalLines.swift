internal import SourceText

/// Lines for a terminal, wrapped at words to its width. Nothing is wrapped for pipes and files.
package enum TerminalLines {
    /// The text with each line that is wider than the terminal on several lines, the later ones indented further. A
    /// word that does not fit alone is left to the terminal. Lines of source and their carets stay whole, because they
    /// belong beneath each other.
    package static func wrapped(_ text: String, columns: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            width(of: line) <= columns || isSource(line) ? String(line) : wrapped(line: line, columns: columns)
        }.joined(separator: "\n")
    }

    /// The text with each paragraph on one line, for a text whose lines were broken for pipes. Indented lines stay.
    package static func unwrapped(_ text: String) -> String {
        var lines: [Substring] = []
        var joined: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let last = lines.last, !last.isEmpty, !line.isEmpty, !last.hasPrefix(" "), !line.hasPrefix(" ") {
                joined[joined.count - 1] += " " + line
            } else {
                joined.append(String(line))
            }
            lines.append(line)
        }
        return joined.joined(separator: "\n")
    }

    /// The additional indentation of the later lines, and the part of the width that all of it may take.
    private static let indentation = 2
    private static let indentationShareMax = 4

    private static func wrapped(line: Substring, columns: Int) -> String {
        let margin = line.prefix { $0 == " " }.count
        let indentation = min(margin + indentation, columns / indentationShareMax)
        var text = String(repeating: " ", count: min(margin, columns / indentationShareMax))
        var column = text.utf8.count
        var rest = line.dropFirst(margin)
        while !rest.isEmpty {
            let blanks = rest.prefix { $0 == " " }.count
            let word = rest.dropFirst(blanks).prefix { $0 != " " }
            let width = width(of: word)
            if column + blanks + width > columns, column > indentation {
                text += "\n" + String(repeating: " ", count: indentation) + word
                column = indentation + width
            } else {
                text += String(repeating: " ", count: blanks) + word
                column += blanks + width
            }
            rest = rest.dropFirst(blanks + word.count)
        }
        return text
    }

    /// The width in cells, without the sequences of a style.
    private static func width(of text: Substring) -> Int {
        var width = 0
        var isSequence = false
        for character in text {
            if character == "\u{1B}" { isSequence = true }
            if !isSequence { width += DisplayText.width(of: character) }
            if character == "m" { isSequence = false }
        }
        return width
    }

    /// ` 13 |   expect order: A`
    private static func isSource(_ line: Substring) -> Bool {
        line.drop { $0.isNumber || $0 == " " || "\u{1B}[;m".contains($0) }.hasPrefix("| ")
    }
}

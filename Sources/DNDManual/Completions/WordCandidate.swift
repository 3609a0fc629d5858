/// A completion of the last word of a command line.
package struct WordCandidate: Hashable {
    /// The whole word. A word that ends in `/` or `=` is incomplete.
    package let text: String

    /// One line; may be empty.
    package let meaning: String

    package init(_ text: String, _ meaning: String = "") {
        self.text = text
        self.meaning = meaning
    }

    /// The line printed by `dnd completions for`, without line breaks.
    var line: String { text.onOneLine + rest }

    /// The part of the line after the word.
    package var rest: String { meaning.isEmpty ? "" : "\t" + meaning.onOneLine }
}

extension String {
    package var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}

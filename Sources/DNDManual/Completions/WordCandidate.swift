/// Something that can stand in place of the last word of a command line.
package struct WordCandidate: Hashable {
    /// The whole word. One that ends in `/` or `=` goes on.
    package let text: String

    /// One line; may be empty.
    package let meaning: String

    package init(_ text: String, _ meaning: String = "") {
        self.text = text
        self.meaning = meaning
    }

    /// As `dnd completions for` prints it, on one line whatever the texts hold.
    var line: String { text.onOneLine + rest }

    /// What follows the word on its line.
    package var rest: String { meaning.isEmpty ? "" : "\t" + meaning.onOneLine }
}

extension String {
    package var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}

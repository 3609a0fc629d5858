/// Something that can stand in place of the last word of a command line.
struct WordCandidate: Hashable {
    /// The whole word. One that ends in `/` or `=` goes on.
    let text: String

    /// One line; may be empty.
    let meaning: String

    init(_ text: String, _ meaning: String = "") {
        self.text = text
        self.meaning = meaning
    }

    /// As `dnd completions for` prints it, on one line whatever the texts hold.
    var line: String { text.onOneLine + rest }

    /// What follows the word on its line.
    var rest: String { meaning.isEmpty ? "" : "\t" + meaning.onOneLine }
}

extension String {
    var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}

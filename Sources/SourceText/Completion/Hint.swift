/// What stands dim behind the cursor, as a proposal.
package struct Hint: Equatable, Sendable {
    /// One row of text; what does not fit is cut.
    package let shown: String
    /// What the keys that go right put into the line at its end; empty when the hint only says what may come.
    package let inserted: String

    package init(shown: String, inserted: String = "") {
        self.shown = shown
        self.inserted = inserted
    }

    /// The rest of an entry that begins with `text`. Of several lines the first is shown, with an ellipsis.
    package init(completing text: String, to entry: String) {
        let rest = String(decoding: entry.utf8.dropFirst(text.utf8.count), as: UTF8.self)
        let firstLine = rest.prefix { $0 != "\n" }
        let hasMore = firstLine.utf8.count < rest.utf8.count
        self.init(shown: hasMore ? firstLine + " …" : String(firstLine), inserted: rest)
    }

    /// The beginning of ``inserted`` up to the end of its next word.
    package var nextWord: String {
        let start = inserted.firstIndex { !$0.isWhitespace } ?? inserted.endIndex
        let end = inserted[start...].firstIndex { $0.isWhitespace } ?? inserted.endIndex
        return String(inserted[..<end])
    }
}

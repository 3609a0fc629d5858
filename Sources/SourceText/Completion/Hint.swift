/// A dimmed proposal behind the cursor.
package struct Hint: Equatable, Sendable {
    /// The proposal as one row of text; the terminal cuts what does not fit.
    package let shown: String
    /// The text that moving right at the end of the line inserts; empty when the hint is only a description.
    package let inserted: String

    package init(shown: String, inserted: String = "") {
        self.shown = shown
        self.inserted = inserted
    }

    /// The rest of an entry that begins with `text`. A hint of several lines shows the first, with an ellipsis.
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

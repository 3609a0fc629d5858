/// A line as somebody typed it, for messages that point into it.
struct TypedLine {
    /// Without blanks at its end.
    let text: String
    let name: String

    /// Of its first line, counted from 1.
    let number: Int

    init(_ text: String, name: String, number: Int) {
        self.text = text.trimmed(atStart: false)
        self.name = name
        self.number = number
    }
}

extension StringProtocol {
    /// Without blanks and line ends around it.
    func trimmed(atStart: Bool = true) -> String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        while atStart, let first = text.first, first.isWhitespace { text.removeFirst() }
        return String(text)
    }
}

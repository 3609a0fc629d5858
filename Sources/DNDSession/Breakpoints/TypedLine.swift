/// A line as typed, for diagnostics about it.
struct TypedLine {
    /// The text without trailing blanks.
    let text: String
    let name: String

    /// The number of its first line, counted from 1.
    let number: Int

    init(_ text: String, name: String, number: Int) {
        self.text = text.trimmed(atStart: false)
        self.name = name
        self.number = number
    }

    /// The line with another argument at its end.
    func replacing(_ argument: String, by other: String) -> TypedLine {
        TypedLine(text.dropLast(argument.count) + other, name: name, number: number)
    }
}

extension StringProtocol {
    /// The text without surrounding blanks and line ends.
    func trimmed(atStart: Bool = true) -> String {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        while atStart, let first = text.first, first.isWhitespace { text.removeFirst() }
        return String(text)
    }
}

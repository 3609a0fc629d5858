/// A piece of Swift source between blanks and comments.
struct Token: Hashable {
    enum Kind: Hashable {
        case identifier

        /// In backticks, which `text` leaves out.
        case quotedIdentifier
        case number

        /// A string literal, or one of its parts before, between or after interpolations.
        case string
        case regex

        /// `(`, `[`, `{`, and their closing brackets, including the parentheses of an interpolation.
        case open, close

        /// `,` `;` `:` `.` `@`
        case punctuation
        case `operator`

        /// `#selector`, `#if`
        case pound
        case other
    }

    let kind: Kind

    /// The text; empty for literals.
    let text: String

    /// The range in bytes.
    let range: Range<Int>

    /// Whether only blanks and comments precede it on its line.
    let startsLine: Bool

    /// The index of the matching bracket; nil for other tokens.
    var partner: Int?
}

extension [Token] {
    /// The index after a token, or after its closing bracket.
    func indexPast(_ index: Int) -> Int {
        Swift.max(index, self[index].partner ?? index) + 1
    }
}

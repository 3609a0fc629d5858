/// A piece of Swift source between blanks and comments.
struct Token: Hashable {
    enum Kind: Hashable {
        case identifier

        /// Between backticks; `text` leaves them out.
        case quotedIdentifier
        case number

        /// A string literal, or its text up to an interpolation, between two, or after the last one.
        case string
        case regex

        /// `(`, `[`, `{`, and what closes them. The parentheses of an interpolation count.
        case open, close

        /// `,` `;` `:` `.` `@`
        case punctuation
        case `operator`

        /// `#selector`, `#if`
        case pound
        case other
    }

    let kind: Kind

    /// What is written; empty for literals.
    let text: String

    /// Offsets in bytes.
    let range: Range<Int>

    /// Whether only blanks and comments stand before it on its line.
    let startsLine: Bool

    /// The index of the token that closes or opens what this one opens or closes; nil for others.
    var partner: Int?
}

extension [Token] {
    /// The index behind a token, or behind what closes it.
    func indexPast(_ index: Int) -> Int {
        Swift.max(index, self[index].partner ?? index) + 1
    }
}

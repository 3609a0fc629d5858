/// The smallest unit of text for the parser.
struct Token {
    enum Kind: UInt8 {
        case word, selector, string, integer, duration, parameter, ellipsis, wildcard, placeholder
        case annotation, colon, arrow, comma, semicolon, newline
        case openBrace, closeBrace, openParenthesis, closeParenthesis, openBracket, closeBracket
        case comment, end
    }

    let kind: Kind

    /// Offset of the first byte.
    let lowerBound: Int32

    /// Offset one past the last byte.
    let upperBound: Int32

    /// An integer; a duration in milliseconds; for a string, the number of its escapes.
    var value: Int32 = 0
}

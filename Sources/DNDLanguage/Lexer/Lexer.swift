internal import SourceText

/// Splits a text into tokens. Total: every text has tokens, and other characters are reported and skipped.
///
/// Blanks, continuations and the line ends before an `else` are not tokens. Comments are.
struct Lexer {
    let file: FileID
    let bytes: [UInt8]
    var offset: Int
    private(set) var errors: [SyntaxError] = []

    /// Whether the last skipped text is a continuation that only the end of the text can follow.
    private(set) var endsInContinuation = false

    /// The offset of the last content found after blanks, line ends and comments. Cached for the line ends before it,
    /// so that a file of comments takes one pass.
    private var contentOffset = -1

    /// Words that are whole despite a sign in them; empty for the first reading of a text.
    private let broken: [BrokenWord]

    init(file: FileID, bytes: [UInt8], broken: [BrokenWord] = []) {
        self.file = file
        self.bytes = bytes
        self.broken = broken
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether the limit of errors is reached and reading ends.
    var isFull: Bool { errors.count > SyntaxLimits.diagnosticCount }

    /// The text replaces a place, by default that of the error.
    mutating func report(
        _ kind: SyntaxError.Kind, from lower: Int, to upper: Int, as text: String? = nil, at place: Range<Int>? = nil
    ) {
        guard !isFull else { return }
        let kind = errors.count < SyntaxLimits.diagnosticCount ? kind : .tooManyErrors
        var error = SyntaxError(kind, range: range(lower, upper))
        let place = place.map { range($0.lowerBound, $0.upperBound) } ?? error.range
        error.rewriting = text.map { TextEdit(range: place, replacement: $0) }
        errors.append(error)
        if isFull { offset = bytes.count }
    }

    /// The number of errors in what precedes the token at an offset, which may have errors of its own.
    func errorCount(before offset: Int32) -> Int {
        errors.isEmpty ? 0 : errors.count - errors.reversed().prefix { $0.range.lowerBound >= offset }.count
    }

    /// Leaves one error of a statement that begins at an offset, and goes on after it.
    mutating func settle(_ error: SyntaxError, from start: Int32, goingOnAt end: Int) {
        errors.replaceSubrange(errorCount(before: start)..., with: CollectionOfOne(error))
        offset = end
        contentOffset = -1
        endsInContinuation = false
    }

    /// blank = " " | ? tab ? | continuation ;
    mutating func next() -> Token {
        while offset < bytes.count {
            let start = offset
            if let word = brokenWord(at: start) {
                offset = word.bytes.upperBound
                return token(.word, from: start)
            }
            switch bytes[start] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "\r") where byte(at: start + 1) == UInt8(ascii: "\n"): offset += 1
            case UInt8(ascii: "\\"): continuation()
            case let first:
                if let token = token(startingWith: first) { return token }
            }
        }
        offset = bytes.count
        return token(.end, from: offset)
    }

    /// The broken word that begins at an offset.
    func brokenWord(at offset: Int) -> BrokenWord? {
        broken.isEmpty ? nil : broken.first { $0.bytes.lowerBound == offset }
    }

    /// Whether the offset is the sign of a broken word.
    func isInBrokenWord(_ offset: Int) -> Bool {
        !broken.isEmpty && broken.contains { $0.sign == offset }
    }

    /// The token at the offset; nil for a meaningless byte, which is skipped.
    private mutating func token(startingWith first: UInt8) -> Token? {
        switch first {
        case UInt8(ascii: "\n"): newline()
        case UInt8(ascii: "{"): punctuation(.openBrace)
        case UInt8(ascii: "}"): punctuation(.closeBrace)
        case UInt8(ascii: "("): punctuation(.openParenthesis)
        case UInt8(ascii: ")"): punctuation(.closeParenthesis)
        case UInt8(ascii: "["): punctuation(.openBracket)
        case UInt8(ascii: "]"): punctuation(.closeBracket)
        case UInt8(ascii: ";"): punctuation(.semicolon)
        case UInt8(ascii: ":"): punctuation(.colon)
        case UInt8(ascii: ","): punctuation(.comma)
        case UInt8(ascii: "~"): punctuation(.placeholder)
        case UInt8(ascii: "#"): comment()
        case UInt8(ascii: "\""): string()
        case UInt8(ascii: "$"): parameter()
        case UInt8(ascii: "@"): mark()
        case UInt8(ascii: "-"): hyphen()
        case UInt8(ascii: ".") where byte(at: offset + 1) == first && byte(at: offset + 2) == first:
            punctuation(.ellipsis, length: 3)
        case UInt8(ascii: ".") where isWordStart(at: offset + 1) && !byte(at: offset + 1).isDigit: enumerationCase()
        default: first.beginsWord || isWordStart(at: offset) ? word() : stray()
        }
    }

    private mutating func punctuation(_ kind: Token.Kind, length: Int = 1) -> Token {
        offset += length
        return token(kind, from: offset - length)
    }

    func token(_ kind: Token.Kind, from start: Int, value: Int32 = 0) -> Token {
        Token(kind: kind, lowerBound: Int32(start), upperBound: Int32(offset), value: value)
    }

    func range(_ lower: Int, _ upper: Int) -> SourceRange {
        SourceRange(file: file, lowerBound: Int32(lower), upperBound: Int32(upper))
    }

    /// The byte at an offset, or 0 past the end.
    func byte(at offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    /// continuation = "\" { " " | ? tab ? } line-end ;
    private mutating func continuation() {
        let start = offset
        offset = offsetAfterBlanks(from: start + 1)
        if offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            offset = start + 1
            return report(.strayContinuation, from: start, to: start + 1)
        }
        offset = min(offset + 1, bytes.count)
        endsInContinuation = offsetAfterBlanks(from: offset) == bytes.count
    }

    private func offsetAfterBlanks(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return end
    }

    /// Nil before an `else`, which continues its phrase. The comment is a token of its own.
    ///
    /// newline = [ comment ] line-end ;
    private mutating func newline() -> Token? {
        offset += 1
        return elseFollows() ? nil : token(.newline, from: offset - 1)
    }

    /// Whether the first thing after this line end, comments and empty lines aside, is the word `else`.
    ///
    /// else = { newline } "else" ;
    private mutating func elseFollows() -> Bool {
        if offset > contentOffset { contentOffset = offsetOfContent() }
        let end = contentOffset + 4
        return end <= bytes.count && isElse(at: contentOffset) && !isWordPart(at: end)
    }

    func isElse(_ token: Token) -> Bool {
        token.upperBound - token.lowerBound == 4 && isElse(at: Int(token.lowerBound))
    }

    /// Returns whether the four bytes at an offset are `else`. The offset must not be near the end.
    private func isElse(at offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "e") && bytes[offset + 1] == UInt8(ascii: "l")
            && bytes[offset + 2] == UInt8(ascii: "s") && bytes[offset + 3] == UInt8(ascii: "e")
    }

    private func offsetOfContent() -> Int {
        var end = offset
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "#") {
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            } else if bytes[end].isBlank || bytes[end] == UInt8(ascii: "\n") {
                end += 1
            } else if let afterContinuation = offsetAfterContinuation(at: end) {
                end = afterContinuation
            } else {
                break
            }
        }
        return end
    }

    private func offsetAfterContinuation(at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "\\") else { return nil }
        let end = offsetAfterBlanks(from: start + 1)
        return byte(at: end) == UInt8(ascii: "\n") ? end + 1 : nil
    }
}

internal import SourceText

/// Splits Swift source into tokens and matches brackets.
///
/// Not a complete lexer of the language, but exact about tokens with arbitrary content: comments, strings with
/// interpolation, raw and multi-line strings, regular expressions. Takes one pass.
struct Lexer {
    struct Failure: Error {
        let kind: SwiftReadingError.Kind
        let offset: Int
    }

    /// An open bracket, with the string that continues after it when it opens an interpolation.
    struct Opening {
        let token: Int
        let string: StringForm?
    }

    let bytes: [UInt8]
    var offset = 0
    var tokens: [Token] = []
    var openings: [Opening] = []
    private var isAtLineStart = true

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tokens(of source: SourceFile) throws(Failure) -> [Token] {
        if let invalid = source.firstInvalidUTF8Offset { throw Failure(kind: .notUTF8, offset: Int(invalid)) }
        var lexer = Lexer(source.utf8)
        try lexer.readAll()
        return lexer.tokens
    }

    private mutating func readAll() throws(Failure) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        if at("#!") { skipLine() }
        while try skipTrivia() { try readToken() }
        if let opening = openings.last {
            let token = tokens[opening.token]
            throw Failure(kind: .unclosed(token.text), offset: token.range.lowerBound)
        }
    }

    // MARK: - Looking

    func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    func at(_ text: StaticString, _ distance: Int = 0) -> Bool {
        let start = offset + distance
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: - Blanks and comments

    /// Skips white space and comments; returns false at the end of the text.
    private mutating func skipTrivia() throws(Failure) -> Bool {
        while offset < bytes.count {
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isAtLineStart = true
                offset += 1
            case 0...UInt8(ascii: " "): offset += 1
            case UInt8(ascii: "/") where at("//"): skipLine()
            case UInt8(ascii: "/") where at("/*"): try skipComment()
            default: return true
            }
        }
        return false
    }

    private mutating func skipLine() {
        while offset < bytes.count, byte() != UInt8(ascii: "\n") { offset += 1 }
    }

    private mutating func skipComment() throws(Failure) {
        let start = offset
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                offset += 2
            } else if at("*/") {
                depth -= 1
                offset += 2
            } else {
                if byte() == UInt8(ascii: "\n") { isAtLineStart = true }
                offset += 1
            }
            if offset >= bytes.count, depth > 0 { throw Failure(kind: .unclosedComment, offset: start) }
        } while depth > 0
    }

    // MARK: - Tokens

    mutating func append(_ kind: Token.Kind, from start: Int, text: String? = nil) {
        let text = text ?? String(decoding: bytes[start..<offset], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, range: start..<offset, startsLine: isAtLineStart))
        isAtLineStart = false
    }

    private mutating func readToken() throws(Failure) {
        let start = offset
        switch byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close()
        case UInt8(ascii: "\""): try readString(hashes: 0, from: start)
        case UInt8(ascii: "#"): try readPound()
        case UInt8(ascii: "`"): readQuotedIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case let first where first.isIdentifierPart:
            while byte().isIdentifierPart { offset += 1 }
            append(.identifier, from: start)
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"):
            offset += 1
            append(.punctuation, from: start)
        case UInt8(ascii: ".") where !at(".."):
            offset += 1
            append(.punctuation, from: start)
        case UInt8(ascii: "/") where eatBareRegex(): append(.regex, from: start, text: "")
        case let first where first.isOperatorPart || first == UInt8(ascii: "."): readOperator()
        default:
            offset += 1
            append(.other, from: start, text: "")
        }
    }

    private mutating func readQuotedIdentifier() {
        let start = offset
        offset += 1
        while offset < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { offset += 1 }
        guard byte() == UInt8(ascii: "`") else {
            offset = start + 1
            append(.other, from: start, text: "")
            return
        }
        offset += 1
        let name = String(decoding: bytes[(start + 1)..<(offset - 1)], as: UTF8.self)
        append(.quotedIdentifier, from: start, text: name)
    }

    private mutating func readNumber() {
        let start = offset
        while byte().isIdentifierPart || byte() == UInt8(ascii: ".") && byte(1).isDigit { offset += 1 }
        append(.number, from: start, text: "")
    }

    private mutating func readOperator() {
        let start = offset
        let mayHoldDots = byte() == UInt8(ascii: ".")
        repeat {
            offset += 1
        } while (byte().isOperatorPart || mayHoldDots && byte() == UInt8(ascii: ".")) && !at("//") && !at("/*")
        append(.operator, from: start)
    }

    // MARK: - Brackets

    mutating func open(string: StringForm? = nil) {
        offset += 1
        openings.append(Opening(token: tokens.count, string: string))
        append(.open, from: offset - 1)
    }

    private mutating func close() throws(Failure) {
        let text = String(UnicodeScalar(byte()))
        guard let opening = openings.popLast() else { throw Failure(kind: .unopened(text), offset: offset) }
        let open = tokens[opening.token].text
        guard ["(": ")", "[": "]", "{": "}"][open] == text else {
            throw Failure(kind: .mismatched(open, closedBy: text), offset: tokens[opening.token].range.lowerBound)
        }
        offset += 1
        tokens[opening.token].partner = tokens.count
        append(.close, from: offset - 1)
        tokens[tokens.count - 1].partner = opening.token
        if let string = opening.string { try readStringText(string, from: offset) }
    }
}

extension UInt8 {
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Letters, digits, `_`, `$`, and all non-ASCII bytes.
    var isIdentifierPart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit
        }
    }

    var isOperatorPart: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

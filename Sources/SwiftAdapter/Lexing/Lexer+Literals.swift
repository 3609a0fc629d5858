/// The form of a string literal.
struct StringForm {
    /// The number of `#` signs on each side.
    let hashes: Int
    let isMultiline: Bool

    /// The offset of the literal.
    let start: Int
}

/// String literals and regular expressions.
extension Lexer {
    /// `#selector`, `#"raw"#`, `#/regex/#`
    mutating func readPound() throws(Failure) {
        let start = offset
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch byte(hashes) {
        case UInt8(ascii: "\""):
            offset += hashes
            try readString(hashes: hashes, from: start)
        case UInt8(ascii: "/"):
            offset += hashes + 1
            try readExtendedRegex(hashes: hashes, from: start)
        default:
            offset += hashes
            while byte().isIdentifierPart { offset += 1 }
            append(.pound, from: start)
        }
    }

    // MARK: - Strings

    /// Called at the opening quote.
    mutating func readString(hashes: Int, from start: Int) throws(Failure) {
        let isMultiline = at("\"\"\"") && !(hashes > 0 && closesOnThisLine(hashes: hashes))
        offset += isMultiline ? 3 : 1
        try readStringText(StringForm(hashes: hashes, isMultiline: isMultiline, start: start), from: start)
    }

    /// Whether the literal ends on this line: `#"""#` is a raw string that contains a quote.
    private func closesOnThisLine(hashes: Int) -> Bool {
        var place = offset + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            if bytes[place] == UInt8(ascii: "\""), hashCount(at: place + 1) >= hashes { return true }
            place += 1
        }
        return false
    }

    /// Reads to the end of the literal, or to an interpolation, whose parenthesis is pushed as open.
    mutating func readStringText(_ form: StringForm, from start: Int) throws(Failure) {
        while offset < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\") where hashCount(at: offset + 1) >= form.hashes:
                offset += 1 + form.hashes
                if byte() == UInt8(ascii: "(") {
                    append(.string, from: start, text: "")
                    open(string: form)
                    return
                }
                // An escaped newline does not continue a single-line string.
                if byte() != UInt8(ascii: "\n") { offset += 1 }
            case UInt8(ascii: "\"") where closes(form):
                offset += (form.isMultiline ? 3 : 1) + form.hashes
                append(.string, from: start, text: "")
                return
            case UInt8(ascii: "\n") where !form.isMultiline:
                throw Failure(kind: .unclosedString, offset: form.start)
            default: offset += 1
            }
        }
        throw Failure(kind: .unclosedString, offset: form.start)
    }

    private func closes(_ form: StringForm) -> Bool {
        let quotes = form.isMultiline ? 3 : 1
        return (!form.isMultiline || at("\"\"\"")) && hashCount(at: offset + quotes) >= form.hashes
    }

    private func hashCount(at place: Int) -> Int {
        var count = 0
        while place + count < bytes.count, bytes[place + count] == UInt8(ascii: "#") { count += 1 }
        return count
    }

    // MARK: - Regular expressions

    /// Called after `#/`. A regex that begins with a newline may span several lines (SE-0354).
    private mutating func readExtendedRegex(hashes: Int, from start: Int) throws(Failure) {
        let isMultiline = byte() == UInt8(ascii: "\n") || at("\r\n")
        while offset < bytes.count, isMultiline || byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "/"), hashCount(at: offset + 1) >= hashes {
                offset += 1 + hashes
                append(.regex, from: start, text: "")
                return
            }
            offset += byte() == UInt8(ascii: "\\") && byte(1) != UInt8(ascii: "\n") ? 2 : 1
        }
        throw Failure(kind: .unclosedRegex, offset: start)
    }

    /// Reads `/regex/` where an operand is expected. It must end on the same line, without a blank inside its ends and
    /// without an unmatched closing parenthesis; otherwise the slash is an operator (SE-0354).
    mutating func eatBareRegex() -> Bool {
        guard expectsOperand, !isBlank(byte(1)), let end = bareRegexEnd else { return false }
        offset = end
        return true
    }

    private var expectsOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .open: return true
        case .punctuation: return last.text != "."
        case .operator: return !["?", "!"].contains(last.text)
        case .identifier:
            return ["return", "in", "case", "where", "if", "while", "guard", "try", "await", "else"].contains(last.text)
        default: return false
        }
    }

    private var bareRegexEnd: Int? {
        var place = offset + 1
        var groups = 0
        var isInClass = false
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            switch bytes[place] {
            case UInt8(ascii: "/"): return place > offset + 1 && !isBlank(bytes[place - 1]) ? place + 1 : nil
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: groups += 1
            case UInt8(ascii: ")") where !isInClass:
                groups -= 1
                if groups < 0 { return nil }
            case UInt8(ascii: "\\"): place += 1
            default: break
            }
            place += 1
        }
        return nil
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
}

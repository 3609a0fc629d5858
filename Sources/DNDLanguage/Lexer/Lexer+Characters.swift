internal import DNDTranslation
internal import SourceText

extension Lexer {
    /// word-start = letter | digit | "_" ;
    func isWordStart(at offset: Int) -> Bool {
        let byte = byte(at: offset)
        guard byte >= 0x80 else { return byte.beginsWord }
        return scalar(at: offset).value.isLetter
    }

    /// word-part = letter | letter-mark | digit | "_" | "." | "-" ;
    func isWordPart(at offset: Int) -> Bool {
        let byte = byte(at: offset)
        if byte.isWordByte { return true }
        if byte == UInt8(ascii: "-") { return self.byte(at: offset + 1) != UInt8(ascii: ">") }
        guard byte >= 0x80 else { return false }
        let scalar = scalar(at: offset).value
        return scalar.isLetter || scalar.isLetterMark
    }

    /// The scalar at an offset of valid UTF-8, and its length in bytes.
    func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int) {
        let first = UInt32(byte(at: offset))
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = length == 1 ? first : first & (0x7F >> UInt32(length))
        for index in 1..<max(length, 1) {
            value = value << 6 | UInt32(byte(at: offset + index) & 0x3F)
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// Reports and skips a run of characters that begin no token. A quotation mark or blank of another script is
    /// reported separately, since it has a replacement; `<from>` is a parameter of Gherkin, and a line that begins with
    /// a `|` a row of its examples.
    mutating func stray() -> Token? {
        let start = offset
        let first = scalar(at: start)
        offset += first.length
        if first.value == "<", let name = skipName() {
            report(.strayCharacter(first.value), from: start, to: offset, as: "$" + name)
            return Token(kind: .parameter, lowerBound: Int32(start), upperBound: Int32(offset - 1))
        }
        if first.value == "|", beginsLine(at: start) {
            skip(to: "\n")
            if let table = GherkinTable(bytes, withRowAt: start) {
                report(.strayCharacter(first.value), from: start, to: offset, as: table.text, at: table.range)
                offset = table.range.upperBound
                return nil
            }
        } else if SyntaxError.lookalike(of: first.value) == nil {
            while continuesStrayRun(at: offset) { offset += scalar(at: offset).length }
        }
        let isComment = first.value == "/" && byte(at: start + 1) == UInt8(ascii: "*")
        if isComment { skip(past: "*/") }
        report(.strayCharacter(first.value), from: start, to: offset, as: isComment ? comment(from: start) : nil)
        if first.value == "/", byte(at: start + 1) == UInt8(ascii: "/") { skip(to: "\n") }
        return nil
    }

    /// The word up to a `>`, which is skipped, too; nil without one.
    private mutating func skipName() -> String? {
        var end = offset
        while isWordPart(at: end) { end += scalar(at: end).length }
        guard end > offset, byte(at: end) == UInt8(ascii: ">") else { return nil }
        defer { offset = end + 1 }
        return String(decoding: bytes[offset..<end], as: UTF8.self)
    }

    private func beginsLine(at start: Int) -> Bool {
        var first = start
        while first > 0, bytes[first - 1].isBlank { first -= 1 }
        return first == 0 || bytes[first - 1] == UInt8(ascii: "\n")
    }

    /// The comment of Swift up to the offset as comments of this language, with what follows on a line of its own.
    private func comment(from start: Int) -> String {
        let content = bytes[(start + 2)..<max(start + 2, offset - 2)]
        let lines = content.split(separator: UInt8(ascii: "\n")).map { line in
            var line = line.drop { $0.isBlank || $0 == UInt8(ascii: "*") }
            while line.last?.isBlank ?? false { line.removeLast() }
            return "# " + String(decoding: line, as: UTF8.self)
        }
        let rest = bytes[offset...].first { !$0.isBlank }
        return lines.joined(separator: "\n") + (rest == nil || rest == UInt8(ascii: "\n") ? "" : "\n")
    }

    /// Skips the text of a comment as in Swift, so that it is reported once.
    private mutating func skip(to end: String) {
        let length = end.utf8.count
        while offset < bytes.count, !bytes[offset...].prefix(length).elementsEqual(end.utf8) { offset += 1 }
    }

    private mutating func skip(past end: String) {
        skip(to: end)
        offset = min(offset + end.utf8.count, bytes.count)
    }

    private func continuesStrayRun(at offset: Int) -> Bool {
        switch byte(at: offset) {
        case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "/"), UInt8(ascii: "<")...UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "|"):
            true
        case UInt8(ascii: "."): byte(at: offset + 1) != UInt8(ascii: ".")
        case 0x80...: !isWordPart(at: offset) && SyntaxError.lookalike(of: scalar(at: offset).value) == nil
        default: false
        }
    }

    /// comment = "#" { comment-character } ;
    /// comment-character = ? a scalar except a line feed ? ;
    mutating func comment() -> Token {
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        var end = offset
        while end > start + 1, bytes[end - 1].isBlank { end -= 1 }
        return Token(kind: .comment, lowerBound: Int32(start), upperBound: Int32(end))
    }
}

extension Unicode.Scalar {
    /// letter = ? a scalar of the general categories L and N ? ;
    fileprivate var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber:
            true
        default: false
        }
    }

    /// letter-mark = ? a scalar of the general category M, U+200C or U+200D ? ;
    fileprivate var isLetterMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: value == 0x200C || value == 0x200D
        }
    }
}

internal import SourceText

extension Lexer {
    /// A word, a selector, or a number that is nothing else:
    ///
    /// word = word-start { word-part } ;
    mutating func word() -> Token {
        let start = offset
        offset = endOfWord(from: start)
        checkLength(from: start)
        if byte(at: offset) == UInt8(ascii: "("), let selector = selector(from: start) { return selector }
        if bytes[start] == UInt8(ascii: "_"), offset == start + 1 { return token(.wildcard, from: start) }
        return bytes[start].isDigit ? number(from: start) : token(.word, from: start)
    }

    /// `.move` is the word `move`.
    ///
    /// case = "." letter { word-part } ;
    mutating func enumerationCase() -> Token {
        offset += 1
        return word()
    }

    /// A word with labels in parentheses; nil when the parenthesis opens a list. `a(b` is a list, `a(b:` is not.
    ///
    /// selector = word "(" { word ":" } ")" ;
    private mutating func selector(from start: Int) -> Token? {
        let first = offset + 1
        var end = first
        while isWordStart(at: end) {
            let afterLabel = endOfWord(from: end)
            guard byte(at: afterLabel) == UInt8(ascii: ":") else { break }
            end = afterLabel + 1
        }
        if byte(at: end) == UInt8(ascii: ")") {
            offset = end + 1
        } else if end > first {
            unfinishedSelector(from: start, labelsTo: end)
        } else {
            return nil
        }
        checkLength(from: start)
        return token(.selector, from: start)
    }

    /// Extends the selector over text that looks like labels, up to a `)` on the same line, despite blanks; a call of
    /// Swift, over its values.
    private mutating func unfinishedSelector(from start: Int, labelsTo end: Int) {
        var closer = end
        while isWordPart(at: closer) || byte(at: closer) == UInt8(ascii: ":") || byte(at: closer).isBlank {
            closer += scalar(at: closer).length
        }
        let hasValue = bytes[closer - 1] != UInt8(ascii: ":") && bytes[end..<closer].contains { $0.isBlank }
        if let end = endOfCall(from: end), end > closer + 1 || hasValue {
            let name = String(decoding: bytes[start..<offset], as: UTF8.self)
            offset = end
            return report(.unfinishedSelector(call: name), from: start, to: offset)
        }
        offset = byte(at: closer) == UInt8(ascii: ")") ? closer + 1 : endOfWord(from: end)
        report(.unfinishedSelector(call: nil), from: start, to: offset)
    }

    /// The end of the arguments of a call of Swift on the line; nil when its parentheses are not closed there.
    private func endOfCall(from start: Int) -> Int? {
        var openCount = 1
        var isInString = false
        for index in start..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): return nil
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "(") where !isInString: openCount += 1
            case UInt8(ascii: ")") where !isInString: openCount -= 1
            default: break
            }
            if openCount == 0 { return index + 1 }
        }
        return nil
    }

    /// The integer or duration that the word is, or the word: `007`, `2nd` and `1.5` are words.
    ///
    /// integer = "0" | nonzero { digit } ;
    /// nonzero = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" ;
    /// duration = integer ( "ms" | "s" ) ;
    private mutating func number(from start: Int) -> Token {
        var end = start
        var value: Int64 = 0
        while end < offset, bytes[end].isDigit {
            value = min(value * 10 + Int64(bytes[end] - UInt8(ascii: "0")), Int64(SyntaxLimits.integerMax) + 1)
            end += 1
        }
        if bytes[start] == UInt8(ascii: "0"), end > start + 1 { return token(.word, from: start) }
        if end == offset { return number(.integer, value, from: start) }
        let unit = bytes[end..<offset]
        if unit.elementsEqual("ms".utf8) { return number(.duration, value, from: start) }
        if unit.elementsEqual("s".utf8) { return number(.duration, value * 1000, from: start) }
        return token(.word, from: start)
    }

    private mutating func number(_ kind: Token.Kind, _ value: Int64, from start: Int) -> Token {
        if value > SyntaxLimits.integerMax { report(.numberTooLarge, from: start, to: offset) }
        return token(kind, from: start, value: Int32(min(value, Int64(SyntaxLimits.integerMax))))
    }

    /// `->`, a negative number, or neither.
    mutating func hyphen() -> Token? {
        let start = offset
        if byte(at: start + 1) == UInt8(ascii: ">") {
            offset += 2
            return token(.arrow, from: start)
        }
        guard byte(at: start + 1).isDigit else { return stray() }
        offset = endOfWord(from: start + 1)
        report(.negativeNumber, from: start, to: offset)
        return token(.integer, from: start)
    }

    /// parameter = "$" word ;
    mutating func parameter() -> Token? {
        prefixed(.parameter, else: .unfinishedParameter)
    }

    /// The parenthesis of a list is a token of its own.
    ///
    /// mark = "@" word ;
    /// list-mark = "@" word "(" ;
    mutating func mark() -> Token? {
        prefixed(.annotation, else: .unfinishedAnnotation)
    }

    private mutating func prefixed(_ kind: Token.Kind, else error: SyntaxError.Kind) -> Token? {
        let start = offset
        offset += 1
        if let word = brokenWord(at: offset) {
            offset = word.bytes.upperBound
            return token(kind, from: start)
        }
        guard isWordStart(at: offset) else {
            report(error, from: start, to: start + 1)
            return nil
        }
        offset = endOfWord(from: offset)
        checkLength(from: start)
        return token(kind, from: start)
    }

    mutating func checkLength(from start: Int) {
        guard offset - start > SyntaxLimits.textLengthBytes else { return }
        report(.textTooLong, from: start, to: offset)
    }

    private func endOfWord(from start: Int) -> Int {
        var end = endOfWordBytes(from: start)
        while end < bytes.count, bytes[end] >= 0x80 || bytes[end] == UInt8(ascii: "-"), isWordPart(at: end) {
            end = endOfWordBytes(from: end + scalar(at: end).length)
        }
        return end
    }

    private func endOfWordBytes(from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end].isWordByte { end += 1 }
            return end
        }
    }
}

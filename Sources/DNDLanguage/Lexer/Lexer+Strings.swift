internal import SourceText

extension Lexer {
    /// string = '"' { character | escape } '"' ;
    /// character = ? a scalar except a quotation mark, a backslash and a line feed ? ;
    mutating func string() -> Token {
        let start = offset
        var escapeCount: Int32 = 0
        offset += 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\"") where !isInBrokenWord(offset):
                offset += 1
                checkLength(from: start)
                return token(.string, from: start, value: escapeCount)
            case UInt8(ascii: "\n"): return unfinishedString(from: start, escapeCount)
            case UInt8(ascii: "\\"):
                escapeCount += 1
                escape()
            default: offset += 1
            }
        }
        return unfinishedString(from: start, escapeCount)
    }

    private mutating func unfinishedString(from start: Int, _ escapeCount: Int32) -> Token {
        while offset > start + 1, bytes[offset - 1].isBlank { offset -= 1 }
        report(.unfinishedString, from: start, to: offset)
        return token(.string, from: start, value: escapeCount)
    }

    /// escape = "\" ( '"' | "\" | "n" | "t" ) ;
    private mutating func escape() {
        let start = offset
        offset += 1
        guard offset < bytes.count else { return }
        switch bytes[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"): offset += 1
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
        default:
            let unknown = scalar(at: offset)
            offset += unknown.length
            report(.unknownEscape(unknown.value), from: start, to: offset)
        }
    }

    /// The decoded bytes of a string token.
    func unescaped(_ token: Token) -> [UInt8] {
        let upper = Int(token.upperBound)
        var result: [UInt8] = []
        var offset = Int(token.lowerBound) + 1
        while offset < upper, bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < upper {
                offset += 1
                result.append(Self.meaning(ofEscape: bytes[offset]))
            } else {
                result.append(bytes[offset])
            }
            offset += 1
        }
        return result
    }

    private static func meaning(ofEscape byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: byte
        }
    }
}

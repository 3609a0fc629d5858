/// Reads a JSON value from bytes: RFC 8259, in UTF-8.
package struct JSONReader {
    /// The text is not JSON. Callers need no further detail.
    package struct Malformed: Error {}

    /// The maximum nesting of arrays and objects.
    package static let depthMax = 512

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    /// Reads one value surrounded by optional white space; skips a byte order mark.
    package static func read(_ bytes: [UInt8]) throws(Malformed) -> JSONTree {
        var reader = JSONReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
        let tree = try reader.value()
        guard reader.offset == bytes.count else { throw Malformed() }
        return tree
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The current byte; 0 at the end.
    private var current: UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    private mutating func skipBlanks() {
        while current == 0x20 || current == 0x0A || current == 0x0D || current == 0x09 { offset += 1 }
    }

    private mutating func eat(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard current == byte else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(Malformed) {
        guard eat(byte) else { throw Malformed() }
    }

    /// Reads a value and the white space around it.
    private mutating func value() throws(Malformed) -> JSONTree {
        skipBlanks()
        let tree: JSONTree
        switch current {
        case UInt8(ascii: "{"): tree = try nested { reader throws(Malformed) in .object(try reader.members()) }
        case UInt8(ascii: "["): tree = try nested { reader throws(Malformed) in .array(try reader.elements()) }
        case UInt8(ascii: "\""): tree = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): tree = try number()
        default: tree = try word()
        }
        skipBlanks()
        return tree
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(Malformed) -> JSONTree
    ) throws(Malformed) -> JSONTree {
        guard depth < Self.depthMax else { throw Malformed() }
        depth += 1
        offset += 1
        let tree = try body(&self)
        depth -= 1
        return tree
    }

    private mutating func members() throws(Malformed) -> [(String, JSONTree)] {
        guard !eat(UInt8(ascii: "}")) else { return [] }
        var members: [(String, JSONTree)] = []
        repeat {
            skipBlanks()
            let name = try string()
            try expect(UInt8(ascii: ":"))
            members.append((name, try value()))
        } while eat(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return members
    }

    private mutating func elements() throws(Malformed) -> [JSONTree] {
        guard !eat(UInt8(ascii: "]")) else { return [] }
        var elements: [JSONTree] = []
        repeat { elements.append(try value()) } while eat(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return elements
    }

    private mutating func word() throws(Malformed) -> JSONTree {
        let words: [(String, JSONTree)] = [("true", .boolean(true)), ("false", .boolean(false)), ("null", .null)]
        for (word, tree) in words where bytes[offset...].starts(with: word.utf8) {
            offset += word.utf8.count
            return tree
        }
        throw Malformed()
    }

    // MARK: Numbers

    private mutating func number() throws(Malformed) -> JSONTree {
        let start = offset
        if current == UInt8(ascii: "-") { offset += 1 }
        if current == UInt8(ascii: "0") { offset += 1 } else { try digits() }
        if current == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if current | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        return (Int(text) ?? Self.whole(text)).map { .number($0) } ?? .digits(text)
    }

    /// The value of a number with a fraction or an exponent, such as `1.2e1`, if it is whole.
    private static func whole(_ text: String) -> Int? {
        let parts = text.split { $0 == "e" || $0 == "E" }
        guard let exponent = parts.count > 1 ? Int8(parts[1]) : 0 else { return nil }
        let digits = parts[0].filter { $0 != "." }
        let shift = Int(exponent) - parts[0].drop { $0 != "." }.dropFirst().count
        let zeros = String(repeating: "0", count: abs(shift))
        if shift > 0 { return Int(digits + zeros) }
        return digits.hasSuffix(zeros) ? Int(digits.dropLast(zeros.count)) : nil
    }

    /// Reads one or more digits.
    private mutating func digits() throws(Malformed) {
        let start = offset
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { offset += 1 }
        guard offset > start else { throw Malformed() }
    }

    // MARK: Strings

    private mutating func string() throws(Malformed) -> String {
        try expect(UInt8(ascii: "\""))
        var text: [UInt8] = []
        while current != UInt8(ascii: "\"") {
            guard current >= 0x20 else { throw Malformed() }
            if current == UInt8(ascii: "\\") {
                offset += 1
                text.append(contentsOf: String(try escaped()).utf8)
            } else {
                text.append(current)
                offset += 1
            }
        }
        offset += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw Malformed() }
        return string
    }

    /// Reads the rest of an escape after `\`.
    private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
        let mark = current
        offset += 1
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(mark)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw Malformed()
        }
    }

    /// Reads `\u` and four digits; a surrogate pair for a scalar beyond U+FFFF.
    private mutating func scalar() throws(Malformed) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard bytes[offset...].starts(with: "\\u".utf8) else { throw Malformed() }
        offset += 2
        let second = try codeUnit()
        guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
        else { throw Malformed() }
        return scalar
    }

    private mutating func codeUnit() throws(Malformed) -> UInt16 {
        let digits = bytes[offset...].prefix(4)
        guard digits.count == 4, !digits.contains(UInt8(ascii: "+")), !digits.contains(UInt8(ascii: "-")),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Malformed() }
        offset += 4
        return unit
    }
}

internal import CSystem

/// File names as text. To the system a name is a sequence of bytes, not necessarily UTF-8.
///
/// A byte outside valid UTF-8 is written `\xE9`, wherever a name is shown or stored. So are the bytes of control
/// characters, line separators and changes of the writing direction, and of a combining character that would join the
/// `/` before it. A backslash that
/// would look like the start of such an escape is `\x5C`. Thus the mapping between names and texts is one to one.
package enum FileName {
    private static let backslash = UInt8(ascii: "\\")

    /// The text of a name or path.
    package static func text(_ bytes: some Collection<UInt8>) -> String {
        let plain = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(where: { isSpecial($0) }) else { return plain }
        let bytes = Array(bytes)
        var text = ""
        var offset = 0
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .emptyInput: return text
            case .error(let length):
                text += bytes[offset..<(offset + length)].map { escape($0) }.joined()
                offset += length
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                let meltsIn = (text.isEmpty || text.utf8.last == UInt8(ascii: "/")) && melts(scalar)
                let isEscape = bytes[offset] == backslash && escapedByte(in: bytes, at: offset) != nil
                if meltsIn || isEscape || isControl(scalar) {
                    text += encoded.map { escape($0) }.joined()
                } else {
                    text.unicodeScalars.append(scalar)
                }
                offset += encoded.count
            }
        }
    }

    /// The bytes of a name or path as a C string.
    package static func bytes(_ text: String) -> [CChar] {
        var text = text
        return text.withUTF8 { utf8 in
            guard utf8.contains(backslash) else { return utf8.map { CChar(bitPattern: $0) } + [0] }
            var bytes: [CChar] = []
            var offset = 0
            while offset < utf8.count {
                let escaped = escapedByte(in: utf8, at: offset)
                bytes.append(CChar(bitPattern: escaped ?? utf8[offset]))
                offset += escaped == nil ? 1 : 4
            }
            return bytes + [0]
        }
    }

    /// An argument as typed, or, if it contains escapes as displayed for paths, the path without escapes.
    package static func typed(_ argument: String) -> String {
        guard argument.utf8.contains(backslash) else { return argument }
        return String(decoding: bytes(argument).dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A name with every non-ASCII byte escaped. It distinguishes names that Swift considers equal because only their
    /// Unicode composition differs.
    package static func spelledOut(_ name: String) -> String {
        bytes(name).dropLast().reduce(into: "") { text, byte in
            let byte = UInt8(bitPattern: byte)
            text += isSpecial(byte) && byte != backslash ? escape(byte) : self.text([byte])
        }
    }

    /// The text of a path in C.
    package static func text(_ pointer: UnsafePointer<CChar>) -> String {
        text(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
    }

    private static func escape(_ byte: UInt8) -> String {
        "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The byte of the four-character escape at an offset; nil without an escape there.
    private static func escapedByte(in bytes: some RandomAccessCollection<UInt8>, at offset: Int) -> UInt8? {
        let start = bytes.index(bytes.startIndex, offsetBy: offset)
        let four = Array(bytes[start...].prefix(4))
        guard four.count == 4, four[0] == backslash, four[1] == UInt8(ascii: "x"), let high = digit(four[2]),
            let low = digit(four[3])
        else { return nil }
        let byte = high << 4 | low
        return isSpecial(byte) ? byte : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Whether a byte may need an escape.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte >= 0x7F || byte < 0x20 || byte == backslash
    }

    /// Whether a scalar could end a line, control a terminal or reorder a line.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a scalar combines with a preceding `/`.
    private static func melts(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 && ("/" + String(Character(scalar))).count == 1
    }
}

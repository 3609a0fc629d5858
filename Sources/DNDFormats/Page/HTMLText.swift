internal import SourceText

/// Texts of anybody as HTML.
enum HTMLText {
    /// The text on one line, for content and for attributes in double quotes. Control characters, and those that change
    /// the writing direction, become U+FFFD.
    static func escaped(_ text: String) -> String { entities(in: DisplayText.visible(text)) }

    /// The text with its line ends.
    static func escapedLines(_ text: String) -> String { entities(in: DisplayText.visibleLines(text, keeping: [])) }

    /// The text as an identifier that a fragment can name: bytes other than letters, digits and a few signs become
    /// `%20`.
    static func identifier(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
    }

    private static func entities(in text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
            case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
            case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
            case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
            case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

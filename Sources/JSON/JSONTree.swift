/// A JSON value that keeps the order of its members.
package indirect enum JSONTree: Sendable {
    case object([(String, JSONTree)])
    case array([JSONTree])
    case string(String)
    case number(Int)

    /// A number that is not an `Int`, as written.
    case digits(String)
    case boolean(Bool)
    case null

    /// The value on several lines, indented by two blanks per level, with a final newline.
    package var text: String {
        text(in: .lines) + "\n"
    }

    package func text(in layout: JSONLayout) -> String {
        var text = ""
        write(to: &text, in: layout, indent: 0)
        return text
    }

    private func write(to text: inout String, in layout: JSONLayout, indent: Int) {
        switch self {
        case .object(let members):
            layout.write("{", members, "}", to: &text, indent: indent) { member, text in
                Self.write(quoted: member.0, to: &text)
                text += layout.colon
                member.1.write(to: &text, in: layout, indent: indent + 1)
            }
        case .array(let elements):
            layout.write("[", elements, "]", to: &text, indent: indent) { element, text in
                element.write(to: &text, in: layout, indent: indent + 1)
            }
        case .string(let string): Self.write(quoted: string, to: &text)
        case .number(let number): text += "\(number)"
        case .digits(let digits): text += digits
        case .boolean(let boolean): text += boolean ? "true" : "false"
        case .null: text += "null"
        }
    }

    /// Whether a scalar is escaped although it may be printed: control characters, line separators, and changes of the
    /// writing direction. A document is often read at a terminal.
    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a byte of UTF-8 is a whole scalar that stands for itself.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Quotes and escapes a string (RFC 8259, section 7).
    private static func write(quoted string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        if string.utf8.allSatisfy({ isPlain($0) }) { return text += string }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case _ where isEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

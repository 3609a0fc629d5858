/// A JSON value to be written, with its members in the order in which they were named.
package indirect enum JSONTree: Sendable {
    case object([(String, JSONTree)])
    case array([JSONTree])
    case string(String)
    case number(Int)
    case boolean(Bool)

    /// The value on several lines, two blanks for each level, with a line end.
    package var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        switch self {
        case .object(let members):
            Self.write("{", members, "}", to: &text, indent: indent) { member, text in
                text += Self.quoted(member.0) + ": "
                member.1.write(to: &text, indent: indent + 1)
            }
        case .array(let elements):
            Self.write("[", elements, "]", to: &text, indent: indent) { element, text in
                element.write(to: &text, indent: indent + 1)
            }
        case .string(let string): text += Self.quoted(string)
        case .number(let number): text += "\(number)"
        case .boolean(let boolean): text += boolean ? "true" : "false"
        }
    }

    private static func write<Part>(
        _ open: String, _ parts: [Part], _ close: String, to text: inout String, indent: Int,
        _ body: (Part, inout String) -> Void
    ) {
        text += open
        for (index, part) in parts.enumerated() {
            text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indent + 1)
            body(part, &text)
        }
        if !parts.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    /// RFC 8259, 7.
    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

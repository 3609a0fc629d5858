internal import SourceText

extension SyntaxError {
    /// The character that a meaningless one was probably meant to be.
    static func lookalike(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x201C...0x201F, 0xAB, 0xBB, 0xFF02: "\""
        case 0x2190...0x21FF, 0x27F6: "->"
        case 0x2026: "..."
        case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: " "
        case 0xFF08: "("
        case 0xFF09: ")"
        case 0xFF1A: ":"
        case 0xFF1B: ";"
        default: nil
        }
    }

    func strayCharacterHint(_ scalar: Unicode.Scalar) -> String {
        if let lookalike = Self.lookalike(of: scalar) {
            return lookalike == " " ? "Write an ordinary blank." : "Write \(lookalike) instead."
        }
        switch scalar {
        case "'", "`": return "Text stands in double quotes."
        case "/", "*": return "A comment begins with '#'; quote the text when it is a label."
        case ".": return "A word begins with a letter, a digit or '_'; an ellipsis has three dots."
        case "|" where range.upperBound - range.lowerBound > 2:
            return "Examples stand in the block of a scenario: examples (row place) { 0 3; 1 2 }"
        case "|": return "Sections stand in a block: table list { section One: A B; section Two: C }"
        case "=": return "Nothing is assigned; an expectation has a ':' before its value, an answer a '->'."
        case "-", ">": return "An answer is written after '->'; a word cannot begin with '\(scalar)'."
        default: return "Quote the text when it is a label."
        }
    }

    func missingFirstWordHint(_ found: String) -> String {
        switch found {
        case "{": "A block opens on the line of the phrase it belongs to."
        case ":": "What is listed needs a phrase before the ':'."
        case "->": "An answer needs a call pattern before the '->'."
        default: "A statement begins with a verb."
        }
    }

    /// The character itself, or its number when it is invisible.
    func name(of scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
            .surrogate, .nonspacingMark, .enclosingMark, .spacingMark:
            "U+" + digits(scalar.value, count: 4)
        default: "'\(scalar)'"
        }
    }

    func hexadecimal(_ value: UInt32) -> String {
        "0x" + digits(value, count: 2)
    }

    private func digits(_ value: UInt32, count: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

/// Control characters that may not reach a terminal or a report.
enum ControlCharacters {
    /// The characters of a text that may not be written. The sequences of the program's own colours may.
    static func leaks(in text: String, isColoured: Bool) -> [String] {
        let own = isColoured ? text.replacing(/\u{1B}\[(?:0|1|2|1;31|1;32|1;36|31|32|33|34|36)m/, with: "") : text
        return own.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x9, 0xA: false
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }.map { String($0.value, radix: 16) }
    }
}

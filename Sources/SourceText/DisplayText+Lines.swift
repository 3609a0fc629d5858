/// Cleaning of texts of several lines, such as reports and differences.
extension DisplayText {
    /// The text with each character that would move the cursor or reorder a line replaced by U+FFFD, except line ends,
    /// tabs, and some sequences that belong to the program, such as those of its colours. O(n).
    package static func visibleLines(_ text: String, keeping sequences: [String] = []) -> String {
        guard text.utf8.contains(where: mayMoveCursor) else { return text }
        let scalars = text.unicodeScalars
        var clean = ""
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if scalar == "\u{1B}", let kept = sequences.first(where: { text[index...].utf8.starts(with: $0.utf8) }) {
                clean += kept
                index = scalars.index(index, offsetBy: kept.unicodeScalars.count)
                continue
            }
            let isKept = scalar == "\n" || scalar == "\t" || !movesCursor(scalar)
            clean.unicodeScalars.append(isKept ? scalar : "\u{FFFD}")
            index = scalars.index(after: index)
        }
        return clean
    }

    /// Whether a byte may begin a character that must be replaced. Most texts have none, and are not copied.
    private static func mayMoveCursor(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\t"): false
        case 0..<0x20, 0x7F, 0xC2, 0xE2: true
        default: false
        }
    }
}

/// A pattern in which `...` matches any text, and a run of blanks counts as one.
package struct TextPattern {
    /// The literal parts between the dots, with runs of blanks folded.
    private let parts: [[UInt8]]

    package init(_ pattern: String) {
        parts = Self.parts(of: pattern)
    }

    static func parts(of pattern: String) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        let bytes = folded(pattern)
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: [0x2E, 0x2E, 0x2E]) {
                parts.append([])
                index += 3
            } else {
                parts[parts.count - 1].append(bytes[index])
                index += 1
            }
        }
        return parts
    }

    /// O(pattern × text) at worst.
    package func matches(_ text: String) -> Bool {
        let bytes = Self.folded(text)
        guard let first = parts.first, bytes.starts(with: first) else { return false }
        guard parts.count > 1 else { return bytes.count == first.count }
        var position = first.count
        for part in parts[1..<(parts.count - 1)] {
            guard let found = Self.find(part, in: bytes, from: position) else { return false }
            position = found + part.count
        }
        let last = parts[parts.count - 1]
        return bytes.count - last.count >= position && bytes.suffix(last.count).elementsEqual(last)
    }

    private static func find(_ part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + part.count <= bytes.count {
            if bytes[index...].starts(with: part) { return index }
            index += 1
        }
        return nil
    }

    static func folded(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in text.utf8 {
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            if isBlank, result.last == 0x20 { continue }
            result.append(isBlank ? 0x20 : byte)
        }
        return result
    }
}

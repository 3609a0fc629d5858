internal import SourceText

/// Converts byte offsets of a text to the offsets of a page's strings, and back. O(lines) to create; a conversion takes
/// the length of one line.
struct UTF16Offsets {
    private let source: SourceFile

    /// The offset of each line's beginning.
    private let lines: [Int]

    init(_ source: SourceFile) {
        self.source = source
        var lines: [Int] = []
        var offset = 0
        var count = 0
        for start in source.lineOffsets {
            count += Self.count(source.utf8[offset..<start])
            lines.append(count)
            offset = start
        }
        self.lines = lines
    }

    /// The offset in UTF-16 code units of a byte offset.
    func offset(ofByte byte: Int) -> Int {
        let byte = min(max(byte, 0), source.utf8.count)
        let line = source.position(at: Int32(byte)).line - source.firstLine
        return lines[line] + Self.count(source.utf8[source.lineOffsets[line]..<byte])
    }

    /// The byte offset of an offset in UTF-16 code units.
    func byte(ofOffset offset: Int) -> Int {
        var count = 0
        for (index, byte) in source.utf8.enumerated() {
            if count >= offset, byte.isScalarStart { return index }
            count += Self.units(byte)
        }
        return source.utf8.count
    }

    private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes { count += units(byte) }
        return count
    }

    /// The UTF-16 code units of the scalar that a byte begins; 0 for a later byte.
    private static func units(_ byte: UInt8) -> Int {
        guard byte.isScalarStart else { return 0 }
        return byte >= 0xF0 ? 2 : 1
    }
}

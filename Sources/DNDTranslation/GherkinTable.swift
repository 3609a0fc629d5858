internal import SourceText

/// Examples as in Gherkin: `examples:`, and below it rows between bars, the names first.
package struct GherkinTable {
    private let bytes: [UInt8]

    /// The same as the language writes it.
    private var written = Array("examples (".utf8)

    /// From the word `examples` to the end of the last row.
    package private(set) var range: Range<Int>

    /// The table with a row at an offset; nil for bars of another kind, and for rows of different lengths.
    @inline(never)
    package init?(_ bytes: [UInt8], withRowAt offset: Int) {
        self.bytes = bytes
        let start = Self.start(bytes, before: offset)
        range = start..<offset
        guard start < offset else { return nil }
        var next = offset
        var cellCount = 0
        var rowCount = 0
        while next < bytes.count, bytes[next] == UInt8(ascii: "|") {
            if rowCount > 0 { written.append(contentsOf: (rowCount == 1 ? ") { " : "; ").utf8) }
            let count = write(rowAt: &next)
            guard count > 0, rowCount == 0 || count == cellCount else { return nil }
            (cellCount, rowCount) = (count, rowCount + 1)
            range = start..<next
            while next < bytes.count, bytes[next].isBlank || bytes[next] == UInt8(ascii: "\n") { next += 1 }
        }
        guard rowCount > 1 else { return nil }
        written.append(contentsOf: " }".utf8)
    }

    package var text: String { String(decoding: written, as: UTF8.self) }

    /// The offset of the word `examples`, if only a `:` and white space follow it; otherwise the offset itself.
    private static func start(_ bytes: [UInt8], before offset: Int) -> Int {
        var end = offset
        while end > 0, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end > 0, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
        for letter in "examples".utf8.reversed() {
            guard end > 0, bytes[end - 1] == letter else { return offset }
            end -= 1
        }
        return end
    }

    /// Writes the cells of a row, several words as a list. Returns their number; 0 if there is none, one is empty, or
    /// the row does not end with a bar.
    private mutating func write(rowAt offset: inout Int) -> Int {
        var count = 0
        offset += 1
        while true {
            while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
            guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") else { return count }
            let first = offset
            var last = offset
            var hasBlank = false
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "|"), bytes[offset] != UInt8(ascii: "\n") {
                if !bytes[offset].isBlank {
                    hasBlank = hasBlank || offset > last + 1
                    last = offset
                }
                offset += 1
            }
            guard offset > first, offset < bytes.count, bytes[offset] == UInt8(ascii: "|") else { return 0 }
            if count > 0 { written.append(UInt8(ascii: " ")) }
            if hasBlank { written.append(UInt8(ascii: "(")) }
            written.append(contentsOf: bytes[first...last])
            if hasBlank { written.append(UInt8(ascii: ")")) }
            count += 1
            offset += 1
        }
    }
}

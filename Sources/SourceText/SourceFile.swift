/// A source text, its name for messages, and the offsets of its lines.
package struct SourceFile: Sendable {
    /// The name as the user gave it, for `file:line:column`.
    package let name: String

    /// The bytes of the text, as read.
    package let utf8: [UInt8]

    /// The number of the first line: greater than 1 for a text that is read piece by piece.
    package let firstLine: Int

    /// The byte offset of each line's first byte, ascending; never empty.
    package let lineOffsets: [Int]

    /// Cost: one pass over the bytes.
    package init(name: String, utf8: [UInt8], firstLine: Int = 1) {
        self.name = name
        self.utf8 = utf8
        self.firstLine = firstLine
        lineOffsets = utf8.withUnsafeBufferPointer { Self.lineOffsets(in: $0) }
    }

    private static func lineOffsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var offsets = [0]
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { offsets.append(offset + 1) }
        return offsets
    }

    package init(name: String, text: String, firstLine: Int = 1) {
        self.init(name: name, utf8: Array(text.utf8), firstLine: firstLine)
    }
}

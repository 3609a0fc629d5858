/// A line and column in a text, both counted from 1.
package struct SourcePosition: Hashable, Sendable {
    package let line: Int

    /// The column in Unicode scalars, as compilers and editors count it; a tab is one column.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceFile {
    /// The position of a byte. An offset past the end counts as the end.
    ///
    /// Cost: logarithmic in the number of lines, and the length of one line.
    package func position(at offset: Int32) -> SourcePosition {
        let offset = min(max(Int(offset), 0), utf8.count)
        let index = lineIndex(at: offset)
        var column = 1
        for byte in utf8[lineOffsets[index]..<offset] where byte.isScalarStart {
            column += 1
        }
        return SourcePosition(line: index + firstLine, column: column)
    }

    /// The bytes of a line, counted from 1, without its line end. Empty past the last line.
    package func lineBytes(_ line: Int) -> Range<Int> {
        let line = line - firstLine + 1
        guard line >= 1, line <= lineOffsets.count else { return utf8.count..<utf8.count }
        let start = lineOffsets[line - 1]
        var end = line < lineOffsets.count ? lineOffsets[line] - 1 : utf8.count
        if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    /// The text of a line, counted from 1, without its line end.
    package func lineText(_ line: Int) -> String {
        String(decoding: utf8[lineBytes(line)], as: UTF8.self)
    }

    /// The text of a range of this file.
    package func text(in range: SourceRange) -> String {
        String(decoding: utf8[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineOffsets.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineOffsets[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension UInt8 {
    /// False for the second and later bytes of a UTF-8 sequence.
    package var isScalarStart: Bool { self & 0xC0 != 0x80 }
}

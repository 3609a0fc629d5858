internal import SourceText

/// A block as in Python or YAML: a `:` in place of the braces, and behind it the rest of the line, or the lines below
/// that are indented further.
struct IndentedBlock {
    private let bytes: [UInt8]

    /// The line with the `:`.
    private let first: Line

    /// The offset of the `:`.
    private let colon: Int

    /// The offset after the last byte that is not blank.
    private var end: Int

    /// The block that a `:` of a text begins; nil if nothing belongs to it.
    @inline(never)
    init?(_ bytes: [UInt8], colonAt colon: Int) {
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), let first = Line(bytes, around: colon) else {
            return nil
        }
        self.bytes = bytes
        self.colon = colon
        self.first = first
        end = first.end
        var next = end > colon + 1 ? bytes.count : first.next
        while next < bytes.count {
            guard let line = Line(bytes, around: next), line.end - colon <= Line.lengthMax else { return nil }
            guard line.isBlank || line.indentation > first.indentation else { break }
            if !line.isBlank { end = line.end }
            next = line.next
        }
        guard end > colon + 1 else { return nil }
    }

    /// The block that the line of a statement lies in; nil if it is not indented below a `:`.
    @inline(never)
    init?(_ bytes: [UInt8], around statement: Int) {
        guard statement < bytes.count, let inner = Line(bytes, around: statement) else { return nil }
        var line = inner
        while line.isBlank || line.indentation >= inner.indentation {
            guard line.start > 0, statement - line.start <= Line.lengthMax,
                let above = Line(bytes, around: line.start - 1)
            else { return nil }
            line = above
        }
        self.init(bytes, colonAt: line.end - 1)
    }

    /// The line before the `:`.
    var head: String { String(decoding: bytes[(first.start + first.indentation)..<colon], as: UTF8.self) }

    /// Braces in place of the `:`.
    func edit(in file: FileID) -> TextEdit {
        let content = String(decoding: bytes[(colon + 1)..<end], as: UTF8.self)
        let closer = end == first.end ? " }" : "\n" + String(repeating: " ", count: first.indentation) + "}"
        return TextEdit(
            range: SourceRange(file: file, lowerBound: Int32(colon), upperBound: Int32(end)),
            replacement: " {" + content + closer)
    }
}

/// A line of a text.
private struct Line {
    /// A longer line or block is no mistake of a person.
    static let lengthMax = 4_000

    private(set) var start: Int

    /// The offset after the last byte that is not blank; the start of a blank line.
    private(set) var end: Int

    /// The start of the next line.
    private(set) var next: Int
    private(set) var indentation = 0

    /// Nil for a line that is too long.
    init?(_ bytes: [UInt8], around offset: Int) {
        start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), offset - start <= Self.lengthMax { start -= 1 }
        next = offset
        while next < bytes.count, bytes[next] != UInt8(ascii: "\n"), next - offset <= Self.lengthMax { next += 1 }
        guard offset - start <= Self.lengthMax, next - offset <= Self.lengthMax else { return nil }
        end = next
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        while start + indentation < end, bytes[start + indentation].isBlank { indentation += 1 }
        next += 1
    }

    var isBlank: Bool { end == start }
}

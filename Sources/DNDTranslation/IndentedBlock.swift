package import SourceText

/// A block as in Python or YAML: a `:` in place of the braces, and behind it the rest of the line, or the lines below
/// that are indented further. As in Ruby, the `:` may be missing, and a line with `end` may follow.
package struct IndentedBlock {
    private let bytes: [UInt8]

    /// The line above the block.
    private let first: Line

    /// The `:`, or the place where it is missing.
    private let opener: Range<Int>

    /// The offset after the last byte of the block that is not blank.
    private var end: Int

    /// The offset after the block and its `end`.
    private var last: Int

    /// The block that a `:` of a text begins; nil if nothing belongs to it.
    @inline(never)
    package init?(_ bytes: [UInt8], colonAt colon: Int) {
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), let first = Line(bytes, around: colon) else {
            return nil
        }
        self.init(bytes, below: first, opener: colon..<colon + 1)
    }

    /// The block below the line of a statement; nil if nothing is indented there.
    @inline(never)
    package init?(_ bytes: [UInt8], below statement: Int) {
        guard statement < bytes.count, let first = Line(bytes, around: statement) else { return nil }
        self.init(bytes, below: first, opener: first.end..<first.end)
    }

    private init?(_ bytes: [UInt8], below first: Line, opener: Range<Int>) {
        self.bytes = bytes
        self.first = first
        self.opener = opener
        end = first.end
        last = end
        var next = end > opener.upperBound ? bytes.count : first.next
        while next < bytes.count {
            guard let line = Line(bytes, around: next), line.end - first.start <= Line.lengthMax else { return nil }
            guard line.isBlank || line.indentation > first.indentation else {
                if bytes[(line.start + line.indentation)..<line.end].elementsEqual("end".utf8) { last = line.end }
                break
            }
            if !line.isBlank { end = line.end }
            next = line.next
        }
        guard end > opener.upperBound else { return nil }
        last = max(last, end)
    }

    /// The block below the line of a scenario that is not indented either: up to the next scenario or tag; nil for an
    /// empty one, and for one in braces.
    @inline(never)
    package init?(_ bytes: [UInt8], flatBelow scenario: Int) {
        guard scenario < bytes.count, let first = Line(bytes, around: scenario) else { return nil }
        self.bytes = bytes
        self.first = first
        opener = first.end..<first.end
        end = first.end
        var next = first.next
        while next < bytes.count {
            guard let line = Line(bytes, around: next), line.end - first.start <= Line.lengthMax else { return nil }
            let content = bytes[(line.start + line.indentation)..<line.end]
            let word = String(decoding: content.prefix { $0.isWordByte }, as: UTF8.self)
            if content.first == UInt8(ascii: "@") || ForeignNames.scenarios[word] != nil { break }
            if content.first == UInt8(ascii: "{") { return nil }
            if !line.isBlank { end = line.end }
            next = line.next
        }
        last = end
        guard end > first.end else { return nil }
    }

    /// The block that the line of a statement lies in; nil if it is not indented below a `:`.
    @inline(never)
    package init?(_ bytes: [UInt8], around statement: Int) {
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

    /// The line before the block.
    package var head: String {
        String(decoding: bytes[(first.start + first.indentation)..<opener.lowerBound], as: UTF8.self)
    }

    /// Braces around the block, perhaps with another line before it.
    package func edit(in file: FileID, head: String? = nil) -> TextEdit {
        let content = String(decoding: bytes[opener.upperBound..<end], as: UTF8.self)
        let closer = end == first.end ? " }" : "\n" + String(repeating: " ", count: first.indentation) + "}"
        let start = head == nil ? opener.lowerBound : first.start + first.indentation
        return TextEdit(
            range: SourceRange(file: file, lowerBound: Int32(start), upperBound: Int32(last)),
            replacement: (head ?? "") + " {" + content + closer)
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

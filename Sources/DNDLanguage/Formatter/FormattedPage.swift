internal import SourceText

/// The formatted text during its construction.
struct FormattedPage {
    /// The text to format.
    let source: [UInt8]

    private(set) var bytes: [UInt8] = []

    /// The indent of the current block, in blanks.
    private(set) var indent = 0

    /// The number of scalars on the current line.
    private(set) var column = 0

    init(source: [UInt8]) {
        self.source = source
    }

    mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
        column += text.utf8CodeUnitCount
    }

    mutating func write(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        column += width(of: text)
    }

    /// The number of Unicode scalars.
    func width(of text: some Collection<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1.isScalarStart ? 1 : 0) }
    }

    /// Writes a range of the source unchanged.
    mutating func write(_ range: SourceRange) {
        write(source[Int(range.lowerBound)..<Int(range.upperBound)])
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        column = 0
    }

    /// Begins a line at the block's indent plus an extra indent.
    mutating func beginLine(extraIndent: Int = 0) {
        let count = indent + extraIndent
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
        column = count
    }

    mutating func indented(_ body: (inout FormattedPage) -> Void) {
        indent += Formatter.indentWidth
        body(&self)
        indent -= Formatter.indentWidth
    }

    /// Returns whether the author's text has a line break in the range.
    func hasLineEnd(from lower: Int32, to upper: Int32) -> Bool {
        lower < upper && source[Int(lower)..<Int(upper)].contains(UInt8(ascii: "\n"))
    }
}

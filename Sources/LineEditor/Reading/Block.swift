/// The lines of one entry while it is being read.
struct Block {
    /// Lines in one entry; then it is handed over as it stands, and the parser says what is missing.
    static let lineCountMax = 10_000

    private(set) var text = ""
    private(set) var lineCount = 0

    var isEmpty: Bool { lineCount == 0 }

    mutating func append(_ line: String) {
        text = text(with: line)
        lineCount += 1
    }

    /// The block as it would read with `line` at its end.
    func text(with line: String) -> String {
        isEmpty ? line : text + "\n" + line
    }

    /// Bytes before a line that is being typed at the end of the block.
    var currentLineOffsetUTF8: Int {
        isEmpty ? 0 : text.utf8.count + 1
    }

    func isFinished(_ hooks: EditorHooks) -> Bool {
        lineCount >= Block.lineCountMax || !hooks.isIncomplete(text)
    }
}

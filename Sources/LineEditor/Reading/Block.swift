/// The lines of an entry that is being read.
struct Block {
    /// The maximum number of lines in an entry. A longer one is returned incomplete, and the parser reports what is
    /// missing.
    static let lineCountMax = 10_000

    private(set) var text = ""
    private(set) var lineCount = 0

    var isEmpty: Bool { lineCount == 0 }

    mutating func append(_ line: String) {
        text = text(with: line)
        lineCount += 1
    }

    /// The text of the block with `line` appended.
    func text(with line: String) -> String {
        isEmpty ? line : text + "\n" + line
    }

    /// The byte offset of the line being typed within the block.
    var currentLineOffsetUTF8: Int {
        isEmpty ? 0 : text.utf8.count + 1
    }

    func isFinished(_ hooks: EditorHooks) -> Bool {
        lineCount >= Block.lineCountMax || !hooks.isIncomplete(text)
    }
}

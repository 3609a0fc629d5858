/// A fenced block of a Markdown text.
struct MarkdownBlock: Equatable {
    /// The words after the opening fence: `console`, or `dnd fragment`.
    var words: [String]

    /// The lines without the fences and without the indentation of the opening fence.
    var lines: [String] = []

    /// The line of the opening fence, from 1.
    var lineNumber: Int

    /// The fenced blocks of a text, in order. An unclosed block extends to the end, as in CommonMark.
    static func blocks(of markdown: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var open: (fence: Substring, indentation: Int)?
        for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.drop { $0 == " " }
            let fence = content.prefix { $0 == "`" }
            if let current = open {
                if fence.count >= current.fence.count, content.allSatisfy({ $0 == "`" }) {
                    open = nil
                } else {
                    let indentation = line.prefix(current.indentation).prefix { $0 == " " }
                    blocks[blocks.count - 1].lines.append(String(line.dropFirst(indentation.count)))
                }
            } else if fence.count >= 3 {
                open = (fence, line.count - content.count)
                let words = content.dropFirst(fence.count).split(separator: " ").map(String.init)
                blocks.append(MarkdownBlock(words: words, lineNumber: index + 1))
            }
        }
        return blocks
    }
}

/// The end of a class body, where moved members are inserted.
struct ClassBody {
    private let file: SwiftFile
    private let open: Int
    private let close: Int

    init?(_ owner: Symbols.Entry, _ files: [SwiftFile]) {
        guard let body = owner.declaration.body else { return nil }
        file = files[owner.file]
        open = body.lowerBound - 1
        close = body.upperBound
    }

    /// The range to replace: empty when the brace is on its own line, otherwise the blanks before it.
    var place: Range<Int> {
        let brace = file.tokens[close].range.lowerBound
        if hasOwnLine { return file.lineStart(of: brace)..<file.lineStart(of: brace) }
        return file.trimmedEnd(of: contents)..<brace
    }

    func text(with moved: [MovedMembers]) -> String {
        var text = ""
        for members in moved {
            for (index, block) in members.blocks.enumerated() {
                let isApart = text.isEmpty ? needsBlankLine : index == 0 || block.isApart
                text += (isApart ? file.lineEnd : "") + block.text
            }
        }
        if hasOwnLine { return text }
        return file.lineEnd + text + file.indentation(at: file.tokens[open].range.lowerBound)
    }

    private var contents: Range<Int> {
        file.tokens[open].range.upperBound..<file.tokens[close].range.lowerBound
    }

    private var hasOwnLine: Bool {
        let brace = file.tokens[close].range.lowerBound
        return file.tokens[close].startsLine && file.isBlank(file.lineStart(of: brace)..<brace)
    }

    /// Whether there is content above, without a blank line below it.
    private var needsBlankLine: Bool {
        if file.isBlank(contents) { return false }
        return !hasOwnLine || file.blankLinesStart(before: place.lowerBound) == place.lowerBound
    }
}

internal import SwiftSyntax

/// The end of a class body, where moved members are inserted.
struct ClassBody {
    private let file: SwiftFile
    private let open: TokenSyntax
    private let close: TokenSyntax

    init?(_ owner: Symbols.Entry, _ files: [SwiftFile]) {
        guard let body = owner.declaration.body else { return nil }
        file = files[owner.file]
        open = body.leftBrace
        close = body.rightBrace
    }

    /// The range to replace: empty when the brace is on its own line, otherwise the blanks before it.
    var place: Range<Int> {
        let brace = close.bytes.lowerBound
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
        return file.lineEnd + text + file.indentation(at: open.bytes.lowerBound)
    }

    private var contents: Range<Int> {
        open.bytes.upperBound..<close.bytes.lowerBound
    }

    private var hasOwnLine: Bool {
        let brace = close.bytes.lowerBound
        return close.startsLine && file.isBlank(file.lineStart(of: brace)..<brace)
    }

    /// Whether there is content above, without a blank line below it.
    private var needsBlankLine: Bool {
        if file.isBlank(contents) { return false }
        return !hasOwnLine || file.blankLinesStart(before: place.lowerBound) == place.lowerBound
    }
}

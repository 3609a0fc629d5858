internal import SwiftSyntax

/// The members moved from an extension: their texts, and the ranges to remove.
struct MovedMembers {
    /// Lines to insert into a class, with their newlines.
    struct Block {
        let text: String

        /// Whether a blank line stood above it.
        let isApart: Bool
    }

    let file: Int
    private(set) var blocks: [Block] = []

    /// The byte ranges to remove.
    private(set) var removed: [Range<Int>] = []

    /// The start of the first line that stays in the extension.
    private var firstStaying = 0

    init(_ members: [Declaration], of entry: Symbols.Entry, _ rewriting: Rewriting) {
        file = entry.file
        guard let source = Source(entry, rewriting) else { return }
        if source.holdsOnly(members) {
            takeAll(members, of: source)
        } else {
            firstStaying = source.file.nextLine(after: source.open.bytes.upperBound)
            for member in members { take(member, of: source) }
        }
    }

    // MARK: - Single members

    private mutating func take(_ member: Declaration, of source: Source) {
        let file = source.file
        guard source.hasOwnLines(member) else {
            blocks.append(Block(text: source.indented(member.bytes, [member]), isApart: true))
            removed.append(member.bytes.lowerBound..<source.end(of: member))
            return
        }
        let start = file.startWithComments(of: member.firstToken)
        let end = file.nextLine(after: file.endOfLine(behind: member.lastToken))
        let above = file.blankLinesStart(before: start)
        blocks.append(Block(text: source.lines(start..<end, [member]), isApart: above < start))
        // Removes the blank lines above a member; for a member at the top of the extension, those below it instead.
        if above <= firstStaying {
            firstStaying = file.blankLinesEnd(after: end)
            removed.append(start..<firstStaying)
        } else {
            removed.append(above..<end)
        }
    }

    // MARK: - All members

    /// Removes the whole body, including comments between the members. The extension stays if it has other content,
    /// such as conformances.
    private mutating func takeAll(_ members: [Declaration], of source: Source) {
        let file = source.file
        let declaration = source.entry.declaration
        let body = source.open.bytes.upperBound..<source.close.bytes.lowerBound
        let isOneLine = file.isOneLine(body)
        let firstLine = file.nextLine(after: body.lowerBound)
        let isBare = isOneLine || !file.isBlank(body.lowerBound..<min(firstLine, body.upperBound))
        let content = isBare ? file.trimmed(body) : firstLine..<file.trimmedEnd(of: body)
        let text = isBare ? source.indented(content, members) : source.lines(content, members)
        guard declaration.inherited.isEmpty, source.isOnItsOwn else {
            blocks.append(Block(text: text, isApart: true))
            removed.append(body)
            return
        }
        let start = file.startWithHeading(of: declaration.firstToken)
        let line = file.lineStart(of: declaration.bytes.lowerBound)
        let heading = start < line ? source.headings(start..<line) : ""
        blocks.append(Block(text: heading + text, isApart: true))
        let end = file.nextLine(after: file.endOfLine(behind: source.close))
        let above = file.blankLinesStart(before: start)
        removed.append(above > 0 ? above..<end : start..<file.blankLinesEnd(after: end))
    }
}

internal import SourceText
internal import SwiftSyntax

/// The comments between tokens.
extension SwiftFile {
    /// A comment, without its newline.
    struct Comment {
        let range: Range<Int>
        let isDocumentation: Bool
    }

    /// The comments between a token and the one before it.
    func comments(before token: TokenSyntax) -> [Comment] {
        var found: [Comment] = []
        let previous = token.previousToken(viewMode: .sourceAccurate)
        var place = previous?.bytes.upperBound ?? token.position.utf8Offset
        for piece in (previous?.trailingTrivia.pieces ?? []) + token.leadingTrivia.pieces {
            let end = place + piece.sourceLength.utf8Length
            if piece.isComment { found.append(Comment(range: place..<end, isDocumentation: piece.isDocumentation)) }
            place = end
        }
        return found
    }

    /// The end of the previous token, or the start of the text.
    func gapStart(before token: TokenSyntax) -> Int {
        token.previousToken(viewMode: .sourceAccurate)?.bytes.upperBound ?? 0
    }

    /// The end of a token's line, without the newline, and including comments that begin on it.
    func endOfLine(behind token: TokenSyntax) -> Int {
        var end = token.bytes.upperBound
        let next = token.nextToken(viewMode: .sourceAccurate)
        for comment in next.map({ comments(before: $0) }) ?? [] where isOneLine(end..<comment.range.lowerBound) {
            end = comment.range.upperBound
        }
        let blanks = blanksEnd(after: end)
        return isBlank(end..<nextLine(after: end)) ? blanks : end
    }

    /// The offset after blanks and a carriage return.
    private func blanksEnd(after offset: Int) -> Int {
        var place = offset
        while place < source.utf8.count,
            source.utf8[place] == UInt8(ascii: " ") || source.utf8[place] == UInt8(ascii: "\t")
        { place += 1 }
        return place
    }

    /// The start of a token that begins a line, together with its comments: the line of the first comment above it
    /// without a blank line in between. Documentation belongs to the token even above a blank line.
    func startWithComments(of token: TokenSyntax) -> Int {
        let gap = gapStart(before: token)
        var start = lineStart(of: token.bytes.lowerBound)
        for comment in comments(before: token).reversed() {
            let line = lineStart(of: comment.range.lowerBound)
            // A comment on a line with code belongs to that code.
            guard comment.range.lowerBound < start, line >= gap, isBlank(line..<comment.range.lowerBound),
                comment.isDocumentation || lineBreaks(in: comment.range.upperBound..<start) <= 1
            else {
                if comment.range.lowerBound >= start { continue }
                break
            }
            start = line
        }
        return start
    }

    /// The start of an extension with its comments, or with a heading `// MARK:` followed by a blank line.
    func startWithHeading(of token: TokenSyntax) -> Int {
        let start = startWithComments(of: token)
        let above = blankLinesStart(before: start)
        guard above < start, let comment = comments(before: token).last(where: { $0.range.upperBound <= above })?.range,
            text(in: comment).hasPrefix("// MARK:"), nextLine(after: comment.lowerBound) == above
        else { return start }
        let line = lineStart(of: comment.lowerBound)
        return line >= gapStart(before: token) && isBlank(line..<comment.lowerBound) ? line : start
    }

    private func lineBreaks(in range: Range<Int>) -> Int {
        source.utf8[range].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}

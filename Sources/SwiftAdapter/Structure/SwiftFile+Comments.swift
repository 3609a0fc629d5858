internal import SourceText

/// The comments between tokens.
extension SwiftFile {
    /// The ranges of the comments in a range without tokens, excluding their newlines.
    func comments(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var place = range.lowerBound
        while place + 1 < range.upperBound {
            guard source.utf8[place] == UInt8(ascii: "/") else {
                place += 1
                continue
            }
            let isBlock = source.utf8[place + 1] == UInt8(ascii: "*")
            let end = isBlock ? blockEnd(from: place, limit: range.upperBound) : lineEnd(from: place)
            found.append(place..<min(end, range.upperBound))
            place = max(end, place + 1)
        }
        return found
    }

    private func lineEnd(from start: Int) -> Int {
        var place = start
        while place < source.utf8.count, source.utf8[place] != UInt8(ascii: "\n") { place += 1 }
        return place > start && source.utf8[place - 1] == UInt8(ascii: "\r") ? place - 1 : place
    }

    /// Block comments can be nested.
    private func blockEnd(from start: Int, limit: Int) -> Int {
        var place = start
        var depth = 0
        while place + 1 < limit {
            let pair = (source.utf8[place], source.utf8[place + 1])
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
            } else {
                place += 1
                continue
            }
            place += 2
            if depth == 0 { return place }
        }
        return limit
    }

    /// The end of the previous token, or the start of the text.
    func gapStart(before token: Int) -> Int {
        token > 0 ? tokens[token - 1].range.upperBound : 0
    }

    /// The start of the next token, or the end of the text.
    func gapEnd(behind token: Int) -> Int {
        token + 1 < tokens.count ? tokens[token + 1].range.lowerBound : source.utf8.count
    }

    /// The end of a token's line, without the newline, and including comments that begin on it.
    func endOfLine(behind token: Int) -> Int {
        var end = tokens[token].range.upperBound
        for comment in comments(in: end..<gapEnd(behind: token)) where isOneLine(end..<comment.lowerBound) {
            end = comment.upperBound
        }
        let rest = lineEnd(from: end)
        return rest <= gapEnd(behind: token) ? rest : end
    }

    func isOneLine(_ range: Range<Int>) -> Bool {
        !source.utf8[range].contains(UInt8(ascii: "\n"))
    }

    /// The start of a token that begins a line, together with its comments: the line of the first comment above it
    /// without a blank line in between.
    func startWithComments(of token: Int) -> Int {
        let gap = gapStart(before: token)
        var start = lineStart(of: tokens[token].range.lowerBound)
        for comment in comments(in: gap..<tokens[token].range.lowerBound).reversed() {
            let line = lineStart(of: comment.lowerBound)
            // A comment on a line with code belongs to that code.
            guard comment.lowerBound < start, line >= gap, isBlank(line..<comment.lowerBound),
                lineBreaks(in: comment.upperBound..<start) <= 1
            else {
                if comment.lowerBound >= start { continue }
                break
            }
            start = line
        }
        return start
    }

    private func lineBreaks(in range: Range<Int>) -> Int {
        source.utf8[range].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
}

internal import SourceText

/// The first difference of a text from a pattern, compared as an expectation does: `...` matches any text, and a run of
/// blanks counts as one.
struct TextDifference {
    /// The maximum number of characters shown of both texts.
    private static let widthMax = 90

    /// The maximum number of characters shown before the difference.
    private static let leadMax = 30

    /// Excerpts of both texts with the difference in the same column.
    let expected: String
    let actual: String

    /// The column of the difference, in cells.
    let caretColumn: Int

    init(pattern: String, text: String) {
        let pattern = Self.folded(pattern)
        let text = Self.folded(text)
        let (first, second) = Self.places(pattern, text)
        let lead = min(Self.leadMax, first, second)
        let isCut = first > lead || second > lead
        expected = Self.piece(pattern, from: first - lead, isCut: isCut)
        actual = Self.piece(text, from: second - lead, isCut: isCut)
        caretColumn = DisplayText.width(of: String(text[(second - lead)..<second])) + (isCut ? 1 : 0)
    }

    /// When one text is cut at its beginning, the other reserves a cell, so that both stay aligned.
    private static func piece(_ text: [Character], from start: Int, isCut: Bool) -> String {
        let end = min(text.count, start + widthMax)
        return (start > 0 ? "…" : isCut ? " " : "") + String(text[start..<end]) + (end < text.count ? "…" : "")
    }

    /// The positions of the first difference in the pattern and in the text.
    private static func places(_ pattern: [Character], _ text: [Character]) -> (Int, Int) {
        var (first, second) = commonPrefix(pattern[...], text[...])
        while pattern[first...].starts(with: dots) {
            first += dots.count
            let part = pattern[first...]
            let length = length(ofPart: part)
            guard let found = find(part.prefix(length), in: text[second...]) else { return (first, second) }
            first += length
            second = found + length
        }
        return (first, second)
    }

    private static let dots = Array("...")

    private static func commonPrefix(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> (Int, Int) {
        var (first, second) = (pattern.startIndex, text.startIndex)
        while first < pattern.endIndex, second < text.endIndex, pattern[first] == text[second],
            !pattern[first...].starts(with: dots)
        {
            first += 1
            second += 1
        }
        return (first, second)
    }

    /// The number of characters up to the next dots.
    private static func length(ofPart pattern: ArraySlice<Character>) -> Int {
        (pattern.indices.first { pattern[$0...].starts(with: dots) } ?? pattern.endIndex) - pattern.startIndex
    }

    private static func find(_ part: ArraySlice<Character>, in text: ArraySlice<Character>) -> Int? {
        text.indices.first { text[$0...].starts(with: part) } ?? (part.isEmpty ? text.endIndex : nil)
    }

    private static func folded(_ text: String) -> [Character] {
        var result: [Character] = []
        for character in text {
            let isBlank = character == " " || character == "\t" || character == "\n"
            if !isBlank { result.append(character) } else if result.last != " " { result.append(" ") }
        }
        return result
    }
}

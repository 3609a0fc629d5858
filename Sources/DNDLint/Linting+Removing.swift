internal import DNDLanguage
internal import SourceText

/// Edits that remove text.
extension Linting {
    /// Removes a statement and its separator. Nil when a comment belongs to the statement and would remain, and for one
    /// of several statements that an alias is read as.
    func removal(of index: Int, from statements: [Phrase]) -> TextEdit? {
        let phrase = statements[index]
        let neighbours = [index - 1, index + 1].filter { statements.indices.contains($0) }
        guard !neighbours.contains(where: { statements[$0].range == phrase.range }), phrase.leadingComments.isEmpty,
            phrase.innerComments.isEmpty, phrase.trailingComment == nil,
            !phrase.bodies.contains(where: { $0.holdsComments })
        else { return nil }
        if index + 1 < statements.count, statements[index + 1].followsSemicolon {
            guard statements[index + 1].leadingComments.isEmpty else { return nil }
            return removal(from: phrase.range.lowerBound, to: statements[index + 1].range.lowerBound)
        }
        if index > 0, phrase.followsSemicolon {
            return removal(from: statements[index - 1].range.upperBound, to: phrase.range.upperBound)
        }
        return removal(ofLinesOf: phrase.range)
    }

    func removal(from lower: Int32, to upper: Int32) -> TextEdit {
        TextEdit(range: SourceRange(file: block.range.file, lowerBound: lower, upperBound: upper), replacement: "")
    }

    /// Removes whole lines if they contain nothing else, otherwise only the range.
    func removal(ofLinesOf range: SourceRange) -> TextEdit {
        let lines = source.wholeLines(of: range)
        return removal(from: lines?.lowerBound ?? range.lowerBound, to: lines?.upperBound ?? range.upperBound)
    }
}

extension SourceFile {
    /// The lines of a range with their ends, if they contain only blanks besides the range.
    func wholeLines(of range: SourceRange) -> Range<Int32>? {
        var lower = Int(range.lowerBound)
        var upper = Int(range.upperBound)
        while lower > 0, utf8[lower - 1].isBlank { lower -= 1 }
        while upper < utf8.count, utf8[upper].isBlank { upper += 1 }
        guard lower == 0 || utf8[lower - 1] == UInt8(ascii: "\n") else { return nil }
        guard upper == utf8.count || utf8[upper] == UInt8(ascii: "\n") else { return nil }
        return Int32(lower)..<Int32(min(upper + 1, utf8.count))
    }
}

extension Block {
    var holdsComments: Bool {
        if openingComment != nil || !closingComments.isEmpty { return true }
        return statements.contains { phrase in
            !phrase.leadingComments.isEmpty || !phrase.innerComments.isEmpty || phrase.trailingComment != nil
                || phrase.bodies.contains { $0.holdsComments }
        }
    }
}

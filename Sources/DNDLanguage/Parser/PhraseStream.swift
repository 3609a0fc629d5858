internal import SourceText

/// The statements of a text one by one, without comments and blank lines, for texts that are only checked.
///
/// A statement's memory is released with it.
struct PhraseStream {
    private var parser: Parser
    private var line = Parser.LinePlace()

    /// The rest of the phrases that one statement is read as, in reverse.
    private var pending: [Phrase] = []

    /// Nil for an entirely unreadable text.
    init?(file: FileID, source: SourceFile) {
        guard Parser.rejection(file: file, source: source) == nil else { return nil }
        parser = Parser(file: file, source: source, keepsTrivia: false)
    }

    /// Whether everything so far follows the grammar.
    var isClean: Bool { parser.isClean }

    /// The next statement; nil at the end, and at an unmatched `}`, which is reported.
    mutating func next() -> Phrase? {
        if let phrase = pending.popLast() { return phrase }
        parser.leaveTokens()
        // A skipped comment belongs to no statement.
        var before: [Phrase] = []
        guard parser.advances(toStatementFrom: &line, after: &before) else {
            if parser.at(.closeBrace) { parser.reportUnmatchedCloser() }
            return nil
        }
        defer { line.isOnLine = true }
        let (phrase, several) = parser.phrase(followingSemicolon: line.followsSemicolon)
        guard let several else { return phrase }
        pending = several.reversed()
        return pending.popLast()
    }
}

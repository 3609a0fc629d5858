internal import SourceText

/// The statements of a text one by one, without comments and blank lines: for a text that has only to be checked.
///
/// What was read is gone from memory as soon as its reader lets go of it.
struct PhraseStream {
    private var parser: Parser
    private var line = Parser.LinePlace()

    /// Nil when the text is unreadable as a whole.
    init?(file: FileID, source: SourceFile) {
        guard Parser.rejection(file: file, source: source) == nil else { return nil }
        parser = Parser(file: file, source: source, keepsTrivia: false)
    }

    /// True when everything so far follows the grammar.
    var isClean: Bool { parser.isClean }

    /// Nil at the end, and at a `}` that closes nothing, which is reported.
    mutating func next() -> Phrase? {
        // A comment that was passed over goes with no statement.
        var before: [Phrase] = []
        guard parser.advances(toStatementFrom: &line, after: &before) else {
            if parser.at(.closeBrace) { parser.reportUnmatchedCloser() }
            return nil
        }
        defer { line.isOnLine = true }
        return parser.statement(followsSemicolon: line.followsSemicolon)
    }
}

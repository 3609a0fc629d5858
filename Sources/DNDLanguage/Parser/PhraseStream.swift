internal import SourceText

/// The statements of a text one by one, without comments and blank lines, for texts that are only checked.
///
/// A statement's memory is released with it.
struct PhraseStream {
    private var parser: Parser
    private var line = Parser.LinePlace()

    /// Nil for an entirely unreadable text.
    init?(file: FileID, source: SourceFile) {
        guard Parser.rejection(file: file, source: source) == nil else { return nil }
        parser = Parser(file: file, source: source, keepsTrivia: false)
    }

    /// Whether everything so far follows the grammar.
    var isClean: Bool { parser.isClean }

    /// The next statement; nil at the end, and at an unmatched `}`, which is reported.
    mutating func next() -> Phrase? {
        // A skipped comment belongs to no statement.
        var before: [Phrase] = []
        guard parser.advances(toStatementFrom: &line, after: &before) else {
            if parser.at(.closeBrace) { parser.reportUnmatchedCloser() }
            return nil
        }
        defer { line.isOnLine = true }
        return parser.statement(followsSemicolon: line.followsSemicolon)
    }
}

internal import SourceText

/// The statements of a text at top level, as often as they are needed.
enum StatementSource {
    /// A parsed text.
    case parsed(Block)

    /// A text that is parsed while it is read, so that no statement stays in memory.
    case written(SourceFile, FileID)

    var file: FileID {
        switch self {
        case .parsed(let block): block.range.file
        case .written(_, let file): file
        }
    }

    func reader() -> StatementReader {
        switch self {
        case .parsed(let block): .parsed(block.statements[...])
        case .written(let source, let file):
            PhraseStream(file: file, source: source).map { .written($0) } ?? .unreadable
        }
    }
}

enum StatementReader {
    case parsed(ArraySlice<Phrase>)
    case written(PhraseStream)
    case unreadable

    /// Whether everything so far follows the grammar. A parsed text has been reported already.
    var isClean: Bool {
        switch self {
        case .parsed: true
        case .written(let stream): stream.isClean
        case .unreadable: false
        }
    }

    /// The next statement; nil at the end, and where the text does not follow the grammar.
    mutating func next() -> Phrase? {
        switch self {
        case .parsed(var phrases):
            let first = phrases.popFirst()
            self = .parsed(phrases)
            return first
        case .written(var stream):
            self = .unreadable
            let phrase = stream.next()
            self = .written(stream)
            return phrase
        case .unreadable: return nil
        }
    }
}

package import SourceText

/// Parses a text into its syntax tree by recursive descent, with one function for each production of
/// `grammar/dnd.ebnf`.
///
/// Parsing never fails: errors are reported, and parsing resumes at the next block or statement.
package struct Parser {
    private(set) var lexer: Lexer
    private(set) var token: Token

    /// The end offset of the token before `token`.
    private(set) var previousEnd: Int32 = 0

    /// The tokens of the statements so far.
    private(set) var buffer: TokenBuffer

    /// The tokens of the open phrases and lists, which move to the buffer when they are closed.
    var pending: [StoredToken] = []

    /// The comments before `token` that no statement or block has consumed.
    var comments: [Comment] = []

    /// The comments inside the current phrase.
    var innerComments: [Comment] = []

    /// The number of `$` read so far, in parameters and strings.
    var parameterSignCount = 0

    /// The block around the next statement.
    var blockContext = BlockContext()

    /// The number of commas read so far, between arguments.
    var commaCount = 0

    /// The number of open blocks and lists.
    var depth = 0

    /// Whether the text ended inside a block, a list or a statement.
    private(set) var endsEarly = false

    /// Whether comments and blank lines are kept, which only a formatter needs.
    private let keepsTrivia: Bool

    /// Whether statements with errors are compared with those of other languages.
    private let translates: Bool

    /// The methods that a translation may name; nil for any.
    private let methods: MethodIndex?

    /// Whether a scene has been read.
    var declaresScene = false

    @inline(never)
    init(
        file: FileID, source: SourceFile, broken: [BrokenWord] = [], keepsTrivia: Bool = true, translates: Bool = true,
        methods: MethodIndex? = nil
    ) {
        self.keepsTrivia = keepsTrivia
        self.translates = translates
        self.methods = methods
        lexer = Lexer(file: file, bytes: source.utf8, broken: broken)
        buffer = TokenBuffer(source.utf8)
        token = Token(kind: .newline, lowerBound: 0, upperBound: 0)
        advance()
    }

    /// The statements and diagnostics of a file, in the order of the text. Cost: linear, and for a text with errors
    /// that of a few more readings.
    ///
    /// The methods that the checker knows are suggested, as the words of the language and of the file are.
    package static func parse(
        file: FileID, source: SourceFile, for checker: Checker? = nil
    ) -> (block: Block, diagnostics: [Diagnostic]) {
        parse(file: file, source: source, methods: checker?.methods)
    }

    @inline(never)
    static func parse(file: FileID, source: SourceFile, methods: MethodIndex?) -> Reading {
        if let error = rejection(file: file, source: source) {
            let range = SourceRange(file: file, lowerBound: 0, upperBound: 0)
            return (Block(statements: [], range: range), [error.diagnostic])
        }
        let reading = read(file: file, source: source, methods: methods)
        return reading.diagnostics.isEmpty ? reading : rereading(reading, file: file, source: source, methods: methods)
    }

    /// Reads once, treating some words as if no sign split them.
    static func read(file: FileID, source: SourceFile, broken: [BrokenWord] = [], methods: MethodIndex?) -> Reading {
        var parser = Parser(file: file, source: source, broken: broken, methods: methods)
        let block = parser.wholeFile()
        return (block, parser.diagnostics)
    }

    /// `file`, which is not to be compiled into each caller.
    @inline(never)
    private mutating func wholeFile() -> Block { file() }

    /// The phrases of a text without errors; none of one with some.
    static func phrases(of text: String, in context: BlockContext) -> [Phrase] {
        let source = SourceFile(name: "", text: text)
        var parser = Parser(file: FileID(rawValue: 0), source: source, keepsTrivia: false, translates: false)
        parser.blockContext = context
        let statements = parser.wholeFile().statements
        return parser.isClean ? statements : []
    }

    /// Returns whether the text needs more lines: a block, a list or an index path is open, an annotation has no
    /// statement, or the last line ends in `\`. For a prompt that reads line by line.
    package static func isIncomplete(_ text: String) -> Bool {
        var parser = Parser(file: FileID(rawValue: 0), source: SourceFile(name: "", text: text))
        _ = parser.wholeFile()
        return parser.endsEarly || parser.lexer.endsInContinuation
    }

    /// Leaves the tokens so far to the phrases that hold them. The next statement is likely to have as many.
    mutating func leaveTokens() { buffer = TokenBuffer(lexer.bytes, tokenCount: buffer.tokens.count) }

    /// Whether everything so far follows the grammar.
    var isClean: Bool { lexer.errors.isEmpty }

    /// Returns whether an empty line precedes a statement and its comments; false when trivia are not kept.
    func hasBlankLine(above offset: Int32) -> Bool {
        keepsTrivia && BlankLines.exist(above: offset, in: lexer.bytes)
    }
}

// MARK: - Verbs

extension Parser {
    /// Tests the kind of the token.
    func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

    /// Consumes the token if it is of this kind.
    mutating func eat(_ kind: Token.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    /// Consumes the token, or reports what it should have closed and records an early end.
    mutating func expect(_ kind: Token.Kind, else error: SyntaxError.Kind, at opener: Token) -> Bool {
        if eat(kind) { return true }
        report(error, from: opener.lowerBound, to: opener.upperBound)
        return false
    }

    /// Skips to the end of the statement, or to a block in it.
    mutating func recover() {
        while !atStatementEnd, !at(.openBrace) { advance() }
    }

    var atStatementEnd: Bool {
        switch token.kind {
        case .newline, .semicolon, .closeBrace, .end: true
        default: false
        }
    }

    /// Advances to the next token, and keeps the comments before it.
    @inline(never)
    mutating func advance() {
        previousEnd = token.upperBound
        token = lexer.next()
        while at(.comment) {
            if keepsTrivia { comments.append(Comment(text: text(of: token), range: range(of: token))) }
            token = lexer.next()
        }
    }

    mutating func report(_ kind: SyntaxError.Kind, from lower: Int32, to upper: Int32) {
        if at(.end), !lexer.isFull { endsEarly = true }
        lexer.report(kind, from: Int(lower), to: Int(upper))
        if lexer.isFull { token = lexer.next() }
    }

    /// A statement of another language has one error, its first, with the edit that corrects it. Returns whether the
    /// statement with these errors is one. Reading goes on after it, as if it had been read.
    mutating func settlesTranslation(at start: Int32, _ errors: [SyntaxError], endedEarly: Bool) -> Bool {
        guard translates, !lexer.isFull, var error = errors.first,
            let translation = translation(at: start, errors)
        else { return false }
        error.rewriting = translation.edit
        let end = translation.edit.range.upperBound
        lexer.settle(error, from: start, goingOnAt: Int(end))
        endsEarly = endedEarly
        comments = comments.filter { $0.range.lowerBound < end }
        token = Token(kind: .newline, lowerBound: end, upperBound: end)
        advance()
        return true
    }

    @inline(never)
    private func translation(at start: Int32, _ errors: [SyntaxError]) -> TranslationEdit? {
        TranslationEdit.read(
            lexer.bytes, at: start, of: lexer.file, in: blockContext, errors,
            TranslationEdit.Known(methods: methods, declaresScene: declaresScene))
    }

    /// Moves the pending comments to the current phrase.
    mutating func takeInnerComments() {
        guard !comments.isEmpty else { return }
        innerComments += comments
        comments = []
    }

    func range(of token: Token) -> SourceRange {
        range(from: token.lowerBound, to: token.upperBound)
    }

    /// The range from an offset to the end of the last consumed token. When the limit of errors was reached before any
    /// token, the offset is the end for the enclosing ranges too.
    mutating func range(from lower: Int32) -> SourceRange {
        previousEnd = max(lower, previousEnd)
        return range(from: lower, to: previousEnd)
    }

    private func range(from lower: Int32, to upper: Int32) -> SourceRange {
        SourceRange(file: lexer.file, lowerBound: lower, upperBound: upper)
    }

    /// The bytes of a token as text, without some at both ends.
    func text(of token: Token, dropping first: Int32 = 0, droppingLast last: Int32 = 0) -> String {
        let range = Int(token.lowerBound + first)..<Int(token.upperBound - last)
        return lexer.bytes.withUnsafeBufferPointer { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }
}

package import SourceText

/// Reads a text into its syntax tree by recursive descent, one function for each production of `grammar/dnd.ebnf`.
///
/// It never fails: what does not follow the grammar is reported, and reading goes on at the next block or statement.
package struct Parser {
    private(set) var lexer: Lexer
    private(set) var token: Token

    /// Offset one past the last byte of the token before `token`.
    private(set) var previousEnd: Int32 = 0

    /// The comments between the token before and `token`, until a statement or block takes them.
    var comments: [Comment] = []

    /// The comments inside the phrase that is being read.
    var innerComments: [Comment] = []

    /// How often a `$` was read, so far: in a parameter or in a string.
    var parameterSignCount = 0

    /// The number of blocks and lists that are open.
    var depth = 0

    /// True when the end came where a block, a list or a statement was still to end.
    private(set) var endsEarly = false

    /// False when nobody will write the text again: then comments and blank lines are passed over.
    private let keepsTrivia: Bool

    init(file: FileID, source: SourceFile, broken: [BrokenWord] = [], keepsTrivia: Bool = true) {
        self.keepsTrivia = keepsTrivia
        lexer = Lexer(file: file, bytes: source.utf8, broken: broken)
        token = Token(kind: .newline, lowerBound: 0, upperBound: 0)
        advance()
    }

    /// The statements of a file and everything that is wrong with them, in the order of the text. Cost: linear, and
    /// where errors are found the cost of reading again a few times.
    ///
    /// The names are words that may be meant beside those of the language and of the file.
    package static func parse(
        file: FileID, source: SourceFile, names: [String] = []
    ) -> (block: Block, diagnostics: [Diagnostic]) {
        if let error = rejection(file: file, source: source) {
            let range = SourceRange(file: file, lowerBound: 0, upperBound: 0)
            return (Block(statements: [], range: range), [error.diagnostic])
        }
        let reading = read(file: file, source: source)
        return reading.diagnostics.isEmpty ? reading : rereading(reading, file: file, source: source, names: names)
    }

    /// Reads once, with some words as if no sign had broken them.
    static func read(file: FileID, source: SourceFile, broken: [BrokenWord] = []) -> Reading {
        var parser = Parser(file: file, source: source, broken: broken)
        let block = parser.file()
        return (block, parser.diagnostics)
    }

    /// Whether more lines are needed before the text makes sense: a block, a list or an index path is open, an
    /// annotation waits for its statement, or the last line ends in `\`. For a prompt that reads line by line.
    package static func isIncomplete(_ text: String) -> Bool {
        var parser = Parser(file: FileID(rawValue: 0), source: SourceFile(name: "", text: text))
        _ = parser.file()
        return parser.endsEarly || parser.lexer.endsInContinuation
    }

    /// What makes a text unreadable as a whole.
    static func rejection(file: FileID, source: SourceFile) -> SyntaxError? {
        let count = source.utf8.count
        if count > SyntaxLimits.fileSizeBytes {
            return SyntaxError(.fileTooLarge, range: SourceRange(file: file, lowerBound: 0, upperBound: 0))
        }
        guard let offset = source.firstInvalidUTF8Offset else { return nil }
        let range = SourceRange(file: file, lowerBound: offset, upperBound: offset + 1)
        return SyntaxError(.notUTF8(byte: source.utf8[Int(offset)], offset: offset), range: range)
    }

    /// True as long as everything has followed the grammar.
    var isClean: Bool { lexer.errors.isEmpty }

    /// Whether an empty line stands above a statement and its comments; not looked for where nobody asks.
    func hasBlankLine(above offset: Int32) -> Bool {
        keepsTrivia && BlankLines.exist(above: offset, in: lexer.bytes)
    }

    /// In the order of the text, and of detection where two begin together. "Too many errors" stays last.
    private var diagnostics: [Diagnostic] {
        let errors = lexer.errors
        let order = errors.indices.sorted { first, second in
            let (left, right) = (errors[first], errors[second])
            if (left.kind == .tooManyErrors) != (right.kind == .tooManyErrors) { return right.kind == .tooManyErrors }
            return (left.range.lowerBound, first) < (right.range.lowerBound, second)
        }
        return order.map { errors[$0].diagnostic }
    }
}

// MARK: - Verbs

extension Parser {
    /// Looks.
    func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

    /// Takes the token if it is of this kind.
    mutating func eat(_ kind: Token.Kind) -> Bool {
        guard at(kind) else { return false }
        advance()
        return true
    }

    /// Takes the token, or reports what it should have closed and remembers that the end came early.
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

    /// Moves to the next token and keeps the comments on the way.
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

    /// Moves the comments that were read to the phrase they stand in.
    mutating func takeInnerComments() {
        guard !comments.isEmpty else { return }
        innerComments += comments
        comments = []
    }

    func range(of token: Token) -> SourceRange {
        range(from: token.lowerBound, to: token.upperBound)
    }

    /// The range from an offset to the end of the last token taken. Where nothing was taken behind the offset, because
    /// the limit of errors was reached, the offset counts as the end for what is around it too.
    mutating func range(from lower: Int32) -> SourceRange {
        previousEnd = max(lower, previousEnd)
        return range(from: lower, to: previousEnd)
    }

    private func range(from lower: Int32, to upper: Int32) -> SourceRange {
        SourceRange(file: lexer.file, lowerBound: lower, upperBound: upper)
    }

    /// The bytes of a token as text, without the first and last ones.
    func text(of token: Token, dropping first: Int32 = 0, droppingLast last: Int32 = 0) -> String {
        let range = Int(token.lowerBound + first)..<Int(token.upperBound - last)
        return lexer.bytes.withUnsafeBufferPointer { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
        }
    }
}

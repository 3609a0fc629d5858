package import SourceText

/// A comment as written, `#` included, without the end of the line.
package struct Comment: Hashable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(text: String, range: SourceRange) {
        self.text = text
        self.range = range
    }
}

/// `{ statement; statement }`, or a whole file without the braces.
package struct Block: Sendable {
    package var statements: [Phrase]

    /// The comment on the line of the `{`, before any statement.
    package var openingComment: Comment?

    /// Comments after the last statement.
    package var closingComments: [Comment]
    package var range: SourceRange

    package init(statements: [Phrase], closingComments: [Comment] = [], range: SourceRange) {
        self.statements = statements
        self.closingComments = closingComments
        self.range = range
    }
}

extension Block {
    /// The statements as written: several that one alias is read as count once.
    package var writtenStatements: [Phrase] {
        statements.indices.filter { $0 == 0 || statements[$0].range != statements[$0 - 1].range }.map { statements[$0] }
    }
}

/// One statement: `{ annotation } argument { argument | block } [ ":" … ] [ "->" … ] { argument | block }`.
package struct Phrase: Sendable {
    /// The part after a `:` or a `->`, up to the next clause or block.
    package struct Clause: Sendable {
        package let arguments: [Argument]

        /// From the `:` or `->` to the last argument.
        package let range: SourceRange
    }

    /// The comments, annotations and separators around the words of a phrase.
    package struct Trivia: Sendable {
        package var annotations: [Annotation] = []

        /// The comment lines above the statement, and those between its annotations and its first word.
        package var leadingComments: [Comment] = []

        /// The comments inside the statement but outside its blocks: between the elements of a list, or before an
        /// `else`.
        package var innerComments: [Comment] = []

        /// The comment at the end of the statement's last line.
        package var trailingComment: Comment?

        var isEmpty: Bool {
            annotations.isEmpty && leadingComments.isEmpty && innerComments.isEmpty && trailingComment == nil
        }
    }

    /// Nil without trivia, as in most phrases, which are copied often.
    @Boxed private var ownTrivia: Trivia?

    /// All tokens in order: the arguments and blocks before the clauses, a `:` with its arguments, a `->` with its
    /// arguments, and the blocks and arguments after them.
    package var tokens: Tokens
    package var range: SourceRange

    /// Whether at least one blank line precedes the statement and its comments.
    package var hasBlankLineAbove = false

    /// Whether a `;` instead of a line end separates it from the previous statement of its block.
    package var followsSemicolon = false

    /// False when neither it nor its blocks contain a `$`, so that nothing is to be substituted.
    var mayMentionParameters = true

    /// Whether the parser reported an argument that it could not read, so that the checker has nothing to add.
    var isMisread = false

    package init(tokens: Tokens, range: SourceRange) {
        self.tokens = tokens
        self.range = range
    }

    package var trivia: Trivia {
        get { ownTrivia ?? Trivia() }
        set { ownTrivia = newValue.isEmpty ? nil : newValue }
    }

    package var annotations: [Annotation] { ownTrivia?.annotations ?? [] }
    package var leadingComments: [Comment] { ownTrivia?.leadingComments ?? [] }
    package var innerComments: [Comment] { ownTrivia?.innerComments ?? [] }
    package var trailingComment: Comment? { ownTrivia?.trailingComment }
}

// MARK: - Parts

extension Phrase {
    /// The first word; nil for a phrase that does not begin with one.
    package var verb: String? {
        guard let first = tokens.firstArgument, first.stored.kind == .word else { return nil }
        return first.text
    }

    /// The first word as a keyword; nil for another word.
    package var keyword: Keyword? { tokens.firstKeyword }

    /// The range of the first argument.
    var verbRange: SourceRange { tokens.firstArgument?.range ?? range }

    /// The arguments and blocks before the first clause.
    package var head: Tokens { tokens.prefix { !$0.isMark } }

    /// The clause of the `:`.
    package var list: Clause? { clause(.colon) }

    /// The clause of the `->`.
    package var answer: Clause? { clause(.arrow) }

    private func clause(_ mark: StoredToken.Kind) -> Clause? {
        tokens.clause(mark).map { clause in
            Clause(arguments: tokens[clause.arguments].compactMap { $0.argument }, range: clause.range)
        }
    }

    /// The blocks, in order.
    package var bodies: [Block] { tokens.blocks }

    /// The first block.
    package var body: Block? { tokens.blocks.first }
}

/// `@rule(R131)`
package struct Annotation: Sendable {
    package var name: String
    package var arguments: [Argument]
    package var range: SourceRange

    package init(name: String, arguments: [Argument], range: SourceRange) {
        self.name = name
        self.arguments = arguments
        self.range = range
    }
}

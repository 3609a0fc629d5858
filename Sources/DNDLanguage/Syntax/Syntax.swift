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
    package var tokens: [PhraseToken]
    package var range: SourceRange

    /// Whether at least one blank line precedes the statement and its comments.
    package var hasBlankLineAbove = false

    /// Whether a `;` instead of a line end separates it from the previous statement of its block.
    package var followsSemicolon = false

    /// False when neither it nor its blocks contain a `$`, so that nothing is to be substituted.
    var mayMentionParameters = true

    /// Whether the parser reported an argument that it could not read, so that the checker has nothing to add.
    var isMisread = false

    package init(tokens: [PhraseToken], range: SourceRange) {
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
        guard case .argument(let argument)? = tokens.first, case .word(let text) = argument.kind else { return nil }
        return text
    }

    /// The first word as a keyword; nil for another word.
    var keyword: Keyword? { tokens.first?.keyword }

    /// The range of the first argument.
    var verbRange: SourceRange {
        guard case .argument(let argument)? = tokens.first else { return range }
        return argument.range
    }

    /// The arguments and blocks before the first clause.
    package var head: ArraySlice<PhraseToken> { tokens.prefix { !$0.isMark } }

    /// The clause of the `:`.
    package var list: Clause? {
        clause { if case .colon(let range) = $0 { range } else { nil } }
    }

    /// The clause of the `->`.
    package var answer: Clause? {
        clause { if case .arrow(let range) = $0 { range } else { nil } }
    }

    private func clause(_ range: (PhraseToken) -> SourceRange?) -> Clause? {
        for index in tokens.indices {
            guard let range = range(tokens[index]) else { continue }
            return Clause(
                arguments: tokens[(index + 1)...].prefix { $0.isArgument }.compactMap { $0.argument }, range: range)
        }
        return nil
    }

    /// The blocks, in order.
    package var bodies: [Block] {
        tokens.compactMap { if case .block(let block) = $0 { block } else { nil } }
    }

    /// The first block.
    package var body: Block? {
        for case .block(let block) in tokens { return block }
        return nil
    }
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

/// The smallest part of a phrase.
package struct Argument: Sendable {
    package enum Kind: Sendable {
        case word(String)

        /// `tableView(_:canHandle:)`, as written.
        case selector(String)

        /// With escapes decoded.
        case string(String)
        case integer(Int)
        case duration(milliseconds: Int)
        case indexPath(section: Int, index: Int)
        case list([Argument])

        /// `$from`, without the `$`.
        case parameter(String)

        /// `...`
        case ellipsis

        /// `_`
        case wildcard

        /// `~`
        case placeholder
    }

    package let kind: Kind

    /// The keyword that the argument is, if it is one. A quoted string is none.
    let keyword: Keyword?
    package var range: SourceRange

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
        keyword =
            switch kind {
            case .word(let text): Keyword(text)
            case .ellipsis: .ellipsis
            case .wildcard: .wildcard
            case .placeholder: .tilde
            default: nil
            }
    }

    init(keyword: Keyword, range: SourceRange) {
        kind = .word(keyword.text)
        self.keyword = keyword
        self.range = range
    }

    /// A word that is no keyword.
    init(otherWord text: String, range: SourceRange) {
        kind = .word(text)
        keyword = nil
        self.range = range
    }
}

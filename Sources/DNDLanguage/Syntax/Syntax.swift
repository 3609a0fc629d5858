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

/// One statement: `{ annotation } argument { argument | block } [ ":" … ] [ "->" … ] { argument | block }`.
package struct Phrase: Sendable {
    package enum Element: Sendable {
        case argument(Argument)

        /// In a box, which keeps arguments small.
        indirect case block(Block)
    }

    /// What follows a `:` or a `->`, up to the next clause or block.
    package struct Clause: Sendable {
        package var arguments: [Argument]

        /// From the `:` or `->` to the last argument.
        package var range: SourceRange

        package init(arguments: [Argument], range: SourceRange) {
            self.arguments = arguments
            self.range = range
        }
    }

    package var annotations: [Annotation] = []
    package var head: [Element]
    package var list: Clause?
    package var answer: Clause?
    package var tail: [Element] = []
    package var range: SourceRange

    /// Comment lines above the statement, and those between its annotations and its first word.
    package var leadingComments: [Comment] = []

    /// Comments inside the statement but outside its blocks: between the elements of a list, or before an `else`.
    package var innerComments: [Comment] = []

    /// The comment at the end of the statement's last line.
    package var trailingComment: Comment?

    /// True when at least one blank line stands above the statement and its comments.
    package var hasBlankLineAbove = false

    /// True when a `;` and not a line end came before the statement in its block.
    package var followsSemicolon = false

    /// False when no `$` stands in it or in its blocks, so that nothing is to be put in its place.
    var mayMentionParameters = true

    package init(head: [Element], range: SourceRange) {
        self.head = head
        self.range = range
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

        /// Escapes resolved.
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

    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

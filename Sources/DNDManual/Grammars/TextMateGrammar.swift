internal import JSON

/// A TextMate grammar for VS Code, Sublime Text, TextMate and code hosting sites. Its expressions are Oniguruma's.
package enum TextMateGrammar {
    static var text: String {
        JSONTree.object([
            ("information_for_contributors", .string("Written by `dnd docs grammar textmate`: do not edit.")),
            ("name", .string("dnd")), ("scopeName", .string("source.dnd")), ("fileTypes", .array([.string("dnd")])),
            ("patterns", include("line-start", "phrase")), ("repository", .object(repository)),
        ]).text
    }

    // MARK: - Expressions

    /// A character inside a word: letters of any script with their marks, digits, `_`, `.`, and `-` unless it begins an
    /// arrow.
    private static let part = #"(?:[\p{L}\p{N}\p{M}_.\x{200C}\x{200D}]|-(?!>))"#
    private static let word = #"[\p{L}\p{N}_]"# + part + "*"

    /// The end of a word.
    private static let end = "(?!" + part + ")"
    private static let verbs = "(" + GrammarWords.verbs.joined(separator: "|") + ")" + end

    private static func oneOf(_ words: [String]) -> String {
        "(?:" + words.map { $0.filter { $0 != "." } == $0 ? $0 : escaped($0) }.joined(separator: "|") + ")" + end
    }

    private static func escaped(_ word: String) -> String {
        word.reduce(into: "") { $0 += $1 == "." ? "\\." : String($1) }
    }

    // MARK: - Rules

    private static var repository: [(String, JSONTree)] {
        [
            ("line-start", match("^[ \\t]*" + verbs, [(1, "keyword.control.verb.dnd")])),
            ("statement-start", match("(?<=[{;])[ \\t]*" + verbs, [(1, "keyword.control.verb.dnd")])),
            ("phrase", patterns("comment", "string", "annotation", "continuation", "statement-start", "list", "token")),
            ("comment", match("#.*$", "comment.line.number-sign.dnd")), ("string", string),
            ("annotation", annotation), ("annotation-name", match("@" + word, "entity.name.tag.dnd")),
            ("continuation", continuation), ("list", list), ("token", token),
        ]
    }

    private static var string: JSONTree {
        region(
            "\"", "\"|$", name: "string.quoted.double.dnd",
            .array([
                match(#"\\["\\nt]"#, "constant.character.escape.dnd"), match(#"\\."#, "invalid.illegal.escape.dnd"),
            ]))
    }

    /// An annotation with its list, up to the verb that it belongs to, which may be on the next line.
    private static var annotation: JSONTree {
        .object([
            ("begin", .string("@" + word)), ("end", .string("[ \\t]*" + verbs + "|(?=[^\\s@(])")),
            ("beginCaptures", captures([(0, "entity.name.tag.dnd")])),
            ("endCaptures", captures([(1, "keyword.control.verb.dnd")])),
            ("patterns", include("annotation-name", "list")),
        ])
    }

    /// After a continuation, the first word of the next line does not begin a statement.
    private static var continuation: JSONTree {
        let others = "[\\p{L}_]" + part + "*(?!\\()"
        let groups = [GrammarWords.prepositions, GrammarWords.keywords, GrammarWords.methods]
            .map { "(" + oneOf($0) + ")" }.joined(separator: "|")
        return .object([
            ("begin", .string("\\\\[ \\t\\r]*$")), ("end", .string("^[ \\t]*(?:" + groups + "|(" + others + "))?")),
            (
                "endCaptures",
                captures([
                    (1, "keyword.operator.preposition.dnd"), (2, "keyword.other.dnd"),
                    (3, "support.function.method.dnd"), (4, "variable.other.label.dnd"),
                ])
            ),
        ])
    }

    /// A list: line ends do not end it, and nothing in it is a verb.
    private static var list: JSONTree {
        .object([("patterns", .array([region("\\(", "\\)", inside), region("\\[", "\\]", inside)]))])
    }

    private static var inside: JSONTree { include("comment", "string", "list", "token") }

    /// Matches whole words only.
    private static var token: JSONTree {
        let number = "(?:0|[1-9][0-9]*)"
        return .object([
            (
                "patterns",
                .array([
                    match(word + "\\((?:" + word + ":)*\\)", "entity.name.function.selector.dnd"),
                    match(number + "(?:ms|s)" + end, "constant.numeric.duration.dnd"),
                    match(number + end, "constant.numeric.integer.dnd"),
                    match(#"\$"# + word, "variable.parameter.dnd"),
                    match(#"\.\.\.|~|_"# + end, "constant.language.dnd"), match("->", "keyword.operator.arrow.dnd"),
                    match(oneOf(GrammarWords.prepositions), "keyword.operator.preposition.dnd"),
                    match(oneOf(GrammarWords.keywords), "keyword.other.dnd"),
                    match(oneOf(GrammarWords.methods), "support.function.method.dnd"),
                    match(word, "variable.other.label.dnd"), match("[{}]", "punctuation.section.block.dnd"),
                    match(";", "punctuation.terminator.statement.dnd"), match("[:,]", "punctuation.separator.dnd"),
                ])
            )
        ])
    }

    // MARK: - JSON

    private static func match(_ expression: String, _ name: String) -> JSONTree {
        .object([("match", .string(expression)), ("name", .string(name))])
    }

    private static func match(_ expression: String, _ groups: [(Int, String)]) -> JSONTree {
        .object([("match", .string(expression)), ("captures", captures(groups))])
    }

    private static func region(
        _ begin: String, _ end: String, name: String? = nil, _ patterns: JSONTree
    ) -> JSONTree {
        let names = name.map { [("name", JSONTree.string($0))] } ?? []
        return .object(names + [("begin", .string(begin)), ("end", .string(end)), ("patterns", patterns)])
    }

    private static func captures(_ groups: [(Int, String)]) -> JSONTree {
        .object(groups.map { ("\($0.0)", .object([("name", .string($0.1))])) })
    }

    private static func patterns(_ names: String...) -> JSONTree {
        .object([("patterns", .array(names.map { .object([("include", .string("#" + $0))]) }))])
    }

    private static func include(_ names: String...) -> JSONTree {
        .array(names.map { .object([("include", .string("#" + $0))]) })
    }
}

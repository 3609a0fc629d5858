/// A lexer for Pygments, which Sphinx, MkDocs and LaTeX's minted use.
package enum PygmentsLexer {
    static var text: String {
        """
        # Written by `dnd docs grammar pygments`: do not edit.
        from pygments.lexer import RegexLexer, words
        from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

        PART = r"(?:[\\w.]|[^\\x00-\\x7f]|-(?!>))"
        WORD = r"(?:\\w|[^\\x00-\\x7f])" + PART + "*"
        END = "(?!" + PART + ")"
        NUMBER = "(?:0|[1-9][0-9]*)"

        \(list("VERBS", GrammarWords.verbs))
        \(list("PREPOSITIONS", GrammarWords.prepositions))
        \(list("KEYWORDS", GrammarWords.keywords))
        \(list("METHODS", GrammarWords.methods))

        class DndLexer(RegexLexer):
            \"\"\"Specs and sessions of dnd: UIKit's drag and drop without a screen.\"\"\"

            name = "dnd"
            aliases = ["dnd"]
            filenames = ["*.dnd"]
            url = "https://en.wikipedia.org/wiki/Drag_and_drop"

            tokens = {
                # The start of a statement: the only place where a verb is one.
                "root": [
                    (r"[ \\t\\r\\n;{}]+", Text),
                    (r"#.*", Comment.Single),
                    (r"@" + WORD, Name.Decorator),
                    (r"[(\\[]", Punctuation, "list"),
                    (r"\\\\[ \\t\\r]*\\n[ \\t]*", Text, "phrase"),
                    (words(VERBS, suffix=END), Keyword, "phrase"),
                    (r"(?=\\S)", Text, "phrase"),
                ],
                "phrase": [
                    (r"[\\n;{}]", Text, "#pop"),
                    (r"\\\\[ \\t\\r]*\\n", Text),
                    (r"[(\\[]", Punctuation, "list"),
                    (r"[ \\t\\r]+", Text),
                    (r"#.*", Comment.Single),
                    (r"(?=\\S)", Text, "token"),
                ],
                # Line ends do not end a list, and nothing in it is a verb.
                "list": [
                    (r"[)\\]]", Punctuation, "#pop"),
                    (r"[(\\[]", Punctuation, "#push"),
                    (r"\\s+", Text),
                    (r"#.*", Comment.Single),
                    (r"(?=\\S)", Text, "token"),
                ],
                # One token.
                "token": [
                    (r'"(?:[^"\\\\\\n]|\\\\.)*(?:"|$)', String.Double, "#pop"),
                    (WORD + r"\\((?:" + WORD + r":)*\\)", Name.Function, "#pop"),
                    (NUMBER + "(?:ms|s)" + END, Number, "#pop"),
                    (NUMBER + END, Number.Integer, "#pop"),
                    (r"\\$" + WORD, Name.Variable, "#pop"),
                    (r"\\.\\.\\.|~|_" + END, Name.Constant, "#pop"),
                    (r"->", Operator, "#pop"),
                    (words(PREPOSITIONS, suffix=END), Operator.Word, "#pop"),
                    (words(KEYWORDS, suffix=END), Keyword.Pseudo, "#pop"),
                    (words(METHODS, suffix=END), Name.Function.Magic, "#pop"),
                    (WORD, Name, "#pop"),
                    (r"\\S", Punctuation, "#pop"),
                ],
            }

        """
    }

    /// A Python tuple of words, several in a line.
    private static func list(_ name: String, _ words: [String]) -> String {
        var lines: [String] = []
        var line = ""
        for word in words {
            if line.count + word.count > 100 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "    " : " ") + "\"\(word)\","
        }
        return "\(name) = (\n" + (lines + [line]).joined(separator: "\n") + "\n)"
    }
}

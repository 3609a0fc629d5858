internal import SourceText

/// A text that replaces a parameter.
package enum ArgumentText {
    /// Returns whether the text is one argument without parentheses: it has no blank outside strings and index paths.
    package static func isOneWord(_ text: String) -> Bool {
        var lexer = Lexer(file: .builtIn, bytes: Array(text.utf8))
        var depth = 0
        var end: Int32 = 0
        while true {
            let token = lexer.next()
            guard token.kind != .end else { return true }
            if depth == 0, token.lowerBound > end { return false }
            if token.kind == .openBracket { depth += 1 }
            if token.kind == .closeBracket { depth -= 1 }
            end = token.upperBound
        }
    }
}

package import SourceText

/// The parts of a text that an editor colours, from the tokens of the lexer.
package struct Highlighting {
    package enum Role: String, CaseIterable, Sendable {
        /// Blanks, line ends, and words that are names.
        case plain

        /// A word that begins a phrase of the language.
        case verb

        /// A delegate method.
        case method
        case string, number, parameter, annotation, mark, comment
    }

    /// A part, and the offset one past its last byte.
    package struct Span: Sendable {
        package let role: Role
        package let upperBound: Int
    }

    /// All spans, in order, without gaps; neighbours have different roles. O(text)
    package private(set) var spans: [Span] = []

    package init(_ source: SourceFile, methods: [String]) {
        let methods = Set(methods)
        var lexer = Lexer(file: FileID(rawValue: 0), bytes: source.utf8)
        var beginsPhrase = true
        var token = lexer.next()
        while token.kind != .end {
            add(.plain, upTo: Int(token.lowerBound))
            var role = Self.role(of: token.kind)
            if token.kind == .word || token.kind == .selector {
                let bytes = source.utf8[Int(token.lowerBound)..<Int(token.upperBound)]
                let text = String(decoding: bytes, as: UTF8.self)
                if beginsPhrase, Vocabulary.isVerb(text) {
                    role = .verb
                } else if token.kind == .selector || methods.contains(text) {
                    role = .method
                }
            }
            add(role, upTo: Int(token.upperBound))
            beginsPhrase = Self.precedesPhrase(token.kind)
            token = lexer.next()
        }
        add(.plain, upTo: source.utf8.count)
    }

    private mutating func add(_ role: Role, upTo upperBound: Int) {
        guard upperBound > spans.last?.upperBound ?? 0 else { return }
        if spans.last?.role == role { spans.removeLast() }
        spans.append(Span(role: role, upperBound: upperBound))
    }

    private static func role(of kind: Token.Kind) -> Role {
        switch kind {
        case .word, .newline, .end: .plain
        case .selector: .method
        case .string: .string
        case .integer, .duration: .number
        case .parameter, .wildcard, .ellipsis, .placeholder: .parameter
        case .annotation: .annotation
        case .comment: .comment
        case .colon, .arrow, .comma, .semicolon, .openBrace, .closeBrace, .openParenthesis, .closeParenthesis,
            .openBracket, .closeBracket:
            .mark
        }
    }

    /// Whether a phrase can begin after a token.
    private static func precedesPhrase(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .newline, .semicolon, .openBrace, .closeBrace, .annotation, .comment: true
        default: false
        }
    }
}

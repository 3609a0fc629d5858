internal import SourceText

/// The parts of a line that is being typed, for its colours. Total, as the lexer is.
package struct LineParts {
    package enum Kind: Sendable {
        case verb, string, parameter, annotation, comment
    }

    package struct Part: Sendable {
        package let kind: Kind

        /// The bytes of the part.
        package let bytes: Range<Int>
    }

    /// The parts that have a colour, in the order of the text.
    package private(set) var all: [Part] = []

    /// The number of braces that are open at the end of the text.
    package private(set) var depth = 0

    package init(of text: String) {
        var lexer = Lexer(file: FileID(rawValue: 0), bytes: Array(text.utf8))
        var isAtBeginning = true
        while true {
            let token = lexer.next()
            let bytes = Int(token.lowerBound)..<Int(token.upperBound)
            switch token.kind {
            case .end: return
            case .openBrace: depth += 1
            case .closeBrace: depth = max(0, depth - 1)
            case .word where isAtBeginning && Self.verbs.contains(text.utf8(in: bytes)):
                all.append(Part(kind: .verb, bytes: bytes))
            case .string: all.append(Part(kind: .string, bytes: bytes))
            case .parameter: all.append(Part(kind: .parameter, bytes: bytes))
            case .annotation: all.append(Part(kind: .annotation, bytes: bytes))
            case .comment: all.append(Part(kind: .comment, bytes: bytes))
            default: break
            }
            isAtBeginning = token.kind.endsPhrase || (isAtBeginning && token.kind == .annotation)
        }
    }

    private static let verbs = Set(Vocabulary.verbs)
}

extension Token.Kind {
    /// Whether a phrase can begin behind the token.
    fileprivate var endsPhrase: Bool {
        switch self {
        case .semicolon, .newline, .openBrace, .closeBrace: true
        default: false
        }
    }
}

extension String {
    fileprivate func utf8(in bytes: Range<Int>) -> String {
        String(decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
    }
}

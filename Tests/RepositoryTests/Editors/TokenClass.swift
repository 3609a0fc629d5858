import SourceText
import Thoroughness

@testable import DNDCommandLine
@testable import DNDLanguage
@testable import DNDManual

/// The class of a token for editors, according to the lexer, the parser's statements, and the vocabulary.
enum TokenClass: String, Hashable, Sendable {
    case comment, string, number, parameter, annotation, selector, constant, arrow
    case verb, preposition, keyword, method, label
}

/// A token with its class. Braces and other punctuation are left out, since grammars hardly get them wrong.
struct ClassedToken {
    let offset: Int
    let tokenClass: TokenClass

    /// The tokens of a text without errors.
    static func all(in source: SourceFile) -> [ClassedToken] {
        let file = FileID(rawValue: 0)
        let starts = Set(firstWords(of: Parser.parse(file: file, source: source).block))
        var lexer = Lexer(file: file, bytes: source.utf8)
        var tokens: [ClassedToken] = []
        var depth = 0
        while true {
            let token = lexer.next()
            switch token.kind {
            case .end: return tokens
            case .openParenthesis, .openBracket: depth += 1
            case .closeParenthesis, .closeBracket: depth -= 1
            default: break
            }
            let isStart = depth == 0 && starts.contains(token.lowerBound)
            guard let tokenClass = tokenClass(of: token, in: source, isStart: isStart) else { continue }
            tokens.append(ClassedToken(offset: Int(token.lowerBound), tokenClass: tokenClass))
        }
    }

    private static func firstWords(of block: Block) -> [Int32] {
        block.statements.flatMap { phrase in
            [phrase.firstLowerBound] + phrase.bodies.flatMap { firstWords(of: $0) }
        }
    }

    private static func tokenClass(of token: Token, in source: SourceFile, isStart: Bool) -> TokenClass? {
        switch token.kind {
        case .comment: .comment
        case .string: .string
        case .integer, .duration: .number
        case .parameter: .parameter
        case .annotation: .annotation
        case .selector: .selector
        case .ellipsis, .wildcard, .placeholder: .constant
        case .arrow: .arrow
        case .word:
            tokenClass(
                of: String(decoding: source.utf8[Int(token.lowerBound)..<Int(token.upperBound)], as: UTF8.self),
                isStart: isStart)
        default: nil
        }
    }

    private static func tokenClass(of word: String, isStart: Bool) -> TokenClass {
        if isStart, GrammarWords.verbs.contains(word) { return .verb }
        if GrammarWords.prepositions.contains(word) { return .preposition }
        if GrammarWords.keywords.contains(word) { return .keyword }
        return GrammarWords.methods.contains(word) ? .method : .label
    }
}

/// The texts for testing grammars: texts without errors in the repository, and some unusual ones. Vim takes 10 s for
/// all, so it is every fourth, or all with `DND_THOROUGH=1`.
enum HighlightedCorpus {
    static let texts: [(name: String, text: String)] =
        Repository.shared.files.filter { file in
            file.fileExtension == "dnd" && file.text != nil && !file.path.contains("/bad/")
        }.enumerated().filter { Thoroughness.triesAll || $0.offset % 4 == 0 }
        .map { ($0.element.path, $0.element.text ?? "") } + odd.enumerated().map { ("odd-\($0.offset)", $0.element) }

    private static let odd = [
        "drag drop; drop drag\nexpect order: end drop\n", "@slow @rule(R131\n  Q07) scenario \"s\" { drop }\n",
        "@slow\n# why\nscenario \"a # b\" { drop }\n", "select A \\\n  drop at\nselect B \\\ndrop\n",
        "a->b; a-b->c.d\nélan-vital œuf 日本 a.b_c\n", "x (drop\n  drop (at) 5 12ms) [0,\n  4] 007 1.5s 5s\n",
        "expect log: \"a \\\" \\n # drop\" drop\n", "if local { drop }\nelse { cancel }\n",
        "define go (a b) { drag $a; hover $b-c }\n", "expect calls { ...; _ -> _; performDropWith at _ } ~\n",
    ]
}

internal import SourceText

extension Parser {
    /// The first argument is not the word `else`, which would continue the phrase before.
    ///
    /// phrase = argument elements [ list-clause ] [ answer-clause ] elements ;
    mutating func phrase() -> Phrase {
        let start = token.lowerBound
        var tokens: [PhraseToken] = []
        tokens.reserveCapacity(4)
        checkFirstWord()
        elements(into: &tokens)
        if at(.colon) { listClause(into: &tokens) }
        if at(.arrow) { answerClause(into: &tokens) }
        elements(into: &tokens)
        while !atStatementEnd {
            reportMisplaced(after: tokens)
            recover()
            elements(into: &tokens)
        }
        return Phrase(tokens: tokens, range: range(from: start))
    }

    /// elements = { argument | else | block } ;
    private mutating func elements(into tokens: inout [PhraseToken]) {
        let countMax = tokens.count + SyntaxLimits.argumentCount
        while true {
            if at(.openBrace) {
                tokens.append(.block(block(of: tokens.first)))
            } else if let argument = argument() {
                tokens.append(.argument(argument))
            } else {
                return
            }
            if tokens.count > countMax { return reportTooMany() }
        }
    }

    private mutating func block(of first: PhraseToken?) -> Block {
        let outer = blockContext
        blockContext = outer.inner(of: first)
        defer { blockContext = outer }
        return block()
    }

    /// list-clause = ":" { argument | else } ;
    private mutating func listClause(into tokens: inout [PhraseToken]) {
        let place = tokens.count
        tokens.append(.colon(clause: range(of: token)))
        tokens[place] = .colon(clause: clause(into: &tokens))
    }

    /// answer-clause = "->" { argument | else } ;
    private mutating func answerClause(into tokens: inout [PhraseToken]) {
        let place = tokens.count
        tokens.append(.arrow(clause: range(of: token)))
        tokens[place] = .arrow(clause: clause(into: &tokens))
    }

    /// The mark and its arguments.
    private mutating func clause(into tokens: inout [PhraseToken]) -> SourceRange {
        let start = token.lowerBound
        let countMax = tokens.count + SyntaxLimits.argumentCount
        advance()
        while let argument = argument() {
            tokens.append(.argument(argument))
            if tokens.count > countMax {
                reportTooMany()
                break
            }
        }
        return range(from: start)
    }

    mutating func reportTooMany() {
        report(.tooManyArguments, from: token.lowerBound, to: token.upperBound)
        recover()
    }

    private mutating func checkFirstWord() {
        switch token.kind {
        case .openBrace, .colon, .arrow:
            report(.missingFirstWord(found: text(of: token)), from: token.lowerBound, to: token.upperBound)
        case .word where lexer.isElse(token):
            report(.elseWithoutPhrase, from: token.lowerBound, to: token.upperBound)
        default: break
        }
    }

    /// Reports why the token is invalid here. It does not end a statement and begins no element.
    private mutating func reportMisplaced(after tokens: [PhraseToken]) {
        let kind: SyntaxError.Kind
        switch token.kind {
        case .colon where tokens.first(where: { $0.isMark })?.isArrow ?? false: kind = .listAfterAnswer
        case .colon, .arrow: kind = .repeatedClause(text(of: token))
        case .closeParenthesis: kind = .unmatchedCloser(")")
        case .closeBracket: kind = .unmatchedCloser("]")
        case .annotation: kind = .misplacedAnnotation
        default: kind = .strayComma
        }
        report(kind, from: token.lowerBound, to: token.upperBound)
        if !atStatementEnd { advance() }
    }
}

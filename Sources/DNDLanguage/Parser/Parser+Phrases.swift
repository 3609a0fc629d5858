internal import SourceText

extension Parser {
    /// The first argument is not the word `else`, which would continue the phrase before.
    ///
    /// phrase = argument elements [ list-clause ] [ answer-clause ] elements ;
    mutating func phrase() -> Phrase {
        let start = token.lowerBound
        var phrase = Phrase(head: [], range: range(of: token))
        checkFirstWord()
        phrase.head.reserveCapacity(4)
        elements(into: &phrase.head)
        if at(.colon) { phrase.list = listClause() }
        if at(.arrow) { phrase.answer = answerClause() }
        elements(into: &phrase.tail)
        while !atStatementEnd {
            reportMisplaced(after: phrase)
            recover()
            elements(into: &phrase.tail)
        }
        phrase.range = range(from: start)
        return phrase
    }

    /// elements = { argument | else | block } ;
    private mutating func elements(into elements: inout [Phrase.Element]) {
        while true {
            if at(.openBrace) {
                elements.append(.block(block()))
            } else if let argument = argument() {
                elements.append(.argument(argument))
            } else {
                return
            }
            if elements.count > SyntaxLimits.argumentCount { return reportTooMany() }
        }
    }

    /// list-clause = ":" { argument | else } ;
    private mutating func listClause() -> Phrase.Clause {
        clause()
    }

    /// answer-clause = "->" { argument | else } ;
    private mutating func answerClause() -> Phrase.Clause {
        clause()
    }

    private mutating func clause() -> Phrase.Clause {
        let start = token.lowerBound
        var arguments: [Argument] = []
        arguments.reserveCapacity(2)
        advance()
        while let argument = argument() {
            arguments.append(argument)
            if arguments.count > SyntaxLimits.argumentCount {
                reportTooMany()
                break
            }
        }
        return Phrase.Clause(arguments: arguments, range: range(from: start))
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

    /// Says why the token cannot stand here. It is not the end of a statement, and begins no element.
    private mutating func reportMisplaced(after phrase: Phrase) {
        let kind: SyntaxError.Kind
        switch token.kind {
        case .colon where phrase.answer != nil && phrase.list == nil: kind = .listAfterAnswer
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

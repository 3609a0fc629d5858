internal import SourceText

extension Parser {
    /// The first argument is not the word `else`, which would continue the phrase before.
    ///
    /// phrase = argument elements [ list-clause ] [ answer-clause ] elements ;
    mutating func phrase() -> Phrase {
        let start = token.lowerBound
        let first = pending.count
        var blocks: [Block] = []
        checkFirstWord()
        elements(of: first, into: &blocks)
        if at(.colon) { listClause() }
        if at(.arrow) { answerClause() }
        elements(of: first, into: &blocks)
        while !atStatementEnd {
            reportMisplaced(after: pending[first...])
            recover()
            elements(of: first, into: &blocks)
        }
        return Phrase(tokens: Tokens(buffer, taken(from: first), blocks: blocks), range: range(from: start))
    }

    /// Moves the pending tokens of a phrase or list to the buffer, where they follow one another.
    mutating func taken(from first: Int) -> Range<Int32> {
        defer { pending.removeLast(pending.count - first) }
        return buffer.append(pending[first...])
    }

    /// elements = { argument | else | block } ;
    private mutating func elements(of first: Int, into blocks: inout [Block]) {
        let countMax = pending.count + SyntaxLimits.argumentCount
        while true {
            if at(.openBrace) {
                let block = block(of: pending.count > first ? pending[first] : nil)
                pending.append(StoredToken(.block, range: block.range, Int32(blocks.count)))
                blocks.append(block)
            } else if !argument() {
                return
            }
            if pending.count > countMax { return reportTooMany() }
        }
    }

    private mutating func block(of first: StoredToken?) -> Block {
        let outer = blockContext
        blockContext = outer.inner(of: first)
        defer { blockContext = outer }
        return block()
    }

    /// list-clause = ":" { argument | else } ;
    private mutating func listClause() { clause(.colon) }

    /// answer-clause = "->" { argument | else } ;
    private mutating func answerClause() { clause(.arrow) }

    /// The mark and its arguments.
    private mutating func clause(_ mark: StoredToken.Kind) {
        let start = token.lowerBound
        let place = pending.count
        pending.append(StoredToken(mark, range: range(of: token)))
        let countMax = pending.count + SyntaxLimits.argumentCount
        advance()
        while argument() {
            if pending.count > countMax {
                reportTooMany()
                break
            }
        }
        pending[place].range = range(from: start)
    }

    mutating func reportTooMany() {
        report(.tooManyArguments, from: token.lowerBound, to: token.upperBound)
        recover()
    }

    private mutating func checkFirstWord() {
        switch token.kind {
        case .openBrace, .colon, .arrow:
            report(
                .missingFirstWord(found: text(of: token), gap: gapBeforeBlock), from: token.lowerBound,
                to: token.upperBound)
        case .word where lexer.isElse(token):
            report(.elseWithoutPhrase, from: token.lowerBound, to: token.upperBound)
        default: break
        }
    }

    /// The length of the line end and the blanks before a `{` below a phrase without a block; otherwise 0.
    private var gapBeforeBlock: Int32 {
        guard at(.openBrace) else { return 0 }
        let text = lexer.bytes[..<Int(token.lowerBound)]
        let line = text.dropLast(text.reversed().prefix { $0.isBlank || $0 == UInt8(ascii: "\n") }.count)
        let last = line.last ?? UInt8(ascii: "{")
        let isComment = line.reversed().prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "#"))
        return "{};".utf8.contains(last) || isComment ? 0 : Int32(text.count - line.count)
    }

    /// Reports why the token is invalid here. It does not end a statement and begins no element.
    private mutating func reportMisplaced(after tokens: ArraySlice<StoredToken>) {
        let kind: SyntaxError.Kind
        switch token.kind {
        case .colon where tokens.first(where: { $0.isMark })?.kind == .arrow: kind = .listAfterAnswer
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

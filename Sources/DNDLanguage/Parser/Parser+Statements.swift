internal import SourceText

extension Parser {
    /// file = statements [ comment ] ;
    mutating func file() -> Block {
        var statements: [Phrase] = []
        while true {
            self.statements(into: &statements)
            guard at(.closeBrace) else { break }
            reportUnmatchedCloser()
            if at(.closeBrace) { advance() }
        }
        return Block(statements: statements, closingComments: takeComments(), range: range(from: 0))
    }

    mutating func reportUnmatchedCloser() {
        report(.unmatchedCloser("}"), from: token.lowerBound, to: token.upperBound)
    }

    /// Stops at a `}` and at the end.
    ///
    /// statements = [ statement ] { ( ";" | newline ) [ statement ] } ;
    mutating func statements(into statements: inout [Phrase]) {
        var line = LinePlace()
        while advances(toStatementFrom: &line, after: &statements) {
            let (phrase, several) = phrase(followingSemicolon: line.followsSemicolon)
            if let several { statements += several } else { statements.append(phrase) }
            line.isOnLine = true
        }
    }

    /// The position of the parser between two statements.
    struct LinePlace {
        /// Whether a statement precedes it on the line.
        var isOnLine = false
        var followsSemicolon = false
    }

    /// Advances to the next statement and attaches a trailing comment to the last one. Returns false at a `}` and at
    /// the end.
    mutating func advances(toStatementFrom line: inout LinePlace, after statements: inout [Phrase]) -> Bool {
        while true {
            switch token.kind {
            case .closeBrace, .end:
                if line.isOnLine { takeTrailingComment(of: &statements) }
                return false
            case .newline:
                if line.isOnLine { takeTrailingComment(of: &statements) }
                line = LinePlace()
                advance()
            case .semicolon:
                line.followsSemicolon = line.isOnLine
                advance()
            default: return true
            }
        }
    }

    /// The next statement, and those that it is an alias of, if it is one.
    mutating func phrase(followingSemicolon: Bool) -> (phrase: Phrase, several: [Phrase]?) {
        let commaCountBefore = commaCount
        let phrase = statement(followsSemicolon: followingSemicolon)
        return (phrase, phrase.unaliased(in: blockContext, hasComma: commaCount > commaCountBefore))
    }

    /// statement = { annotation { newline } } phrase ;
    private mutating func statement(followsSemicolon: Bool) -> Phrase {
        let start = token.lowerBound
        var leadingComments = takeComments()
        let hasBlankLineAbove = hasBlankLine(above: leadingComments.first?.range.lowerBound ?? start)
        let parameterSignsBefore = parameterSignCount
        let errorCountBefore = lexer.errorCount(before: start)
        let endedEarly = endsEarly
        let outerComments = innerComments
        innerComments = []
        var annotations: [Annotation] = []
        while at(.annotation) {
            annotations.append(annotation())
            while eat(.newline) {}
            leadingComments += takeComments()
        }
        var phrase = annotations.isEmpty || !atStatementEnd ? phrase() : missingPhrase(after: annotations)
        if !annotations.isEmpty || !leadingComments.isEmpty || !innerComments.isEmpty {
            phrase.trivia = Phrase.Trivia(
                annotations: annotations, leadingComments: leadingComments, innerComments: innerComments)
        }
        innerComments = outerComments
        phrase.range = range(from: start)
        phrase.hasBlankLineAbove = hasBlankLineAbove
        phrase.followsSemicolon = followsSemicolon
        phrase.mayMentionParameters = parameterSignCount > parameterSignsBefore
        if phrase.keyword.flatMap({ ListKind($0) }) != nil { declaresScene = true }
        if lexer.errors.count > errorCountBefore {
            let own = errors(of: phrase, after: errorCountBefore)
            phrase.isMisread =
                !own.isEmpty && settlesTranslation(at: start, own, endedEarly: endedEarly)
                || own.contains { $0.isUnreadArgument }
        }
        return phrase
    }

    /// The errors that are not in a block of the phrase.
    private func errors(of phrase: Phrase, after errorCount: Int) -> [SyntaxError] {
        lexer.errors.dropFirst(errorCount).filter { error in
            !phrase.bodies.contains { $0.range.contains(error.range) }
        }
    }

    private mutating func missingPhrase(after annotations: [Annotation]) -> Phrase {
        let range = annotations[annotations.count - 1].range
        report(.annotationWithoutPhrase, from: range.lowerBound, to: range.upperBound)
        return Phrase(tokens: Tokens(), range: range)
    }

    /// The list begins where the mark ends, without a blank.
    ///
    /// annotation = mark | list-mark { argument | newline } ")" ;
    private mutating func annotation() -> Annotation {
        let mark = token
        let name = wordAfterSign
        advance()
        let hasList = at(.openParenthesis) && token.lowerBound == mark.upperBound
        let elements = hasList ? list() : 0..<0
        return Annotation(
            name: name, arguments: buffer.arguments(elements), range: range(from: mark.lowerBound))
    }

    /// block = "{" statements "}" ;
    mutating func block() -> Block {
        takeInnerComments()
        let opener = token
        guard enter() else { return Block(statements: [], range: range(from: opener.lowerBound)) }
        advance()
        let openingComment = at(.newline) && !comments.isEmpty ? comments.removeFirst() : nil
        var statements: [Phrase] = []
        self.statements(into: &statements)
        let closingComments = takeComments()
        _ = expect(.closeBrace, else: .unclosedBlock, at: opener)
        depth -= 1
        var block = Block(
            statements: statements, closingComments: closingComments, range: range(from: opener.lowerBound))
        block.openingComment = openingComment
        return block
    }

    private mutating func takeTrailingComment(of statements: inout [Phrase]) {
        guard !comments.isEmpty else { return }
        statements[statements.count - 1].trivia.trailingComment = comments.removeFirst()
    }

    private mutating func takeComments() -> [Comment] {
        defer { comments = [] }
        return comments
    }
}

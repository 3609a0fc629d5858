internal import SourceText

extension Parser {
    /// Reads an argument into the pending tokens; returns false when the token begins none. A comma after one is
    /// skipped, since blanks separate arguments.
    ///
    /// argument = value [ "," ] ;
    mutating func argument() -> Bool {
        guard value() else { return false }
        if eat(.comma) { commaCount += 1 }
        return true
    }

    /// value = name | integer | duration | index-path | list | parameter | "..." | "_" | "~" ;
    private mutating func value() -> Bool {
        let range = range(of: token)
        switch token.kind {
        case .word, .selector, .string: name(range)
        case .integer: pending.append(StoredToken(.integer, range: range, token.value))
        case .duration: pending.append(StoredToken(.duration, range: range, token.value))
        case .parameter:
            parameterSignCount += 1
            made(.parameter, range, wordAfterSign.utf8)
        case .ellipsis: pending.append(StoredToken(.ellipsis, keyword: .ellipsis, range: range))
        case .wildcard: pending.append(StoredToken(.wildcard, keyword: .wildcard, range: range))
        case .placeholder: pending.append(StoredToken(.placeholder, keyword: .tilde, range: range))
        case .openBracket:
            indexPath()
            return true
        case .openParenthesis:
            let elements = list()
            let list = self.range(from: range.lowerBound)
            pending.append(StoredToken(.list, range: list, elements.lowerBound, elements.upperBound))
            return true
        default: return false
        }
        if !comments.isEmpty { takeInnerComments() }
        advance()
        return true
    }

    /// name = word | case | selector | string ;
    private mutating func name(_ range: SourceRange) {
        switch token.kind {
        case .word: word(range)
        case .selector: pending.append(StoredToken(.selector, range: range, token.lowerBound, token.upperBound))
        default: string(range)
        }
    }

    /// The word of the token, whole where a typo split it. The text of a keyword is not read again.
    private mutating func word(_ range: SourceRange) {
        if var whole = lexer.brokenWord(at: Int(token.lowerBound))?.word {
            if let keyword = whole.withUTF8({ Self.keyword($0) }) {
                pending.append(StoredToken(.word, keyword: keyword, range: range))
            } else {
                made(.word, range, whole.utf8)
            }
            return
        }
        let keyword = lexer.bytes.withUnsafeBufferPointer { bytes in
            Self.keyword(UnsafeBufferPointer(rebasing: bytes[Int(token.lowerBound)..<Int(token.upperBound)]))
        }
        pending.append(StoredToken(.word, keyword: keyword, range: range, token.lowerBound, token.upperBound))
    }

    private static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
        Keyword(word) ?? Vocabulary.keyword(inUIKit: word)
    }

    private mutating func string(_ range: SourceRange) {
        let first = token.lowerBound + 1
        guard token.value == 0, token.upperBound > first else {
            let text = lexer.unescaped(token)
            if text.contains(UInt8(ascii: "$")) { parameterSignCount += 1 }
            return made(.string, range, text)
        }
        let isClosed = lexer.bytes[Int(token.upperBound) - 1] == UInt8(ascii: "\"")
        let last = token.upperBound - (isClosed ? 1 : 0)
        if lexer.bytes[Int(first)..<Int(last)].contains(UInt8(ascii: "$")) { parameterSignCount += 1 }
        pending.append(StoredToken(.string, range: range, first, last))
    }

    /// Appends an argument whose text does not stand there in the source.
    private mutating func made(_ kind: StoredToken.Kind, _ range: SourceRange, _ text: some Sequence<UInt8>) {
        let place = buffer.add(text)
        pending.append(StoredToken(kind, range: range, place.first, place.second))
    }

    /// The word after the `$` or `@` that the token begins with.
    var wordAfterSign: String {
        lexer.brokenWord(at: Int(token.lowerBound) + 1)?.word ?? text(of: token, dropping: 1)
    }

    /// Returns the place of the elements in the buffer.
    ///
    /// list = "(" { argument | newline } ")" ;
    mutating func list() -> Range<Int32> {
        takeInnerComments()
        let opener = token
        guard enter() else { return 0..<0 }
        advance()
        let first = pending.count
        listElements()
        let elements = taken(from: first)
        takeInnerComments()
        depth -= 1
        closeList(opener)
        return elements
    }

    private mutating func listElements() {
        let countMax = pending.count + SyntaxLimits.argumentCount
        while true {
            if eat(.newline) { continue }
            guard argument() else { return }
            if pending.count > countMax { return reportTooMany() }
        }
    }

    /// Closes a list. A mark that is invalid in a list is reported and skipped, with everything up to the `)`.
    private mutating func closeList(_ opener: Token) {
        switch token.kind {
        case .colon, .arrow, .annotation:
            report(.blockInList, from: token.lowerBound, to: token.upperBound)
        case .comma:
            report(.strayComma, from: token.lowerBound, to: token.upperBound)
        default:
            if !expect(.closeParenthesis, else: .unclosedList, at: opener) { recover() }
            return
        }
        while !atStatementEnd, !at(.openBrace), !at(.closeParenthesis) { advance() }
        _ = eat(.closeParenthesis)
    }

    /// index-path = "[" { newline } integer { newline } "," { newline } integer { newline } "]" ;
    private mutating func indexPath() {
        takeInnerComments()
        let opener = token
        advance()
        let section = position()
        skipNewlines()
        let hasComma = eat(.comma)
        let index = position()
        skipNewlines()
        takeInnerComments()
        let isComplete = section != nil && hasComma && index != nil
        if isComplete, eat(.closeBracket) {
            // The path is valid.
        } else {
            malformedIndexPath(opener)
        }
        pending.append(StoredToken(.indexPath, range: range(from: opener.lowerBound), section ?? 0, index ?? 0))
    }

    private mutating func position() -> Int32? {
        skipNewlines()
        guard at(.integer) else { return nil }
        defer { advance() }
        return token.value
    }

    private mutating func skipNewlines() {
        while eat(.newline) {}
    }

    private mutating func malformedIndexPath(_ opener: Token) {
        while !atStatementEnd, !at(.openBrace), !at(.closeBracket), !at(.closeParenthesis) { advance() }
        let upper = at(.closeBracket) ? token.upperBound : previousEnd
        let end = max(opener.upperBound, at(.closeBracket) ? token.lowerBound : upper)
        let content = String(decoding: lexer.bytes[Int(opener.upperBound)..<Int(end)], as: UTF8.self)
        // `items[0]` is an element of something, not a list.
        let isElement = opener.lowerBound > 0 && lexer.isWordPart(at: Int(opener.lowerBound) - 1)
        report(
            .malformedIndexPath(content: isElement ? nil : content), from: opener.lowerBound,
            to: max(upper, opener.upperBound))
        _ = eat(.closeBracket)
    }

    /// Opens a block or list at its bracket. At the nesting limit, reports it and skips to the closing bracket.
    mutating func enter() -> Bool {
        if depth < SyntaxLimits.nestingDepth {
            depth += 1
            return true
        }
        report(.nestedTooDeep, from: token.lowerBound, to: token.upperBound)
        var openCount = 0
        repeat {
            switch token.kind {
            case .openBrace, .openParenthesis, .openBracket: openCount += 1
            case .closeBrace, .closeParenthesis, .closeBracket: openCount -= 1
            default: break
            }
            advance()
        } while openCount > 0 && !at(.end)
        takeInnerComments()
        return false
    }
}

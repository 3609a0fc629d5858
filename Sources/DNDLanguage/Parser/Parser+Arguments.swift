internal import SourceText

extension Parser {
    /// Nil when the token begins no argument. A comma after one is skipped, since blanks separate arguments.
    ///
    /// argument = value [ "," ] ;
    mutating func argument() -> Argument? {
        guard let argument = value() else { return nil }
        if eat(.comma) { commaCount += 1 }
        return argument
    }

    /// value = name | integer | duration | index-path | list | parameter | "..." | "_" | "~" ;
    private mutating func value() -> Argument? {
        let start = token
        guard let argument = simpleArgument() else {
            switch token.kind {
            case .openBracket: return indexPath()
            case .openParenthesis:
                let items = list()
                return Argument(.list(items), range: range(from: start.lowerBound))
            default: return nil
            }
        }
        if !comments.isEmpty { takeInnerComments() }
        advance()
        return argument
    }

    /// The argument of a single token.
    private mutating func simpleArgument() -> Argument? {
        let kind: Argument.Kind
        switch token.kind {
        case .word, .selector, .string: return name()
        case .integer: kind = .integer(Int(token.value))
        case .duration: kind = .duration(milliseconds: Int(token.value))
        case .parameter:
            parameterSignCount += 1
            kind = .parameter(wordAfterSign)
        case .ellipsis: kind = .ellipsis
        case .wildcard: kind = .wildcard
        case .placeholder: kind = .placeholder
        default: return nil
        }
        return Argument(kind, range: range(of: token))
    }

    /// name = word | case | selector | string ;
    private mutating func name() -> Argument {
        switch token.kind {
        case .word: return word
        case .selector: return Argument(.selector(text(of: token)), range: range(of: token))
        default:
            let value = stringValue
            if value.utf8.contains(UInt8(ascii: "$")) { parameterSignCount += 1 }
            return Argument(.string(value), range: range(of: token))
        }
    }

    /// The word of the token, whole where a typo split it. A keyword's text is not read again.
    private var word: Argument {
        let range = range(of: token)
        let whole = lexer.brokenWord(at: Int(token.lowerBound))?.word
        if let keyword = whole.map({ Keyword($0) }) ?? keyword { return Argument(keyword: keyword, range: range) }
        let text = whole ?? text(of: token)
        if let keyword = Vocabulary.keyword(inUIKit: text) { return Argument(keyword: keyword, range: range) }
        return Argument(otherWord: text, range: range)
    }

    /// The keyword that the bytes of the token are.
    private var keyword: Keyword? {
        lexer.bytes.withUnsafeBufferPointer { bytes in
            Keyword(UnsafeBufferPointer(rebasing: bytes[Int(token.lowerBound)..<Int(token.upperBound)]))
        }
    }

    /// The word after the `$` or `@` that the token begins with.
    var wordAfterSign: String {
        lexer.brokenWord(at: Int(token.lowerBound) + 1)?.word ?? text(of: token, dropping: 1)
    }

    private var stringValue: String {
        if token.value == 0, token.upperBound - token.lowerBound > 1 {
            let isClosed = lexer.bytes[Int(token.upperBound) - 1] == UInt8(ascii: "\"")
            return text(of: token, dropping: 1, droppingLast: isClosed ? 1 : 0)
        }
        return String(decoding: lexer.unescaped(token), as: UTF8.self)
    }

    /// list = "(" { argument | newline } ")" ;
    mutating func list() -> [Argument] {
        takeInnerComments()
        let opener = token
        guard enter() else { return [] }
        advance()
        let arguments = listElements()
        takeInnerComments()
        depth -= 1
        closeList(opener)
        return arguments
    }

    private mutating func listElements() -> [Argument] {
        var arguments: [Argument] = []
        while true {
            if eat(.newline) { continue }
            guard let argument = argument() else { return arguments }
            arguments.append(argument)
            if arguments.count > SyntaxLimits.argumentCount {
                reportTooMany()
                return arguments
            }
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
    private mutating func indexPath() -> Argument {
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
        let kind = Argument.Kind.indexPath(section: section ?? 0, index: index ?? 0)
        return Argument(kind, range: range(from: opener.lowerBound))
    }

    private mutating func position() -> Int? {
        skipNewlines()
        guard at(.integer) else { return nil }
        defer { advance() }
        return Int(token.value)
    }

    private mutating func skipNewlines() {
        while eat(.newline) {}
    }

    private mutating func malformedIndexPath(_ opener: Token) {
        while !atStatementEnd, !at(.openBrace), !at(.closeBracket), !at(.closeParenthesis) { advance() }
        let upper = at(.closeBracket) ? token.upperBound : previousEnd
        let end = max(opener.upperBound, at(.closeBracket) ? token.lowerBound : upper)
        let content = String(decoding: lexer.bytes[Int(opener.upperBound)..<Int(end)], as: UTF8.self)
        report(.malformedIndexPath(content: content), from: opener.lowerBound, to: max(upper, opener.upperBound))
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

internal import DNDTranslation
internal import SourceText

extension Phrase {
    /// The phrases that it is an alias of, in a block; nil for another phrase. Comments and annotations stay at the
    /// first one, and the comment at the end at the last one.
    func unaliased(in block: Parser.BlockContext, hasComma: Bool) -> [Phrase]? {
        guard !block.listsValues, let written = Vocabulary.unaliased(tokens, hasComma: hasComma, range, in: block.verb)
        else { return nil }
        let returning = tokens.returningBlock
        var phrases: [Phrase] = []
        for index in written.indices {
            var own = index == 0 ? trivia : Trivia()
            if index == 0, let returning { own.leadingComments += returning.comments }
            own.trailingComment = index == written.count - 1 ? trailingComment : nil
            var phrase = self
            phrase.tokens = written[index]
            phrase.trivia = own
            phrase.isMisread = isMisread || returning?.statements[0].isMisread ?? false
            phrase.hasBlankLineAbove = index == 0 && hasBlankLineAbove
            phrase.followsSemicolon = index > 0 || followsSemicolon
            phrases.append(phrase)
        }
        return phrases
    }
}

extension Vocabulary {
    /// The phrases that a phrase is read as; nil when it is written in the form of a row, or as nothing known.
    fileprivate static func unaliased(
        _ tokens: Tokens, hasComma: Bool, _ range: SourceRange, in blockVerb: Keyword?
    ) -> [Tokens]? {
        guard let first = tokens.firstArgument else { return nil }
        let called = first.keyword == nil ? first.called : nil
        let verb = first.keyword ?? called.flatMap { Keyword($0) }
        if verb == .with || verb == .without { return inDelegate(tokens, range, in: blockVerb) }
        if blockVerb == .delegate, let answer = answering(tokens) { return [answer] }
        if let verb, let known = rows(verb) {
            return unaliased(tokens, hasComma: hasComma, verb, by: known, in: blockVerb)
        }
        guard let called, let (list, verb) = ForeignNames.member(called) else { return nil }
        return unaliased(tokens, calling: verb, of: list)
    }

    private static func unaliased(
        _ tokens: Tokens, hasComma: Bool = false, _ verb: Keyword, by rows: VocabularyRows,
        in blockVerb: Keyword? = nil
    ) -> [Tokens]? {
        guard tokens.count >= rows.fewestAliasTokens, !isInForm(tokens, verb, of: rows, in: blockVerb) else {
            return nil
        }
        var tokens = tokens
        if tokens.keyword(at: 0) != verb { tokens[0] = .argument(Argument(keyword: verb, range: tokens[0].range)) }
        for alias in rows.aliases {
            guard let phrases = alias.phrases(from: tokens, hasComma: hasComma) else { continue }
            return phrases.flatMap { phrase in
                guard let next = phrase.firstKeyword, let rows = self.rows(next) else { return [phrase] }
                return unaliased(phrase, next, by: rows) ?? [phrase]
            }
        }
        return nil
    }

    /// `people.reloadData()` is `reloadData in people`.
    private static func unaliased(_ tokens: Tokens, calling verb: String, of list: String) -> [Tokens]? {
        guard let keyword = Keyword(verb), let rows = rows(keyword), rows.aliases.contains(where: { $0.takesList })
        else { return nil }
        let words = [verb, "in", list].map { PhraseToken.argument(Argument(.word($0), range: tokens[0].range)) }
        let end = tokens.firstIndex { $0.isBlock } ?? tokens.endIndex
        return unaliased(Tokens([words[0]] + tokens[1..<end] + words[1...] + tokens[end...]), keyword, by: rows)
    }

    /// `with canHandle -> false` is `canHandle -> false`, and outside of a delegate's block it is in one.
    private static func inDelegate(_ tokens: Tokens, _ range: SourceRange, in blockVerb: Keyword?) -> [Tokens]? {
        let says = tokens.contains { $0.isArrow || $0.isBlock }
        let rule = says && tokens.firstKeyword == .with ? Tokens(tokens.dropFirst()) : tokens
        let row = answering(rule) ?? rule
        guard blockVerb != .delegate else { return says ? [row] : nil }
        let delegate = PhraseToken.argument(Argument(.word("delegate"), range: tokens[0].range))
        let block = Block(statements: [Phrase(tokens: row, range: range)], range: range)
        return [Tokens([delegate, .block(block)])]
    }

    /// `canHandle { return true }` is `canHandle -> true`.
    private static func answering(_ tokens: Tokens) -> Tokens? {
        guard let block = tokens.returningBlock else { return nil }
        var answer: [PhraseToken] = []
        for token in tokens where !token.isBlock { answer.append(token) }
        answer.append(.arrow(clause: block.range))
        for token in block.statements[0].tokens where token.word != "return" { answer.append(token) }
        return Tokens(answer)
    }

    /// Whether a phrase with a verb of the language matches one of its rows.
    private static func isInForm(
        _ tokens: Tokens, _ verb: Keyword, of rows: VocabularyRows, in blockVerb: Keyword?
    ) -> Bool {
        if verb == .expect, tokens.count > 2, let fact = tokens.keyword(at: 1), rows.isIndexed(fact) {
            return fact != .call || tokens.clause(.colon) != nil
        }
        let isInScene = blockVerb.flatMap { ListKind($0) } != nil
        var matcher = PatternMatcher(tokens: tokens, acceptsParameters: true)
        return (isInScene ? rows.standing(in: .scene) : rows.all).contains { matcher.matchesAll($0.layout) }
    }
}

extension Tokens {
    /// The last block, if its only statement says what is returned.
    fileprivate var returningBlock: Block? {
        guard let last, case .block(let block) = last, block.statements.count == 1 else { return nil }
        let statement = block.statements[0]
        return statement.tokens.count > 1 && statement.verb == "return" && statement.annotations.isEmpty ? block : nil
    }
}

extension Block {
    /// The comments of a block with one statement.
    fileprivate var comments: [Comment] {
        var comments: [Comment] = []
        if let openingComment { comments.append(openingComment) }
        comments += statements[0].leadingComments + statements[0].innerComments
        if let last = statements[0].trailingComment { comments.append(last) }
        return comments + closingComments
    }
}

extension Argument {
    /// The word that a phrase begins with, without the parentheses of `reloadData()`.
    fileprivate var called: String? {
        switch kind {
        case .word(let text): text
        case .selector(let text) where text.hasSuffix("()"): String(text.dropLast(2))
        default: nil
        }
    }
}

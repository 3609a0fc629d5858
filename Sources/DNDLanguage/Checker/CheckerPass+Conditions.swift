internal import SourceText

/// The conditions of `if` and of call patterns.
extension CheckerPass {
    /// `position end`: the position at which a completion finds its animation.
    private mutating func position(_ tokens: Tokens) -> Condition? {
        guard let last = tokens.last, let position = last.word.flatMap({ CompletionPosition(rawValue: $0) }) else {
            return nil
        }
        guard context.hasPosition else {
            report(
                .referenceWithoutMeaning, "'position' means nothing here", at: last.range,
                hints: ["It means something in `animator addCompletion`."])
            return nil
        }
        return .position(position)
    }

    /// A condition. In a script `item` must have a meaning; in a pattern it is the item of the call.
    mutating func condition(_ tokens: Tokens?, inScript: Bool) -> Condition? {
        guard let tokens, let last = tokens.last else { return nil }
        let isNegated = tokens.first?.keyword == .not
        let subject = isNegated ? tokens[tokens.index(after: tokens.startIndex)] : tokens[tokens.startIndex]
        if inScript, let word = subject.word, word == "item" || word.hasPrefix("item."), !context.hasItem {
            report(
                .referenceWithoutMeaning, "'\(word)' means nothing here", at: subject.range,
                hints: ["It means something in `each item`, `load` and `placeholder commit`."])
            return nil
        }
        if subject.keyword == .item || subject.keyword == .session {
            return providerQuery(tokens).map { isNegated ? .not(.provider($0)) : .provider($0) }
        }
        if subject.keyword == .position { return position(tokens).map { isNegated ? .not($0) : $0 } }
        guard let keyword = last.keyword else { return nil }
        let words = tokens.compactMap { $0.word }
        let proposal = words.firstIndex(of: "proposal").map { ProposalExpression(words: Array(words[($0 + 1)...])) }
        guard let condition = proposal?.map({ .proposal($0) }) ?? Condition(keyword) else { return nil }
        return isNegated ? .not(condition) : condition
    }
}

extension Condition {
    init?(_ keyword: Keyword) {
        switch keyword {
        case .itemSource: self = .itemSource
        case .itemLocal: self = .itemLocal
        case .itemPreview: self = .itemPreview
        case .itemFile: self = .itemFile
        case .destination: self = .destination
        case .local: self = .local
        case .diffable: self = .diffable
        case .editing: self = .editing
        case .single: self = .single
        default: return nil
        }
    }
}

internal import SourceText

/// Expectations: the expected values of facts.
extension CheckerPass {
    mutating func expectation(_ match: PhraseMatch, _ reading: ExpectationReading) -> Expectation? {
        guard let fact = fact(match, of: reading.subject), let pattern = reading.pattern(&self, match) else {
            return nil
        }
        return Expectation(fact, pattern)
    }

    /// A literal value: `yes`, `3`, `dragging`, `"a text"`, `A B`, `none`.
    mutating func literalPattern(_ match: PhraseMatch) -> FactPattern? {
        if let text = match.argument(.text) { return .text(text.text) }
        if let count = match.integer(.number) { return .count(count) }
        let labels = match.all(.label, after: .colon)
        guard labels.isEmpty else { return self.labels(labels, match).map { .labels($0) } }
        switch match.word(after: .colon) {
        case .yes: return .truth(true)
        case .no: return .truth(false)
        case .never: return .count(0)
        case .once: return .count(1)
        case .twice: return .count(2)
        case .noneWord, nil: return FactPattern.none
        case let word?: return .word(word.text, on: match.name(.name))
        }
    }

    // MARK: - Values

    mutating func metadata(_ match: PhraseMatch) -> FactPattern? {
        if match.has(.noneWord) { return FactPattern.none }
        let values = match.all(.cell).compactMap { $0.firstArgument }
        let areTypes = match.has(.types)
        if areTypes {
            for value in values { checkType(Name(value.text, range: value.range)) }
        }
        return .values(values.map { $0.text }, areQuoted: !areTypes && !match.has(.size))
    }

    /// Properties that are not written are not compared.
    mutating func previews(_ match: PhraseMatch) -> FactPattern? {
        let isLive: Bool? = match.has(.live) ? true : match.has(.still) ? false : nil
        let isFullSize: Bool? = match.has(.fullSize) ? true : match.has(.scaled) ? false : nil
        return labels(match.all(.label), match).map { .previews($0, isLive: isLive, isFullSize: isFullSize) }
    }

    mutating func landing(_ match: PhraseMatch) -> LandingExpression? {
        if match.has(.default) { return .standard }
        if match.has(.placeholder) { return .placeholder }
        if match.has(.view) { return namedList(match).map { .view($0) } }
        guard let path = path(match.tokens(.path), match) else { return nil }
        return match.has(.into) ? .intoRow(path) : .row(path)
    }

    mutating func returned(_ match: PhraseMatch) -> ReturnedExpression? {
        if match.has(.true) || match.has(.false) { return .boolean(match.has(.true)) }
        let all = match.all(.path)
        guard all.count < 2 else { return labels(all, match).map { .labels($0) } }
        guard let tokens = match.tokens(.path), let path = path(tokens, match) else { return nil }
        if let number = tokens.firstArgument?.integer { return .number(number) }
        return .path(path)
    }

    mutating func namedRule(_ match: PhraseMatch) -> Name? {
        match.name(.rule).flatMap { knownRule($0) }
    }

    mutating func knownRule(_ rule: Name) -> Name? {
        if methods.hasRule(rule.text) { return rule }
        reportUnknown(.unknownRule, "rule", rule, candidates: methods.ruleNames, otherwise: "`explain` prints a rule.")
        return nil
    }

    // MARK: - Rows and calls

    mutating func shownRows(_ match: PhraseMatch) -> [RowsExpression.Row]? {
        var rows: [RowsExpression.Row] = []
        rows.reserveCapacity(match.captures.count)
        var count = 0
        for capture in match.captures {
            if capture.kind == .word(.tilde) {
                rows.append(.placeholder)
                count += 1
            } else if capture.kind == .slot(.label) {
                count += 1
                if let name = label(match.tokens[capture.tokens], match) { rows.append(.label(name)) }
            }
        }
        return rows.count == count ? rows : nil
    }

    mutating func sections(_ block: Block) -> [RowsExpression.Section]? {
        var sections: [RowsExpression.Section] = []
        if block.statements.isEmpty {
            report(
                .missingArgument, "the order has no sections", at: block.range, hints: ["A section is `Later: A B`."])
        }
        for phrase in block.statements {
            guard let match = match(phrase, in: .sections), let title = sectionTitle(match.argument(.name)),
                let rows = shownRows(match), let place = match.valuePlace
            else { continue }
            if sections.contains(where: { $0.title.text == title.text }) {
                report(.duplicateSection, "the section '\(title.text)' stands twice", at: title.range)
            }
            sections.append(RowsExpression.Section(title: title, rows: rows, range: match.range, place: place))
        }
        return !sections.isEmpty && sections.count == block.statements.count ? sections : nil
    }

    mutating func calls(_ block: Block, _ match: PhraseMatch) -> [CallPattern]? {
        if block.statements.isEmpty {
            report(
                .missingArgument, "no calls are listed", at: block.range,
                hints: ["`expect calls: none` says that there were none."])
        }
        let kinds = kinds(of: namedList(match))
        let patterns = block.statements.compactMap { phrase -> CallPattern? in
            guard let line = self.match(phrase, in: .calls) else { return nil }
            if line.has(.ellipsis) { return CallPattern(subject: .anyCalls, range: line.range) }
            return callPattern(line, kinds: kinds)
        }
        return !patterns.isEmpty && patterns.count == block.statements.count ? patterns : nil
    }
}

extension PhraseMatch {
    var proposal: FactPattern {
        let words = tokens(.proposal)?.compactMap { $0.word }
        return words.flatMap { ProposalExpression(words: $0) }.map { .proposal($0) } ?? .none
    }

    /// The word after a keyword: another keyword, or the first word of a slot.
    fileprivate func word(after word: Keyword) -> Keyword? {
        guard let start = captures.firstIndex(where: { $0.kind == .word(word) }), start + 1 < captures.count else {
            return nil
        }
        return tokens.keyword(at: captures[start + 1].tokens.lowerBound)
    }
}

internal import SourceText

/// Expectations: the expected values of facts.
extension CheckerPass {
    mutating func expectation(_ match: PhraseMatch) -> Expectation? {
        guard let fact = fact(match), let pattern = pattern(match, of: fact) else { return nil }
        return Expectation(fact, pattern)
    }

    private mutating func pattern(_ match: PhraseMatch, of fact: FactReference) -> FactPattern? {
        switch match.entry.form {
        case .expectOrder: return rows(match).map { .rows(.flat($0)) }
        case .expectOrderSections: return match.blocks.first.flatMap { sections($0) }.map { .rows(.sections($0)) }
        case .expectCalls: return match.blocks.first.flatMap { calls($0, in: fact.list) }.map { .calls($0) }
        case .expectNoCalls: return .calls([])
        case .expectProposal:
            let words = match.tokens(.proposal)?.compactMap { $0.word }
            return words.flatMap { ProposalExpression(words: $0) }.map { .proposal($0) } ?? FactPattern.none
        case .expectGap: return path(match.tokens(.path), match).map { .path($0) }
        case .expectLoaded: return .labels(match.names(.label))
        case .expectSilence: return match.name(.rule).flatMap { knownRule($0) }.map { .rule($0) }
        case .expectFinding: return .finding
        case .expectReturned: return returned(match).map { .returned($0) }
        case .expectDrop: return landing(match).map { .landing($0) }
        case .expectUpdates: return updates(match).map { .updates($0) }
        case .expectDifference: return changes(match).map { .changes($0) }
        case .expectSectionTransactions:
            let titles = match.all(.name).compactMap { sectionTitle($0.first?.argument) }
            return titles.count == match.all(.name).count ? .labels(titles) : nil
        case .expectPreviews: return previews(match)
        case .expectBadge where match.has("plus"): return .badge(plus: match.integer(.number) ?? 1)
        case .expectMetadata: return values(match, of: fact.name)
        case .expectDelivered where match.has("file") || match.has("original"):
            return .file(match.argument(.text)?.text, isOriginal: match.has("original"))
        default: return plainPattern(match)
        }
    }

    /// A literal value: `yes`, `3`, `dragging`, `"a text"`, `A B`, `none`.
    private mutating func plainPattern(_ match: PhraseMatch) -> FactPattern? {
        if let text = match.argument(.text) { return .text(text.text) }
        if let count = match.integer(.number) { return .count(count) }
        let labels = match.all(.label, after: ":")
        guard labels.isEmpty else { return self.labels(labels, match).map { .labels($0) } }
        switch match.word(after: ":") {
        case "yes": return .truth(true)
        case "no": return .truth(false)
        case "never": return .count(0)
        case "once": return .count(1)
        case "twice": return .count(2)
        case "none", nil: return FactPattern.none
        case let word?: return .word(word, on: match.name(.name))
        }
    }

    // MARK: - Values

    private mutating func values(_ match: PhraseMatch, of field: String) -> FactPattern? {
        if match.has("none") { return FactPattern.none }
        let values = match.all(.cell).compactMap { $0.first?.argument }
        let areTypes = field == "types"
        if areTypes {
            for value in values { checkType(Name(value.text, range: value.range)) }
        }
        return .values(values.map { $0.text }, areQuoted: !areTypes && field != "size")
    }

    /// Properties that are not written are not compared.
    private mutating func previews(_ match: PhraseMatch) -> FactPattern? {
        let isLive: Bool? = match.has("live") ? true : match.has("still") ? false : nil
        let isFullSize: Bool? = match.has("full-size") ? true : match.has("scaled") ? false : nil
        return labels(match.all(.label), match).map { .previews($0, isLive: isLive, isFullSize: isFullSize) }
    }

    private mutating func landing(_ match: PhraseMatch) -> LandingExpression? {
        if match.has("default") { return .standard }
        if match.has("placeholder") { return .placeholder }
        if match.has("view") { return namedList(match).map { .view($0) } }
        guard let path = path(match.tokens(.path), match) else { return nil }
        return match.has("into") ? .intoRow(path) : .row(path)
    }

    mutating func knownRule(_ rule: Name) -> Name? {
        if methods.hasRule(rule.text) { return rule }
        reportUnknown(.unknownRule, "rule", rule, candidates: methods.ruleNames, otherwise: "`explain` prints a rule.")
        return nil
    }

    // MARK: - Rows and calls

    private mutating func rows(_ match: PhraseMatch) -> [RowsExpression.Row]? {
        var rows: [RowsExpression.Row] = []
        var count = 0
        for capture in match.captures {
            if capture.kind == .word("~") {
                rows.append(.placeholder)
                count += 1
            } else if capture.kind == .slot(.label) {
                count += 1
                if let name = label(match.tokens[capture.tokens], match) { rows.append(.label(name)) }
            }
        }
        return rows.count == count ? rows : nil
    }

    private mutating func sections(_ block: Block) -> [RowsExpression.Section]? {
        var sections: [RowsExpression.Section] = []
        if block.statements.isEmpty {
            report(
                .missingArgument, "the order has no sections", at: block.range, hints: ["A section is `Later: A B`."])
        }
        for phrase in block.statements {
            guard let match = match(phrase, in: .sections), let title = sectionTitle(match.argument(.name)),
                let rows = rows(match), let place = match.valuePlace
            else { continue }
            if sections.contains(where: { $0.title.text == title.text }) {
                report(.duplicateSection, "the section '\(title.text)' stands twice", at: title.range)
            }
            sections.append(RowsExpression.Section(title: title, rows: rows, range: match.range, place: place))
        }
        return !sections.isEmpty && sections.count == block.statements.count ? sections : nil
    }

    private mutating func calls(_ block: Block, in list: Name?) -> [CallPattern]? {
        if block.statements.isEmpty {
            report(
                .missingArgument, "no calls are listed", at: block.range,
                hints: ["`expect calls: none` says that there were none."])
        }
        let kinds = kinds(of: list)
        let patterns = block.statements.compactMap { phrase -> CallPattern? in
            guard let line = self.match(phrase, in: .calls) else { return nil }
            if line.entry.form == .anyCalls { return CallPattern(subject: .anyCalls, range: line.range) }
            return callPattern(line, kinds: kinds)
        }
        return !patterns.isEmpty && patterns.count == block.statements.count ? patterns : nil
    }
}

extension PhraseMatch {
    /// The word after a keyword: another keyword, or the first word of a slot.
    fileprivate func word(after word: String) -> String? {
        guard let start = captures.firstIndex(where: { $0.kind == .word(word) }), start + 1 < captures.count else {
            return nil
        }
        return tokens[captures[start + 1].tokens.lowerBound].word
    }
}

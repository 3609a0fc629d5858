internal import SourceText

/// What must hold.
extension Checking {
    mutating func expectation(_ match: PhraseMatch) -> Expectation? {
        switch match.entry.form {
        case .expectOrder, .expectOrderSections: return order(match)
        case .expectCalls, .expectNoCalls: return calls(match)
        case .expectCall: return call(match)
        case .expectException: return match.argument(.text).map { .exception($0.text) }
        case .expectOperation: return operation(match).map { .operation($0) }
        case .expectState: return state(match).map { .state($0) }
        case .expectCellDragState, .expectCellDropState: return cellState(match)
        case .expectSpringLoading:
            return match.state(of: Expectation.SpringLoadingState.self).map {
                .springLoading($0, on: match.name(.name))
            }
        case .expectLoaded: return .loaded(match.has("none") ? nil : match.names(.label))
        case .expectSilence: return silence(match)
        case .expectUpdates, .expectLog, .expectDifference, .expectSectionTransactions:
            return snapshotExpectation(match)
        case .expectFaded: return labels(match.all(.label), match).map { .faded($0) }
        case .expectPreviews: return previews(match)
        case .expectBadge: return .badge(badge(match))
        case .expectProgressIndicator: return .progressIndicator(match.has("shown"))
        case .expectReturned: return returned(match)
        case .expectDrop: return drop(match)
        case .expectFinding: return finding(match)
        case .expectMetadata, .expectSession, .expectNoError, .expectError, .expectProgress, .expectDelivered,
            .expectProvided, .expectQueue:
            return providerExpectation(match)
        default: return listExpectation(match)
        }
    }

    /// Expectations about the state of one list.
    private mutating func listExpectation(_ match: PhraseMatch) -> Expectation? {
        switch match.entry.form {
        case .expectProposal:
            guard let list = anyList(match) else { return nil }
            return .proposal(
                match.tokens(.proposal).flatMap { ProposalExpression(words: $0.compactMap { $0.word }) }, in: list)
        case .expectGap:
            guard let path = path(match.tokens(.path), match), let list = anyList(match) else { return nil }
            return .gap(path == PathPattern.none ? nil : path, in: list)
        case .expectPlaceholders:
            guard let count = match.integer(.number), let list = rowList(match) else { return nil }
            return .placeholders(count, in: list)
        case .expectActive:
            return anyList(match).map {
                match.has("drag") ? .activeDrag(match.has("yes"), in: $0) : .activeDrop(match.has("yes"), in: $0)
            }
        case .expectUncommitted:
            return rowList(match).map { .uncommitted(match.has("yes"), in: $0) }
        case .expectSelected:
            guard let labels = labels(match.all(.label), match), let list = rowList(match) else { return nil }
            return .selected(labels, in: list)
        default: preconditionFailure("A phrase that expects nothing was read as an expectation.")
        }
    }

    /// The named list, or nil for the one that the finger is in.
    mutating func anyList(_ match: PhraseMatch) -> Name?? {
        guard match.tokens(.list) != nil else { return .some(nil) }
        guard let name = namedList(match) else { return .none }
        return .some(name)
    }

    private func operation(_ match: PhraseMatch) -> ProposalExpression.Operation? {
        match.tokens(.operation)?.first?.word.flatMap { ProposalExpression.Operation(rawValue: $0) }
    }

    private func state(_ match: PhraseMatch) -> Expectation.State? {
        match.state(of: Expectation.State.self)
    }

    private mutating func cellState(_ match: PhraseMatch) -> Expectation? {
        guard let row = row(match) else { return nil }
        if match.entry.form == .expectCellDragState {
            return match.state(of: Expectation.CellDragState.self).map { .cellDragState(row, $0) }
        }
        return match.state(of: Expectation.CellDropState.self).map { .cellDropState(row, $0) }
    }

    private mutating func silence(_ match: PhraseMatch) -> Expectation? {
        guard let argument = match.argument(.method), let rule = match.name(.rule), let list = anyList(match) else {
            return nil
        }
        let method = method(argument, kinds: kinds(of: list), match)
        guard let rule = knownRule(rule), let method else { return nil }
        return .silence(MethodReference(name: method.name, range: argument.range), rule: rule, in: list)
    }

    private mutating func finding(_ match: PhraseMatch) -> Expectation? {
        guard let code = match.name(.finding), let list = anyList(match) else { return nil }
        if methods.findingCodes.contains(code.text) { return .finding(code, in: list) }
        reportUnknown(
            .unknownFinding, "finding", code, candidates: methods.findingCodes,
            otherwise: "Findings have the codes \(methods.findingCodes.first ?? "") and up.")
        return nil
    }

    mutating func knownRule(_ rule: Name) -> Name? {
        if methods.hasRule(rule.text) { return rule }
        reportUnknown(.unknownRule, "rule", rule, candidates: methods.ruleNames, otherwise: "`explain` prints a rule.")
        return nil
    }

    // MARK: - Order

    private mutating func order(_ match: PhraseMatch) -> Expectation? {
        guard let list = rowList(match) else { return nil }
        let shownOnly = match.has("shown")
        guard let block = match.blocks.first else {
            return rows(match).map {
                .order(OrderExpectation(list: list, content: .flat($0), shownOnly: shownOnly))
            }
        }
        return sections(block).map {
            .order(OrderExpectation(list: list, content: .sections($0), shownOnly: shownOnly))
        }
    }

    private mutating func rows(_ match: PhraseMatch) -> [OrderExpectation.Row]? {
        var rows: [OrderExpectation.Row] = []
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

    private mutating func sections(_ block: Block) -> [OrderExpectation.Section]? {
        var sections: [OrderExpectation.Section] = []
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
            sections.append(OrderExpectation.Section(title: title, rows: rows, range: match.range, place: place))
        }
        return !sections.isEmpty && sections.count == block.statements.count ? sections : nil
    }

    // MARK: - Calls

    private mutating func calls(_ match: PhraseMatch) -> Expectation? {
        guard let list = anyList(match) else { return nil }
        guard let block = match.blocks.first else { return .calls([], in: list) }
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
        return !patterns.isEmpty && patterns.count == block.statements.count ? .calls(patterns, in: list) : nil
    }

    private mutating func call(_ match: PhraseMatch) -> Expectation? {
        guard let pattern = callPattern(match, kinds: kinds(of: nil)) else { return nil }
        if match.has("never") { return .call(pattern, count: 0) }
        if match.has("once") { return .call(pattern, count: 1) }
        if match.has("twice") { return .call(pattern, count: 2) }
        return match.integer(.number).map { .call(pattern, count: $0) }
    }
}

extension PhraseMatch {
    /// The state whose word was there.
    fileprivate func state<State: RawRepresentable & CaseIterable>(of: State.Type) -> State?
    where State.RawValue == String {
        State.allCases.first { has($0.rawValue) }
    }
}

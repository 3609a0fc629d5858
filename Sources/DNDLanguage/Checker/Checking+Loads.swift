internal import SourceText

/// What the app loads, and what it asks of items before.
extension Checking {
    mutating func load(_ match: PhraseMatch) -> Statement.Kind? {
        let item = item(match.tokens(.item), match)
        let form = match.tokens(.representation).map { loadForm($0) } ?? .first
        let blocks = match.blocks
        let then = script(blocks.first, in: surroundings.withItem)
        let otherwise = script(blocks.dropFirst().first, in: surroundings.withItem)
        guard let item, let form else { return nil }
        var load = LoadStatement(item: item, form: form, then: then, otherwise: otherwise)
        load.isOffMain = match.has("off")
        return .load(load)
    }

    mutating func loadObjects(_ match: PhraseMatch) -> Statement.Kind? {
        let wanted = match.name(.providerClass).flatMap { knownClass($0) }
        let then = script(match.blocks.first, in: surroundings.withItem)
        return wanted.map { .loadObjects($0, then: then) }
    }

    mutating func cancelProgress(_ match: PhraseMatch) -> Statement.Kind? {
        guard let tokens = match.tokens(.item) else { return .cancelProgress(of: nil) }
        return item(tokens, match).map { .cancelProgress(of: $0) }
    }

    mutating func mainQueue(_ match: PhraseMatch) -> Statement.Kind {
        .mainQueue(script(match.blocks.first, in: surroundings))
    }

    /// `data TYPE`, `file TYPE`, `in-place TYPE`; or a name alone: a class, or else a type.
    private mutating func loadForm(_ tokens: Tokens) -> LoadForm? {
        guard let argument = tokens.last?.argument else { return nil }
        let name = Name(argument.text, range: argument.range)
        guard tokens.count == 1 else {
            checkType(name)
            switch tokens.first?.word {
            case "file": return .file(name)
            case "in-place": return .inPlaceFile(name)
            default: return .data(name)
            }
        }
        let isType = name.text.contains(".") || scope.declares(type: name.text)
        if isType, !isClass(name.text) {
            checkType(name)
            return .data(name)
        }
        return knownClass(name).map { .object($0) }
    }

    /// `item conforms public.text`, `session loads UIImage`; nil when the tokens say something else.
    mutating func providerQuery(_ tokens: Tokens) -> ProviderQuery? {
        guard let verb = tokens.firstIndex(where: { $0.word == "conforms" || $0.word == "loads" }) else { return nil }
        let names = tokens[(verb + 1)...].compactMap { $0.argument }.map { Name($0.text, range: $0.range) }
        guard let first = names.first else { return nil }
        let subject: ProviderQuery.Subject = tokens[..<verb].last?.word == "session" ? .session : .item
        return demand(tokens[verb].word == "loads", first, names).map { ProviderQuery(subject, $0) }
    }

    private mutating func demand(_ isLoad: Bool, _ first: Name, _ names: [Name]) -> ProviderQuery.Demand? {
        if isLoad { return knownClass(first).map { .loads($0) } }
        for name in names { checkType(name) }
        return .conforms(names)
    }

    // MARK: - Expectations

    mutating func providerExpectation(_ match: PhraseMatch) -> Expectation? {
        switch match.entry.form {
        case .expectMetadata: return metadata(match)
        case .expectSession:
            guard let list = anyList(match) else { return nil }
            let names = match.names(.type)
            let wanted = match.name(.providerClass)
            guard let first = wanted ?? names.first, let demand = demand(wanted != nil, first, names) else {
                return nil
            }
            return .session(demand, in: list, match.has("yes"))
        case .expectNoError: return .error(nil)
        case .expectError: return match.argument(.text).map { .error($0.text) }
        case .expectProgress: return progress(match)
        case .expectDelivered: return .delivered(delivery(match))
        case .expectProvided: return labels(match.all(.label), match).map { .provided($0) }
        default: return .queue(match.has("main") ? .main : .background)
        }
    }

    private mutating func metadata(_ match: PhraseMatch) -> Expectation? {
        guard let word = match.first(of: ProviderField.allCases.map { $0.rawValue }),
            let field = ProviderField(rawValue: word), let tokens = match.tokens(.label),
            let label = label(tokens, match), let list = anyList(match)
        else { return nil }
        let values = match.all(.cell).compactMap { $0.first?.argument }
        if field == .types {
            for value in values { checkType(Name(value.text, range: value.range)) }
        }
        return .metadata(field, of: label, in: list, match.has("none") ? nil : values.map { $0.text })
    }

    private mutating func progress(_ match: PhraseMatch) -> Expectation? {
        var item: Name?
        if let tokens = match.tokens(.label) {
            guard let label = label(tokens, match) else { return nil }
            item = label
        }
        if let percent = match.integer(.number) { return .progress(of: item, .percent(percent)) }
        return .progress(of: item, match.has("cancelled") ? .cancelled : .none)
    }

    private func delivery(_ match: PhraseMatch) -> DeliveryExpectation {
        let name = match.argument(.text)?.text
        switch match.first(of: ["object", "data", "zip", "file", "original"]) {
        case "object": return .object
        case "data": return .data
        case "zip": return .zip
        case "file": return .file(name)
        case "original": return .original(name)
        default: return .none
        }
    }
}

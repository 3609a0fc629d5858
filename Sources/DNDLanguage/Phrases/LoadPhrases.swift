internal import SourceText

extension Vocabulary {
    /// Loads of the app.
    static let loads: [VocabularyEntry] = [
        .action(
            "load session as CLASS [{script}]",
            "session.loadObjects(ofClass:completion:); the block runs once, and items are those that could be made",
            inDrop("load session as String { model insert Z at 0; list reload }", result: "Z A B C D E F")
        ) { $0.loadObjects($1) },
        .action(
            "load ITEM [as REPRESENTATION] [off main] [{script} [else {script}]]",
            "loadObject, loadDataRepresentation, loadFileRepresentation; the block runs when the answer arrives",
            inDrop(
                "load item as String { model insert Z at 0 ; list reload } else { list reload }",
                result: "Z A B C D E F")
        ) { $0.load($1) },
        .action(
            "progress cancel [for ITEM]",
            "cancels the loads of an item, or session.progress and with it all loads of the drop",
            inDrop(
                "load item { } else { model insert Z at 0; list reload }; progress cancel", result: "Z A B C D E F")
        ) { $0.cancelProgress($1) },
        .action(
            "main {script}", "DispatchQueue.main.async: the block runs when time is let pass",
            "main { model insert Z at 0; list reload }\nsettle\nexpect order: Z A B C D E F"
        ) { .mainQueue($0.script($1.blocks.first, in: $0.context)) },
    ]
}

/// Loads of the app, and its earlier queries to items.
extension CheckerPass {
    fileprivate mutating func load(_ match: PhraseMatch) -> Statement.Kind? {
        let item = item(match.tokens(.item), match)
        let form = match.tokens(.representation).map { loadForm($0) } ?? .first
        let blocks = match.blocks
        let then = script(blocks.first, in: context.withItem)
        let otherwise = script(blocks.dropFirst().first, in: context.withItem)
        guard let item, let form else { return nil }
        var load = LoadStatement(item: item, form: form, then: then, otherwise: otherwise)
        load.isOffMain = match.has(.off)
        return .load(load)
    }

    fileprivate mutating func loadObjects(_ match: PhraseMatch) -> Statement.Kind? {
        let wanted = match.name(.providerClass).flatMap { knownClass($0) }
        let then = script(match.blocks.first, in: context.withItem)
        return wanted.map { .loadObjects($0, then: then) }
    }

    fileprivate mutating func cancelProgress(_ match: PhraseMatch) -> Statement.Kind? {
        guard let tokens = match.tokens(.item) else { return .cancelProgress(of: nil) }
        return item(tokens, match).map { .cancelProgress(of: $0) }
    }

    /// `data TYPE`, `file TYPE`, `in-place TYPE`, or a single name: a class, otherwise a type.
    private mutating func loadForm(_ tokens: Tokens) -> LoadForm? {
        guard let argument = tokens.last?.argument else { return nil }
        let name = Name(argument.text, range: argument.range)
        guard tokens.count == 1 else {
            checkType(name)
            switch tokens.first?.keyword {
            case .file: return .file(name)
            case .inPlace: return .inPlaceFile(name)
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

    /// `item conforms public.text`, `session loads UIImage`; nil for other tokens.
    mutating func providerQuery(_ tokens: Tokens) -> ProviderQuery? {
        guard let verb = tokens.firstIndex(where: { $0.keyword == .conforms || $0.keyword == .loads }) else {
            return nil
        }
        let names = tokens[(verb + 1)...].compactMap { $0.argument }.map { Name($0.text, range: $0.range) }
        guard let first = names.first else { return nil }
        let subject: ProviderQuery.Subject = tokens[..<verb].last?.keyword == .session ? .session : .item
        return demand(tokens[verb].keyword == .loads, first, names).map { ProviderQuery(subject, $0) }
    }

    mutating func demand(_ isLoad: Bool, _ first: Name, _ names: [Name]) -> ProviderQuery.Demand? {
        if isLoad { return knownClass(first).map { .loads($0) } }
        for name in names { checkType(name) }
        return .conforms(names)
    }
}

internal import SourceText

/// Items, their providers, types and classes.
extension CheckerPass {
    mutating func item(declaredBy match: PhraseMatch) -> ItemDeclaration? {
        guard let label = match.name(.label), let block = match.blocks.first else { return nil }
        var item = ItemDeclaration(label: label, range: match.range)
        var seen: [VocabularyEntry] = []
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .item) else { continue }
            switch line.entry.role {
            case .itemOption(let set):
                checkOnce(line, &seen)
                set(&self, line, &item)
            case .providerOption(let set):
                checkOnce(line, &seen)
                set(&self, line, &item.behaviour)
            default: if let representation = representation(line) { item.representations.append(representation) }
            }
        }
        return item
    }

    private mutating func representation(_ line: PhraseMatch) -> RepresentationDeclaration? {
        let kind: RepresentationDeclaration.Kind =
            switch line.entry.keyword {
            case .data: .data
            case .file: line.has(.inPlace) ? .inPlaceFile : .file
            case .folder: .folder
            default: .object
            }
        guard let name = line.name(kind == .object ? .providerClass : .type) else { return nil }
        var representation = RepresentationDeclaration(kind, name)
        var seen: [VocabularyEntry] = []
        for phrase in line.blocks.first?.statements ?? [] {
            guard let option = match(phrase, in: .representation) else { continue }
            checkOnce(option, &seen)
            if case .providerOption(let set) = option.entry.role { set(&self, option, &representation.behaviour) }
        }
        return representation
    }

    mutating func failure(_ line: PhraseMatch) -> ProviderBehaviour.Failure? {
        guard let message = line.argument(.text)?.text else { return nil }
        var failure = ProviderBehaviour.Failure(message: message)
        if line.has(.domain) { failure.domain = line.argument(.text, after: .domain)?.text }
        if let number = line.integer(.number) {
            failure.code = number
        } else if line.has(.code), let code = line.argument(.text, after: .code) {
            failure.code = Int(code.text)
            if failure.code == nil {
                report(
                    .wrongArgument, "'\(code.text)' is no code", at: code.range,
                    hints: ["A code is a whole number; one below zero stands in quotation marks."])
            }
        }
        return failure
    }

    mutating func declareType(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let name = match.name(.name) else { return }
        fixture.types.append(TypeDeclaration(name: name, parents: match.names(.type), range: match.range))
    }

    mutating func declareClass(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let name = match.name(.name), let block = match.blocks.first else { return }
        var declared = ClassDeclaration(name: name, readableTypes: [], writableTypes: [], range: match.range)
        var seen: [VocabularyEntry] = []
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .providerClass) else { continue }
            checkOnce(line, &seen)
            if case .classOption(let set) = line.entry.role { set(&self, line, &declared) }
        }
        fixture.classes.append(declared)
    }

    mutating func declareTeam(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let name = match.name(.name) else { return }
        fixture.teams.append(TeamDeclaration(app: app, team: name, range: match.range))
    }
}

extension PhraseMatch {
    /// Width and height.
    var size: (width: Int, height: Int)? {
        let numbers = all(.number).compactMap { tokens -> Int? in
            if case .integer(let number)? = tokens.first?.argument?.kind { number } else { nil }
        }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
}

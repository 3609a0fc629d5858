internal import SourceText

/// Items and their providers.
extension CheckerPass {
    mutating func item(declaredBy match: PhraseMatch) -> ItemDeclaration? {
        guard let label = match.name(.label), let block = match.blocks.first else { return nil }
        var item = ItemDeclaration(label: label, range: match.range)
        var seen: [Form] = []
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .item) else { continue }
            if line.entry.form == .representation {
                if let representation = representation(line) { item.representations.append(representation) }
            } else {
                checkOnce(line, &seen)
                read(line, into: &item)
            }
        }
        return item
    }

    private mutating func read(_ line: PhraseMatch, into item: inout ItemDeclaration) {
        switch line.entry.form {
        case .itemType: item.representations += line.names(.type).map { RepresentationDeclaration(.data, $0) }
        case .itemLocal: item.hasLocalObject = line.has("on")
        case .itemName: item.suggestedName = line.argument(.text)?.text
        case .itemTeamData: item.teamData = line.argument(.text)?.text
        case .itemCancel: item.stopsWhenCancelled = line.has("stops")
        case .itemSize:
            let numbers = line.all(.number).compactMap { $0.first?.argument?.integer }
            if numbers.count == 2 { item.size = (numbers[0], numbers[1]) }
        default: read(line, into: &item.behaviour)
        }
    }

    private mutating func representation(_ line: PhraseMatch) -> RepresentationDeclaration? {
        let kind: RepresentationDeclaration.Kind =
            switch line.entry.verb {
            case "data": .data
            case "file": line.has("in-place") ? .inPlaceFile : .file
            case "folder": .folder
            default: .object
            }
        guard let name = line.name(kind == .object ? .providerClass : .type) else { return nil }
        var representation = RepresentationDeclaration(kind, name)
        var seen: [Form] = []
        for phrase in line.blocks.first?.statements ?? [] {
            guard let option = match(phrase, in: .representation) else { continue }
            checkOnce(option, &seen)
            read(option, into: &representation.behaviour)
        }
        return representation
    }

    private mutating func read(_ line: PhraseMatch, into behaviour: inout ProviderBehaviour) {
        switch line.entry.form {
        case .itemAfter:
            if case .duration(let milliseconds)? = line.argument(.duration)?.kind {
                behaviour.delayMilliseconds = milliseconds
            }
        case .itemFails: behaviour.failure = failure(line)
        case .itemVisibility:
            behaviour.visibility = line.has("team") ? .team : line.has("own") ? .ownProcess : .all
        case .itemGives: behaviour.givenClass = line.name(.providerClass)
        default: behaviour.text = line.argument(.text)?.text
        }
    }

    private mutating func failure(_ line: PhraseMatch) -> ProviderBehaviour.Failure? {
        guard let message = line.argument(.text)?.text else { return nil }
        var failure = ProviderBehaviour.Failure(message: message)
        if line.has("domain") { failure.domain = line.argument(.text, after: "domain")?.text }
        if let number = line.integer(.number) {
            failure.code = number
        } else if line.has("code"), let code = line.argument(.text, after: "code") {
            failure.code = Int(code.text)
            if failure.code == nil {
                report(
                    .wrongArgument, "'\(code.text)' is no code", at: code.range,
                    hints: ["A code is a whole number; one below zero stands in quotation marks."])
            }
        }
        return failure
    }

    func typeDeclaration(_ match: PhraseMatch) -> TypeDeclaration? {
        match.name(.name).map { TypeDeclaration(name: $0, parents: match.names(.type), range: match.range) }
    }

    mutating func classDeclaration(_ match: PhraseMatch) -> ClassDeclaration? {
        guard let name = match.name(.name), let block = match.blocks.first else { return nil }
        var declared = ClassDeclaration(name: name, readableTypes: [], writableTypes: [], range: match.range)
        var seen: [Form] = []
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .providerClass) else { continue }
            checkOnce(line, &seen)
            if line.entry.form == .classReads {
                declared.readableTypes = line.names(.type)
            } else {
                declared.writableTypes = line.names(.type)
            }
        }
        return declared
    }
}

extension Argument {
    fileprivate var integer: Int? {
        if case .integer(let number) = kind { number } else { nil }
    }
}

internal import SourceText

/// Labels, places and items in the arguments of a phrase.
extension CheckerPass {
    // MARK: - Labels and sections

    /// The label if it is known. Otherwise reports it, with the labels and keywords that could be meant.
    mutating func label(_ tokens: Tokens, _ match: PhraseMatch) -> Name? {
        guard let name = tokens.name else { return nil }
        guard !scope.knows(label: name.text) else { return name }
        guard !diagnostics.isFull(name.range.file) else { return nil }
        if let translation = translation(of: match) ?? labelsWithoutBlanks(tokens, match) ?? message(tokens, match) {
            let fault = Diagnostic(.unknownLabel, "unknown label '\(name.text)'", at: name.range)
            report(translation.corrects(fault), about: name, near: nil)
            return nil
        }
        let isString = tokens.firstArgument?.isString ?? false
        let keywords = isString ? [] : match.keywords(at: tokens.startIndex)
        reportUnknown(
            .unknownLabel, "label", name, candidates: scope.labels + keywords, otherwise: labelsHint)
        return nil
    }

    /// `BCA` after the `:` of an expectation of several rows, if its letters are labels.
    @inline(never)
    private func labelsWithoutBlanks(_ tokens: Tokens, _ match: PhraseMatch) -> TranslationEdit? {
        guard match.has(.order) || match.has(.shown) || match.has(.selected) || match.has(.loaded),
            let word = tokens.firstArgument, word.literal != nil, match.has(.colon)
        else { return nil }
        var text = ""
        for letter in word.text.unicodeScalars {
            guard scope.declares(label: String(letter)) else { return nil }
            if !text.isEmpty { text += " " }
            text += String(letter)
        }
        return TranslationEdit(text, TextEdit(range: word.range, replacement: text))
    }

    /// The message of an assertion in another test, as a comment.
    private func message(_ tokens: Tokens, _ match: PhraseMatch) -> TranslationEdit? {
        let index = tokens.startIndex
        guard match.entry.isExpectation, index > 1, index == match.tokens.count - 1,
            let argument = tokens.firstArgument, argument.isString, argument.text.contains(" "),
            !argument.text.contains("\n"), let end = match.phrase.endOfLine
        else { return nil }
        let start = match.tokens[index - 1].range.end
        return TranslationEdit(
            hint: "An expectation has no message; a comment may stand behind it.",
            TextEdit(range: start.union(end), replacement: "  # " + argument.text))
    }

    private var labelsHint: String {
        if scope.scenes.isEmpty { return "No scene is declared; `table people: A B C` declares one." }
        if scope.labels.isEmpty { return "No visible scene has any row." }
        let shown = Array(scope.labels.prefix(12))
        return "The labels here are " + shown.joinedAsList(prefix: "") + (scope.labels.count > 12 ? ", and more." : ".")
    }

    mutating func labels(_ all: [Tokens], _ match: PhraseMatch) -> [Name]? {
        var names: [Name] = []
        for tokens in all {
            guard let name = label(tokens, match) else { continue }
            names.append(name)
        }
        return names.count == all.count ? names : nil
    }

    /// The title of a section, if it is known.
    mutating func sectionTitle(_ argument: Argument?) -> Name? {
        guard let argument else { return nil }
        let name = Name(argument.text, range: argument.range)
        if argument.integer != nil { return name }
        guard !scope.knows(section: name.text) else { return name }
        reportUnknown(.unknownSection, "section", name, candidates: scope.sectionTitles)
        return nil
    }

    mutating func section(_ argument: Argument?) -> SectionExpression? {
        if let argument, let number = argument.integer { return .index(number, range: argument.range) }
        return sectionTitle(argument).map { .title($0) }
    }

    // MARK: - Places

    mutating func places(_ all: [Tokens], _ match: PhraseMatch) -> [Place]? {
        var places: [Place] = []
        for tokens in all {
            guard let place = place(tokens, match) else { continue }
            places.append(place)
        }
        return places.count == all.count ? places : nil
    }

    mutating func place(_ tokens: Tokens?, _ match: PhraseMatch) -> Place? {
        guard let tokens, let range = tokens.range else { return nil }
        switch tokens.firstKeyword {
        case .end: return endPlace(tokens, range)
        case .itemSource: return reference(.itemSource, tokens, isKnown: context.hasItem)
        case .itemDestination: return reference(.itemDestination, tokens, isKnown: context.hasItem)
        case .destination: return Place(.destination, range: range)
        case .moveSource: return reference(.moveSource, tokens, isKnown: context.hasMove)
        case .moveDestination: return reference(.moveDestination, tokens, isKnown: context.hasMove)
        case .item, .itemLabel, .items, .sessionItems:
            report(
                .itemAsPlace, "\(tokens[tokens.startIndex].description) is no place", at: range,
                hints: ["Its row is item.source; where it goes is destination."])
            return nil
        default: return point(tokens, match)
        }
    }

    private mutating func endPlace(_ tokens: Tokens, _ range: SourceRange) -> Place? {
        guard tokens.count == 3 else { return Place(.end(section: nil), range: range) }
        guard let title = sectionTitle(tokens.last?.argument) else { return nil }
        return Place(.end(section: title), range: range)
    }

    private mutating func reference(_ kind: Place.Kind, _ tokens: Tokens, isKnown: Bool) -> Place? {
        let token = tokens[tokens.startIndex]
        if isKnown { return Place(kind, range: token.range) }
        reportReference(token)
        return nil
    }

    private mutating func reportReference(_ token: PhraseToken) {
        let isMove = token.word?.hasPrefix("move.") ?? false
        report(
            .referenceWithoutMeaning, "\(token.description) means nothing here", at: token.range,
            hints: [
                isMove
                    ? "It means something in moveRowAt and its kin."
                    : "It means something in `each item`, `load`, `placeholder commit`, and methods about a row."
            ])
    }

    private mutating func point(_ tokens: Tokens, _ match: PhraseMatch) -> Place? {
        guard let token = tokens.firstStored else { return nil }
        switch token.kind {
        case .integer: return Place(.position(Int(token.first)), range: token.range)
        case .indexPath: return Place(.path(section: Int(token.first), index: Int(token.second)), range: token.range)
        default: return label(tokens, match).map { Place(.label($0.text), range: $0.range) }
        }
    }

    /// A path in a pattern.
    mutating func path(_ tokens: Tokens?, _ match: PhraseMatch) -> PathPattern? {
        guard let tokens, let token = tokens.firstStored else { return nil }
        switch token.kind {
        case .wildcard: return .any
        case .word where token.keyword == .noneWord: return PathPattern.none
        case .integer: return .path(section: 0, index: Int(token.first))
        case .indexPath: return .path(section: Int(token.first), index: Int(token.second))
        default: return label(tokens, match).map { .label($0) }
        }
    }

    // MARK: - Items

    mutating func items(_ all: [Tokens], _ match: PhraseMatch) -> [ItemExpression]? {
        var items: [ItemExpression] = []
        for tokens in all {
            guard let item = item(tokens, match) else { continue }
            items.append(item)
        }
        return items.count == all.count ? items : nil
    }

    mutating func item(_ tokens: Tokens?, _ match: PhraseMatch) -> ItemExpression? {
        guard let tokens, !tokens.isEmpty else { return nil }
        switch tokens.firstKeyword {
        case .items: return .items
        case .sessionItems: return .sessionItems
        case .item, .itemLabel:
            if context.hasItem { return .item }
            reportReference(tokens[tokens.startIndex])
            return nil
        default: return label(tokens, match).map { .label($0) }
        }
    }
}

internal import SourceText

/// Statements of the app.
extension CheckerPass {
    mutating func appPhrase(_ match: PhraseMatch) -> Statement.Kind? {
        let verb = match.entry.verb
        if verb == "model" { return modelEdit(match) }
        if match.entry.form.isQuery { return query(match) }
        if verb == "list" { return listEdit(match) }
        if verb == "snapshot" { return snapshot(match) }
        if verb == "outline" { return outline(match) }
        if verb == "read" { return read(match) }
        rowsAreAsDeclared = false
        switch match.entry.form {
        case .answer: return handAnswer(match)
        case .presentation: return presentation(match)
        case .batch: return batch(match)
        case .coordinatorDrop, .coordinatorDropInto, .coordinatorDropToView: return coordinatorDrop(match)
        case .placeholderInsert: return placeholderInsert(match)
        case .placeholderCommit: return placeholderCommit(match)
        case .placeholderUpdate: return placeholderItem(match).map { .placeholderUpdate(for: $0) }
        case .placeholderDelete: return placeholderItem(match).map { .placeholderDelete(for: $0) }
        case .load: return load(match)
        case .loadObjects: return loadObjects(match)
        case .progressCancel: return cancelProgress(match)
        case .mainQueue: return mainQueue(match)
        case .eachItem: return .eachItem(script(match.blocks.first, in: context.withItem))
        case .branch: return branch(match)
        case .animatorAddAnimations: return .addAnimations
        case .animatorAddCompletion:
            var inner = context
            inner.hasPosition = true
            return .addCompletion(script(match.blocks.first, in: inner))
        case .previewProvider: return previewProvider(match)
        case .dropPreviewUpdate: return item(match.tokens(.item), match).map { .setNeedsDropPreviewUpdate($0) }
        case .contextTargetCell:
            return match.tokens(.label).flatMap { label($0, match) }.map { .springLoadingContext(.targetCell($0)) }
        case .contextTargetView: return namedList(match).map { .springLoadingContext(.targetView($0)) }
        case .contextTargetItem: return match.name(.name).map { .springLoadingContext(.targetItem($0)) }
        case .progressIndicatorStyle: return .progressIndicatorStyle(isShown: match.has("default"))
        default:
            report(.misplacedPhrase, "'\(verb ?? "")' cannot stand here", at: match.phrase.verbRange)
            return nil
        }
    }

    private mutating func batch(_ match: PhraseMatch) -> Statement.Kind? {
        guard let block = match.blocks.first else { return nil }
        let names = match.tokens(.list) != nil
        let list: Name?
        if names {
            guard let named = rowList(match) else { return nil }
            list = named
        } else {
            list =
                !context.hasList && scope.ownLists.count == 1
                ? Name(scope.ownLists[0].name.text, range: match.phrase.verbRange) : nil
        }
        return .batch(script(block, in: names ? context.withList : context), in: list)
    }

    private mutating func coordinatorDrop(_ match: PhraseMatch) -> Statement.Kind? {
        guard let item = item(match.tokens(.item), match) else { return nil }
        switch match.entry.form {
        case .coordinatorDrop: return place(match.tokens(.place), match).map { .coordinatorDrop(item, .row($0)) }
        case .coordinatorDropInto:
            return place(match.tokens(.place), match).map { .coordinatorDrop(item, .intoRow($0)) }
        default: return namedList(match).map { .coordinatorDrop(item, .view($0)) }
        }
    }

    private mutating func placeholderInsert(_ match: PhraseMatch) -> Statement.Kind? {
        let place = place(match.tokens(.place), match)
        guard let item = item(match.tokens(.item), match), let place else { return nil }
        return .placeholderInsert(at: place, for: item, cell: match.name(.name))
    }

    private mutating func placeholderCommit(_ match: PhraseMatch) -> Statement.Kind? {
        guard let committed = placeholderItem(match) else { return nil }
        return .placeholderCommit(for: committed, script(match.blocks.first, in: context.withItem))
    }

    /// The named item. The inner nil is the current item, the outer nil a fault.
    private mutating func placeholderItem(_ match: PhraseMatch) -> ItemExpression?? {
        guard let tokens = match.tokens(.item) else { return .some(nil) }
        guard let item = item(tokens, match) else { return .none }
        return .some(item)
    }

    private mutating func branch(_ match: PhraseMatch) -> Statement.Kind? {
        let condition = condition(match.tokens(.condition), inScript: true)
        let blocks = match.blocks
        let then = script(blocks.first, in: context)
        let otherwise = script(blocks.dropFirst().first, in: context)
        return condition.map { .branch($0, then: then, otherwise: otherwise) }
    }

    private mutating func previewProvider(_ match: PhraseMatch) -> Statement.Kind? {
        let answer: Answer = match.has("none") ? .none : match.has("preview") ? .preview : .standard
        return item(match.tokens(.item), match).map { .previewProvider($0, answer) }
    }

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
        let isNegated = tokens.first?.word == "not"
        let subject = isNegated ? tokens[tokens.index(after: tokens.startIndex)] : tokens[tokens.startIndex]
        if inScript, let word = subject.word, word == "item" || word.hasPrefix("item."), !context.hasItem {
            report(
                .referenceWithoutMeaning, "'\(word)' means nothing here", at: subject.range,
                hints: ["It means something in `each item`, `load` and `placeholder commit`."])
            return nil
        }
        if subject.word == "item" || subject.word == "session" {
            return providerQuery(tokens).map { isNegated ? .not(.provider($0)) : .provider($0) }
        }
        if subject.word == "position" { return position(tokens).map { isNegated ? .not($0) : $0 } }
        guard let word = last.word else { return nil }
        let words = tokens.compactMap { $0.word }
        let proposal = words.firstIndex(of: "proposal").map { ProposalExpression(words: Array(words[($0 + 1)...])) }
        guard let condition = proposal?.map({ .proposal($0) }) ?? Condition(word: word) else { return nil }
        return isNegated ? .not(condition) : condition
    }
}

extension Condition {
    init?(word: String) {
        switch word {
        case "item.source": self = .itemSource
        case "item.local": self = .itemLocal
        case "item.preview": self = .itemPreview
        case "item.file": self = .itemFile
        case "destination": self = .destination
        case "local": self = .local
        case "diffable": self = .diffable
        case "editing": self = .editing
        case "single": self = .single
        default: return nil
        }
    }
}

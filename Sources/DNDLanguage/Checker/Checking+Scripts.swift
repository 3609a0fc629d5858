internal import SourceText

/// What the app does.
extension Checking {
    mutating func appPhrase(_ match: PhraseMatch) -> Statement.Kind? {
        let verb = match.entry.verb
        if verb == "model" { return modelEdit(match) }
        if verb == "list" { return listEdit(match) }
        if verb == "snapshot" { return snapshot(match) }
        rowsAreAsDeclared = false
        switch match.entry.form {
        case .batch: return batch(match)
        case .coordinatorDrop, .coordinatorDropInto, .coordinatorDropToView: return coordinatorDrop(match)
        case .placeholderInsert: return placeholderInsert(match)
        case .placeholderCommit: return placeholderCommit(match)
        case .placeholderDelete: return placeholderDelete(match)
        case .load: return load(match)
        case .eachItem: return .eachItem(script(match.blocks.first, in: surroundings.withItem))
        case .branch: return branch(match)
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
                !surroundings.hasList && scope.ownLists.count == 1
                ? Name(scope.ownLists[0].name.text, range: match.phrase.verbRange) : nil
        }
        return .batch(script(block, in: names ? surroundings.withList : surroundings), in: list)
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
        return .placeholderInsert(at: place, for: item)
    }

    private mutating func placeholderCommit(_ match: PhraseMatch) -> Statement.Kind? {
        var committed: ItemExpression?
        if let tokens = match.tokens(.item) {
            guard let item = item(tokens, match) else { return nil }
            committed = item
        }
        return .placeholderCommit(for: committed, script(match.blocks.first, in: surroundings.withItem))
    }

    private mutating func placeholderDelete(_ match: PhraseMatch) -> Statement.Kind? {
        guard let tokens = match.tokens(.item) else { return .placeholderDelete(for: nil) }
        return item(tokens, match).map { .placeholderDelete(for: $0) }
    }

    private mutating func load(_ match: PhraseMatch) -> Statement.Kind? {
        let item = item(match.tokens(.item), match)
        let blocks = match.blocks
        let then = script(blocks.first, in: surroundings.withItem)
        let otherwise = script(blocks.dropFirst().first, in: surroundings.withItem)
        return item.map { .load($0, then: then, otherwise: otherwise) }
    }

    private mutating func branch(_ match: PhraseMatch) -> Statement.Kind? {
        let condition = condition(match.tokens(.condition), inScript: true)
        let blocks = match.blocks
        let then = script(blocks.first, in: surroundings)
        let otherwise = script(blocks.dropFirst().first, in: surroundings)
        return condition.map { .branch($0, then: then, otherwise: otherwise) }
    }

    /// A condition. In a script `item` must mean something; in a pattern it is the item that the call is about.
    mutating func condition(_ tokens: Tokens?, inScript: Bool) -> Condition? {
        guard let tokens, let last = tokens.last, let word = last.word else { return nil }
        if inScript, word.hasPrefix("item."), !surroundings.hasItem {
            report(
                .referenceWithoutMeaning, "'\(word)' means nothing here", at: last.range,
                hints: ["It means something in `each item`, `load` and `placeholder commit`."])
            return nil
        }
        let isNegated = tokens.first?.word == "not"
        let isProposal = tokens.contains { $0.word == "proposal" }
        let operation = ProposalExpression.Operation(rawValue: word)
        guard let condition = isProposal ? operation.map({ .proposal($0) }) : Condition(word: word) else { return nil }
        return isNegated ? .not(condition) : condition
    }
}

extension Condition {
    init?(word: String) {
        switch word {
        case "item.source": self = .itemSource
        case "item.local": self = .itemLocal
        case "destination": self = .destination
        case "local": self = .local
        case "diffable": self = .diffable
        default: return nil
        }
    }
}

internal import SourceText

/// `model …` and `list …`: changes of rows and sections.
extension CheckerPass {
    mutating func modelEdit(_ match: PhraseMatch) -> Statement.Kind? {
        guard let edit = edit(match), let list = editedList(match) else { return nil }
        return .model(edit, in: list)
    }

    mutating func listEdit(_ match: PhraseMatch) -> Statement.Kind? {
        if match.entry.form == .listDrag {
            return rowList(match, isUnderstood: context.hasList).map {
                .dragInteraction(isEnabled: match.has("on"), in: $0)
            }
        }
        guard let edit = edit(match), let list = editedList(match) else { return nil }
        return .list(edit, in: list)
    }

    mutating func editedList(_ match: PhraseMatch) -> Name?? {
        rowsAreAsDeclared = false
        return rowList(match, isUnderstood: context.hasList)
    }

    private mutating func edit(_ match: PhraseMatch) -> ListEdit? {
        switch match.entry.form {
        case .modelInsert: return insertion(match)
        case .modelRemove: return removal(match)
        case .modelMove: return move(match)
        case .listInsert: return places(match.all(.place), match).map { .insert([], at: $0) }
        case .listDelete: return places(match.all(.place), match).map { .remove($0) }
        case .listMove: return listMove(match)
        case .listReload: return places(match.all(.place), match).map { .reload($0) }
        case .listReconfigure: return places(match.all(.place), match).map { .reconfigure($0) }
        case .listReloadAll: return .reloadAll
        case .listBeginUpdates: return .beginUpdates
        case .listEndUpdates: return .endUpdates
        default: return sectionEdit(match)
        }
    }

    private mutating func sectionEdit(_ match: PhraseMatch) -> ListEdit? {
        let number = match.integer(.number)
        switch match.entry.form {
        case .modelInsertSection, .listInsertSection:
            guard let title = match.name(.name), let number else { return nil }
            return .insertSection(title: title, at: number)
        case .modelDeleteSection, .listDeleteSection:
            return section(match.argument(.section)).map { .deleteSection($0) }
        case .modelMoveSection, .listMoveSection:
            guard let section = section(match.argument(.section)), let number else { return nil }
            return .moveSection(section, to: number)
        case .listReloadSection: return section(match.argument(.section)).map { .reloadSection($0) }
        default: preconditionFailure("A phrase that changes no list was read as one that does.")
        }
    }

    private mutating func insertion(_ match: PhraseMatch) -> ListEdit? {
        let items = items(match.all(.item), match)
        guard let place = place(match.tokens(.place), match), let items else { return nil }
        return .insert(items, at: [place])
    }

    /// Items are named by label, rows by place; a mixture is a fault of the item.
    private mutating func removal(_ match: PhraseMatch) -> ListEdit? {
        let things = match.all(.thing)
        if things.allSatisfy({ isItem($0) }) { return items(things, match).map { .removeItems($0) } }
        return places(things, match).map { .remove($0) }
    }

    private mutating func move(_ match: PhraseMatch) -> ListEdit? {
        guard let thing = match.tokens(.thing) else { return nil }
        if isItem(thing) {
            let item = item(thing, match)
            guard let place = place(match.tokens(.place), match), let item else { return nil }
            return .moveItem(item, to: place)
        }
        let source = place(thing, match)
        guard let place = place(match.tokens(.place), match), let source else { return nil }
        return .move(from: source, to: place)
    }

    private mutating func listMove(_ match: PhraseMatch) -> ListEdit? {
        let source = place(match.tokens(.place), match)
        guard let place = place(match.tokens(.place, after: "to"), match), let source else { return nil }
        return .move(from: source, to: place)
    }

    /// Returns whether the tokens are a label or another expression for an item.
    private func isItem(_ tokens: Tokens) -> Bool {
        guard let argument = tokens.first?.argument else { return false }
        switch argument.kind {
        case .string: return true
        case .word(let word):
            return !["end", "destination", "item.source", "item.destination", "move.source", "move.destination"]
                .contains(word)
        default: return false
        }
    }
}

internal import SourceText

extension Vocabulary {
    static let models: [VocabularyEntry] = [
        .model(
            "model insert section NAME at NUMBER [in LIST]", "the app's data gains a section",
            "batch { model insert section \"New\" at 0; list insert section \"New\" at 0 }\nexpect order: A B C D E F"
        ) { $1.insertedSection },
        .model(
            "model delete section SECTION [in LIST]", "the app's data loses a section",
            "table t { section One: A; section Two: B }\n"
                + "batch { model delete section One; list delete section 0 }\nexpect order { Two: B }"
        ) { $0.section($1.argument(.section)).map { .deleteSection($0) } },
        .model(
            "model move section SECTION to NUMBER [in LIST]", "a section moves in the app's data",
            "table t { section One: A; section Two: B }\n"
                + "batch { model move section Two to 0; list move section 1 to 0 }\nexpect order { Two: B; One: A }"
        ) { $0.sectionMove($1) },
        .model(
            "model insert ITEM... at PLACE [in LIST]", "the app's data gains a row; UIKit knows nothing of it",
            "batch { model insert Z at 0; list insert 0 }\nexpect order: Z A B C D E F"
        ) { $0.insertion($1) },
        .model(
            "model remove THING... [in LIST]", "the app's data loses a row",
            "batch { model remove A; list delete 0 }\nexpect order: B C D E F"
        ) { $0.removal($1) },
        .model(
            "model move THING to PLACE [in LIST]", "a row moves in the app's data",
            "batch { model move A to 2; list move 0 to 2 }\nexpect order: B C A D E F"
        ) { $0.move($1) },
    ]

    static let lists: [VocabularyEntry] = [
        .list(
            "list insert section NAME at NUMBER [in LIST]", "insertSections",
            "batch { model insert section \"New\" at 1; list insert section \"New\" at 1 }\nexpect order: A B C D E F"
        ) { $1.insertedSection },
        .list(
            "list delete section SECTION [in LIST]", "deleteSections",
            "table t { section One: A; section Two: B }\n"
                + "batch { model delete section Two; list delete section 1 }\nexpect order { One: A }"
        ) { $0.section($1.argument(.section)).map { .deleteSection($0) } },
        .list(
            "list move section SECTION to NUMBER [in LIST]", "moveSection(_:toSection:)",
            "table t { section One: A; section Two: B }\n"
                + "batch { model move section One to 1; list move section 0 to 1 }\nexpect order { Two: B; One: A }"
        ) { $0.sectionMove($1) },
        .list(
            "list reload section SECTION [in LIST]", "reloadSections",
            "list reload section 0\nexpect order: A B C D E F"
        ) { $0.section($1.argument(.section)).map { .reloadSection($0) } },
        .list(
            "list insert PLACE... [in LIST]", "insertRows(at:) or insertItems(at:)",
            "batch { model insert Z at 1; list insert 1 }\nexpect order: A Z B C D E F"
        ) { $0.places($1.all(.place), $1).map { .insert([], at: $0) } },
        .list(
            "list delete PLACE... [in LIST]", "deleteRows(at:) or deleteItems(at:)",
            "batch { model remove F; list delete 5 }\nexpect order: A B C D E"
        ) { $0.places($1.all(.place), $1).map { .remove($0) } },
        .list(
            "list move PLACE to PLACE [in LIST]", "moveRow(at:to:) or moveItem(at:to:)",
            "batch { model move A to 1; list move 0 to 1 }\nexpect order: B A C D E F"
        ) { $0.listMove($1) },
        .list(
            "list reconfigure PLACE... [in LIST]", "reconfigureRows(at:)",
            "list reconfigure 0\nexpect order: A B C D E F"
        ) { $0.places($1.all(.place), $1).map { .reconfigure($0) } },
        .list(
            "list reload PLACE... [in LIST]", "reloadRows(at:) or reloadItems(at:)",
            "list reload 0 1\nexpect order: A B C D E F"
        ) { $0.places($1.all(.place), $1).map { .reload($0) } },
        .action(
            "list drag (on | off) [in LIST]", changesRows: false, "dragInteractionEnabled",
            "list drag off\ndrag A\nexpect state: idle"
        ) { checker, match in
            checker.appList(match).map { .dragInteraction(isEnabled: match.has(.on), in: $0) }
        },
        .list(
            "list reload [in LIST]", "reloadData()", "model insert Z at 0; list reload\nexpect order: Z A B C D E F"
        ) { _, _ in .reloadAll },
        .list(
            "list beginUpdates [in LIST]", "beginUpdates() of a table; they nest",
            "list beginUpdates; model remove A; list delete 0; list endUpdates\nexpect order: B C D E F"
        ) { _, _ in .beginUpdates },
        .list(
            "list endUpdates [in LIST]", "endUpdates() of a table: the outermost commits",
            "list beginUpdates; model remove A; list delete 0; list endUpdates\nexpect order: B C D E F"
        ) { _, _ in .endUpdates },
    ]
}

extension VocabularyEntry {
    /// A change of the app's data.
    fileprivate static func model(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<ListEdit>
    ) -> VocabularyEntry {
        .action(notation, meaning, example()) { checker, match in
            guard let edit = read(&checker, match), let list = checker.appList(match) else { return nil }
            return .model(edit, in: list)
        }
    }

    /// A call of the app to the list.
    fileprivate static func list(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<ListEdit>
    ) -> VocabularyEntry {
        .action(notation, meaning, example()) { checker, match in
            guard let edit = read(&checker, match), let list = checker.appList(match) else { return nil }
            return .list(edit, in: list)
        }
    }
}

/// Changes of rows and sections.
extension CheckerPass {
    /// The named list, or the only one; the inner nil is the list of the script.
    mutating func appList(_ match: PhraseMatch) -> Name?? {
        rowList(match, isUnderstood: context.hasList)
    }

    fileprivate mutating func sectionMove(_ match: PhraseMatch) -> ListEdit? {
        guard let section = section(match.argument(.section)), let number = match.integer(.number) else { return nil }
        return .moveSection(section, to: number)
    }

    fileprivate mutating func insertion(_ match: PhraseMatch) -> ListEdit? {
        let items = items(match.all(.item), match)
        guard let place = place(match.tokens(.place), match), let items else { return nil }
        return .insert(items, at: [place])
    }

    /// Items are named by label, rows by place; a mixture is a fault of the item.
    fileprivate mutating func removal(_ match: PhraseMatch) -> ListEdit? {
        let things = match.all(.thing)
        if things.allSatisfy({ isItem($0) }) { return items(things, match).map { .removeItems($0) } }
        return places(things, match).map { .remove($0) }
    }

    fileprivate mutating func move(_ match: PhraseMatch) -> ListEdit? {
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

    fileprivate mutating func listMove(_ match: PhraseMatch) -> ListEdit? {
        let source = place(match.tokens(.place), match)
        guard let place = place(match.tokens(.place, after: .to), match), let source else { return nil }
        return .move(from: source, to: place)
    }

    /// Returns whether the tokens are a label or another expression for an item.
    private func isItem(_ tokens: Tokens) -> Bool {
        guard let argument = tokens.first?.argument else { return false }
        switch argument.kind {
        case .string: return true
        case .word:
            switch argument.keyword {
            case .end, .destination, .itemSource, .itemDestination, .moveSource, .moveDestination: return false
            default: return true
            }
        default: return false
        }
    }
}

extension PhraseMatch {
    fileprivate var insertedSection: ListEdit? {
        guard let title = name(.name), let number = integer(.number) else { return nil }
        return .insertSection(title: title, at: number)
    }
}

internal import SourceText

extension Vocabulary {
    static let outlines: [VocabularyEntry] = [
        .outline(
            "outline append ITEM... [to ITEM] [of SECTION] [in LIST]", "append(_:to:) of a section snapshot",
            outline("expand Music", "Music Song")
        ) { $0.outlineAppending($1) },
        .outline(
            "outline insert section SECTION (before LABEL | after LABEL) [of SECTION] [in LIST]",
            "insert(_:before:) or (_:after:) with the section snapshot of another section",
            "collection t { data diffable; section One: A; section Two: B }\n"
                + "outline insert section Two after A of One; outline apply to One\nexpect order: A B"
        ) { checker, match in
            let neighbour = checker.namedItem(match)
            guard let other = checker.section(match.argument(.section)), let neighbour else { return nil }
            return .insertSection(other, match.side, neighbour)
        },
        .outline(
            "outline insert ITEM... (before LABEL | after LABEL) [of SECTION] [in LIST]",
            "insert(_:before:) or (_:after:) of a section snapshot",
            outline("outline insert Mail before Music; outline apply", "Mail Music")
        ) { checker, match in
            let neighbour = checker.namedItem(match)
            guard let items = checker.items(match.all(.item), match), let neighbour else { return nil }
            return .insert(items, match.side, neighbour)
        },
        .outline(
            "outline delete all [of SECTION] [in LIST]", "deleteAll() of a section snapshot",
            outline("outline delete all; outline append Mail; outline apply", "Mail")
        ) { _, _ in .deleteAll },
        .outline(
            "outline delete ITEM... [of SECTION] [in LIST]", "delete(_:) of a section snapshot, with what is beneath",
            outline("outline append Mail; outline delete Music; outline apply", "Mail")
        ) { $0.items($1.all(.item), $1).map { .delete($0) } },
        .outline(
            "outline replace ITEM with ITEM... [of SECTION] [in LIST]", "replace(childrenOf:using:)",
            outline("outline replace Music with Duet; outline expand Music; outline apply", "Music Duet")
        ) { checker, match in
            let children = checker.items(match.all(.item, after: .with), match)
            guard let parent = checker.item(match.tokens(.item), match), let children else { return nil }
            return .replaceChildren(of: parent, with: children)
        },
        .outline(
            "outline expand ITEM... [of SECTION] [in LIST]", "expand(_:)",
            outline("outline expand Music; outline apply", "Music Song")
        ) { $0.items($1.all(.item), $1).map { .expand($0) } },
        .outline(
            "outline collapse ITEM... [of SECTION] [in LIST]", "collapse(_:)",
            outline("expand Music; outline collapse Music; outline apply", "Music")
        ) { $0.items($1.all(.item), $1).map { .collapse($0) } },
        .outline(
            "outline apply [to SECTION] [in LIST]", sectionFollows: .to,
            "apply(_:to:animatingDifferences:): the section shows what is visible",
            outline("expand Music", "Music Song")
        ) { _, _ in .apply },
    ]

    static let reads: [VocabularyEntry] = [
        .read(
            "read (itemIdentifiers | numberOfItems) [of SECTION] [in LIST]",
            "asks the snapshot that the app prepares",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "read itemIdentifiers of Two\nexpect returned: B"
        ) { $0.itemsQuery($1) },
        .read(
            "read isEqual [in LIST]", "whether the prepared snapshot equals snapshot()",
            "table t: A B { data diffable }\nsnapshot reload A; read isEqual\nexpect returned: true\nsnapshot take"
        ) { _, _ in .isEqual },
        .read(
            "read indexOfItem LABEL [in LIST]", "the index of an item, counted over all sections",
            "table t { data diffable; section One: A; section Two: B }\nread indexOfItem B\nexpect returned: 1"
        ) { $0.namedItem($1).map { .indexOfItem($0) } },
        .read(
            "read (snapshot | initialSnapshot | finalSnapshot) [in LIST]",
            "the items of snapshot(), or of the transaction that the reordering handlers are told",
            "collection t: A B C { data diffable; reorders }\ndrag A; hover C; drop\nread initialSnapshot\n"
                + "expect returned: A B C"
        ) { $1.snapshotQuery },
        .read(
            "read (level | parent | index | isExpanded | isVisible | contains) of LABEL [of SECTION] [in LIST]",
            "asks the section snapshot that the app prepares about an item",
            outline("read level of Song\nexpect returned: 1", "Music")
        ) { $0.outlineItemQuery($1) },
        .read(
            "read (items | rootItems | visibleItems | expandedItems) [of SECTION] [in LIST]",
            "asks the section snapshot that the app prepares",
            outline("read items\nexpect returned: Music Song", "Music")
        ) { $0.outlineQuery($1) },
    ]
}

extension VocabularyEntry {
    /// A change of a section snapshot. The section follows a keyword, and is otherwise the only one.
    fileprivate static func outline(
        _ notation: String, sectionFollows keyword: Keyword = .of, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String, _ read: @escaping PhraseRole.Reading<OutlineEdit>
    ) -> VocabularyEntry {
        .action(notation, meaning, example()) { checker, match in
            let edit = read(&checker, match)
            guard let list = checker.appList(match),
                let section = checker.outlineSection(match.argument(.section, after: keyword)), let edit
            else { return nil }
            return .outline(edit, of: section, in: list)
        }
    }

    /// A question of the app to a snapshot.
    fileprivate static func read(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<SnapshotQuery>
    ) -> VocabularyEntry {
        .action(notation, changesRows: false, meaning, example()) { checker, match in
            let query = read(&checker, match)
            guard let list = checker.appList(match), let query else { return nil }
            return .read(query, in: list)
        }
    }
}

extension CheckerPass {
    /// The named section, or nil for the only one; the outer nil is a fault.
    fileprivate mutating func outlineSection(_ argument: Argument?) -> SectionExpression?? {
        guard let argument else { return .some(nil) }
        guard let section = section(argument) else { return .none }
        return .some(section)
    }

    fileprivate mutating func outlineAppending(_ match: PhraseMatch) -> OutlineEdit? {
        guard let items = items(match.all(.item, after: .append), match) else { return nil }
        guard let parent = match.tokens(.item, after: .to) else { return .append(items, to: nil) }
        return item(parent, match).map { .append(items, to: $0) }
    }

    fileprivate mutating func itemsQuery(_ match: PhraseMatch) -> SnapshotQuery? {
        var section: Name?
        if let argument = match.argument(.section) {
            guard let title = sectionTitle(argument) else { return nil }
            section = title
        }
        return match.has(.numberOfItems) ? .numberOfItems(of: section) : .itemIdentifiers(of: section)
    }

    fileprivate mutating func outlineQuery(_ match: PhraseMatch) -> SnapshotQuery? {
        guard let section = outlineSection(match.argument(.section)) else { return nil }
        return match.words.compactMap { SnapshotQuery.Part(rawValue: $0.text) }.first
            .map { .outline($0, of: section) }
    }

    fileprivate mutating func outlineItemQuery(_ match: PhraseMatch) -> SnapshotQuery? {
        guard let section = outlineSection(match.argument(.section)), let item = namedItem(match) else { return nil }
        return match.words.compactMap { SnapshotQuery.Property(rawValue: $0.text) }.first
            .map { .outlineItem($0, item, of: section) }
    }
}

extension PhraseMatch {
    fileprivate var side: OutlineEdit.Side { has(.before) ? .before : .after }

    /// A query without arguments.
    fileprivate var snapshotQuery: SnapshotQuery {
        has(.initialSnapshot) ? .initialSnapshot : has(.finalSnapshot) ? .finalSnapshot : .snapshot
    }
}

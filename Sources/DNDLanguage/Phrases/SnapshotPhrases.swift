internal import SourceText

extension Vocabulary {
    static let snapshots: [VocabularyEntry] = [
        .snapshot(
            "snapshot append section NAME [in LIST]", "appendSections",
            diffable("snapshot append section New; snapshot append Z to New", "A B C Z")
        ) { $1.name(.name).map { .appendSection($0) } },
        .snapshot(
            "snapshot insert section NAME (before SECTION | after SECTION) [in LIST]",
            "insertSections(_:beforeSection:) or (_:afterSection:)",
            "table t { data diffable; section One: A }\n"
                + "snapshot insert section Two before One; snapshot apply\nexpect order: A"
        ) { $0.snapshotSectionInsertion($1) },
        .snapshot(
            "snapshot delete section SECTION [in LIST]", "deleteSections",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "snapshot delete section One; snapshot apply\nexpect order: B"
        ) { $0.sectionTitle($1.argument(.section)).map { .deleteSection($0) } },
        .snapshot(
            "snapshot move section SECTION (before SECTION | after SECTION) [in LIST]",
            "moveSection(_:beforeSection:) or (_:afterSection:)",
            "table t { data diffable; section One: A; section Two: B }\n"
                + "snapshot move section One after Two; snapshot apply\nexpect order: B A"
        ) { $0.snapshotSectionMove($1) },
        .snapshot(
            "snapshot insert ITEM... at PLACE [in LIST]", "inserts by place",
            diffable("snapshot insert Z at 1", "A Z B C")
        ) { checker, match in
            guard let items = checker.items(match.all(.item), match) else { return nil }
            return checker.place(match.tokens(.place), match).map { .insertAt(items, $0) }
        },
        .snapshot(
            "snapshot insert ITEM... (before LABEL | after LABEL) [in LIST]",
            "insertItems(_:beforeItem:) or (_:afterItem:)", diffable("snapshot insert Z before B", "A Z B C")
        ) { $0.snapshotInsertion($1) },
        .snapshot(
            "snapshot append ITEM... [to SECTION] [in LIST]", "appendItems(_:toSection:)",
            diffable("snapshot append Z", "A B C Z")
        ) { $0.snapshotAppending($1) },
        .snapshot(
            "snapshot delete all [in LIST]", "deleteAllItems(), sections included",
            "table t: A B C { data diffable }\nsnapshot delete all; snapshot append section New; snapshot append Z\n"
                + "snapshot apply\nexpect order { New: Z }"
        ) { _, _ in .deleteAll },
        .snapshot(
            "snapshot delete ITEM... [in LIST]", "deleteItems", diffable("snapshot delete B", "A C")
        ) { $0.items($1.all(.item), $1).map { .delete($0) } },
        .snapshot(
            "snapshot move ITEM to PLACE [in LIST]", "moves by place", diffable("snapshot move A to 2", "B C A")
        ) { checker, match in
            guard let item = checker.item(match.tokens(.item), match) else { return nil }
            return checker.place(match.tokens(.place), match).map { .moveTo(item, $0) }
        },
        .snapshot(
            "snapshot move ITEM (before LABEL | after LABEL) [in LIST]", "moveItem(_:beforeItem:) or (_:afterItem:)",
            diffable("snapshot move A after C", "B C A")
        ) { $0.snapshotMove($1) },
        .snapshot(
            "snapshot reload section SECTION [in LIST]", "reloadSections",
            "table t { data diffable; section One: A }\nsnapshot reload section One; snapshot apply\n"
                + "expect updates: reload section 0"
        ) { $0.sectionTitle($1.argument(.section)).map { .reloadSection($0) } },
        .snapshot(
            "snapshot reload ITEM... [in LIST]", "reloadItems", diffable("snapshot reload A", "A B C")
        ) { $0.items($1.all(.item), $1).map { .reload($0) } },
        .snapshot(
            "snapshot reconfigure ITEM... [in LIST]", "reconfigureItems", diffable("snapshot reconfigure A", "A B C")
        ) { $0.items($1.all(.item), $1).map { .reconfigure($0) } },
        .snapshot(
            "snapshot apply reloading [in LIST]", "applySnapshotUsingReloadData",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply reloading\nexpect order: A C"
        ) { _, _ in .applyUsingReloadData },
        .snapshot(
            "snapshot apply unanimated [in LIST]", "apply(_:animatingDifferences:) with false",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply unanimated\nexpect order: A C"
        ) { _, _ in .applyUnanimated },
        .snapshot(
            "snapshot apply off-main [in LIST]",
            "apply(_:animatingDifferences:) from another queue; shown once time passes",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot apply off-main; settle\n"
                + "expect order: A C"
        ) { _, _ in .applyOffMain },
        .snapshot(
            "snapshot take [in LIST]", "snapshot(): begins anew from what is shown",
            "table t: A B C { data diffable }\nsnapshot delete B; snapshot take; snapshot apply\n"
                + "expect order: A B C"
        ) { _, _ in .take },
        .snapshot(
            "snapshot apply [in LIST]", "apply(_:animatingDifferences:)", diffable("snapshot delete A", "B C")
        ) { _, _ in .apply },
    ]

    private static func diffable(_ phrase: String, _ result: String) -> String {
        "table t: A B C { data diffable }\n" + phrase + "; snapshot apply\nexpect order: " + result
    }
}

extension VocabularyEntry {
    /// A change of the snapshot that the app prepares for a diffable data source.
    fileprivate static func snapshot(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<SnapshotEdit>
    ) -> VocabularyEntry {
        .action(notation, meaning, example()) { checker, match in
            let edit = read(&checker, match)
            guard let list = checker.appList(match), let edit else { return nil }
            return .snapshot(edit, in: list)
        }
    }
}

extension CheckerPass {
    /// The item that a phrase names as a neighbour, or asks about.
    mutating func namedItem(_ match: PhraseMatch) -> Name? {
        match.tokens(.label).flatMap { label($0, match) }
    }

    fileprivate mutating func snapshotInsertion(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let items = items(match.all(.item), match), let other = namedItem(match) else { return nil }
        return match.has(.before) ? .insertBefore(items, other) : .insertAfter(items, other)
    }

    fileprivate mutating func snapshotAppending(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let items = items(match.all(.item), match) else { return nil }
        guard let section = match.argument(.section) else { return .append(items, toSection: nil) }
        return sectionTitle(section).map { .append(items, toSection: $0) }
    }

    fileprivate mutating func snapshotMove(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let item = item(match.tokens(.item), match), let other = namedItem(match) else { return nil }
        return match.has(.before) ? .moveBefore(item, other) : .moveAfter(item, other)
    }

    fileprivate mutating func snapshotSectionInsertion(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let title = match.name(.name), let other = sectionTitle(match.argument(.section)) else { return nil }
        return match.has(.before) ? .insertSectionBefore(title, other) : .insertSectionAfter(title, other)
    }

    fileprivate mutating func snapshotSectionMove(_ match: PhraseMatch) -> SnapshotEdit? {
        let word: Keyword = match.has(.before) ? .before : .after
        let title = sectionTitle(match.argument(.section))
        guard let other = sectionTitle(match.argument(.section, after: word)), let title else { return nil }
        return match.has(.before) ? .moveSectionBefore(title, other) : .moveSectionAfter(title, other)
    }
}

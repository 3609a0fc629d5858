internal import SourceText

extension Vocabulary {
    /// Queries of an app to a list, in data-source or presentation values.
    static let queries: [VocabularyEntry] = [
        .query(
            "list count SECTION [in LIST]", "numberOfRows(inSection:) or numberOfItems(inSection:)",
            "list count 0\nexpect returned: 6"
        ) { $0.section($1.argument(.section)).map { .rowCount($0) } },
        .query(
            "list scroll to PLACE [in LIST]", "scrollToRow(at:at:animated:) or scrollToItem(at:at:animated:)",
            "list scroll to 9\nexpect exception \"Attempted to scroll the table view to an out-of-bounds row ...\""
        ) { $0.place($1.tokens(.place), $1).map { .scroll($0) } },
        .query(
            "list dequeue NAME [in LIST]",
            "dequeueReusableCell(withIdentifier:for:) or dequeueReusableCell(withReuseIdentifier:for:)",
            "table people: A B { cells: Person }\nlist dequeue Persn\n"
                + "expect exception \"unable to dequeue a cell with identifier Persn - ...\""
        ) { $1.name(.name).map { .dequeue($0) } },
        .query(
            "list layout PLACE... [in LIST]", "the layout of a collection gives attributes for a cell there",
            "collection shelf: A B\nlist layout 2\nexpect exception \"UICollectionView received layout attributes ...\""
        ) { $0.places($1.all(.place), $1).map { .layoutAttributes($0) } },
        .action(
            "presentation [in LIST] {script}",
            "performUsingPresentationValues: the places of list phrases inside count on the screen",
            "app Photos { view album: sunset }\nitem sunset { after 1s }\n"
                + "drag sunset from album; hover 1 in list; drop\n"
                + "batch { model remove B; presentation { list delete 2 } }\n"
                + "expect shown: A ~ C D E F"
        ) { $0.presentation($1) },
        .query(
            "translate section SECTION to (presentation | data-source) [in LIST]",
            "presentationSectionIndex(forDataSourceSectionIndex:), or dataSourceSectionIndex(…) the other way",
            "translate section 0 to presentation\nexpect returned: 0"
        ) { checker, match in
            checker.section(match.argument(.section)).map { .translateSection($0, to: match.indexSpace) }
        },
        .query(
            "translate PLACE to (presentation | data-source) [in LIST]",
            "presentationIndexPath(forDataSourceIndexPath:), or dataSourceIndexPath(…) the other way",
            "drag 1; hover 4\ntranslate 1 to presentation\nexpect returned: [0, 4]\ncancel"
        ) { checker, match in
            checker.place(match.tokens(.place), match).map { .translate($0, to: match.indexSpace) }
        },
    ]
}

extension VocabularyEntry {
    fileprivate static func query(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<QueryExpression>
    ) -> VocabularyEntry {
        .action(notation, meaning, example()) { checker, match in
            let query = read(&checker, match)
            guard let list = checker.appList(match), let query else { return nil }
            return .query(query, in: list)
        }
    }
}

extension CheckerPass {
    fileprivate mutating func presentation(_ match: PhraseMatch) -> Statement.Kind? {
        guard let block = match.blocks.first, let list = appList(match) else { return nil }
        return .presentation(script(block, in: list == nil ? context : context.withList), in: list)
    }
}

extension PhraseMatch {
    fileprivate var indexSpace: IndexSpace { has(.presentation) ? .presentation : .beforeDrag }
}

internal import SourceText

/// `outline …` and `read …`: section snapshots, and queries to snapshots.
extension CheckerPass {
    mutating func outline(_ match: PhraseMatch) -> Statement.Kind? {
        let edit = outlineEdit(match)
        let isApply = match.entry.form == .outlineApply
        guard let list = editedList(match), let section = outlineSection(match, after: isApply ? "to" : "of"), let edit
        else { return nil }
        return .outline(edit, of: section, in: list)
    }

    /// The named section, or nil for the only one.
    private mutating func outlineSection(_ match: PhraseMatch, after word: String) -> SectionExpression?? {
        guard let argument = match.argument(.section, after: word) else { return .some(nil) }
        guard let section = section(argument) else { return .none }
        return .some(section)
    }

    private mutating func outlineEdit(_ match: PhraseMatch) -> OutlineEdit? {
        switch match.entry.form {
        case .outlineAppend:
            guard let items = items(match.all(.item, after: "append"), match) else { return nil }
            guard let parent = match.tokens(.item, after: "to") else { return .append(items, to: nil) }
            return item(parent, match).map { .append(items, to: $0) }
        case .outlineInsert, .outlineInsertSection: return outlineInsertion(match)
        case .outlineReplace:
            let children = items(match.all(.item, after: "with"), match)
            guard let parent = item(match.tokens(.item), match), let children else { return nil }
            return .replaceChildren(of: parent, with: children)
        case .outlineDeleteAll: return .deleteAll
        case .outlineApply: return .apply
        default: return outlineItems(match)
        }
    }

    private mutating func outlineInsertion(_ match: PhraseMatch) -> OutlineEdit? {
        let side: OutlineEdit.Side = match.has("before") ? .before : .after
        let neighbour = match.tokens(.label).flatMap { label($0, match) }
        if match.entry.form == .outlineInsertSection {
            guard let other = section(match.argument(.section)), let neighbour else { return nil }
            return .insertSection(other, side, neighbour)
        }
        guard let items = items(match.all(.item), match), let neighbour else { return nil }
        return .insert(items, side, neighbour)
    }

    private mutating func outlineItems(_ match: PhraseMatch) -> OutlineEdit? {
        guard let items = items(match.all(.item), match) else { return nil }
        switch match.entry.form {
        case .outlineDelete: return .delete(items)
        case .outlineExpand: return .expand(items)
        default: return .collapse(items)
        }
    }

    // MARK: - Questions

    mutating func read(_ match: PhraseMatch) -> Statement.Kind? {
        let query = snapshotQuery(match)
        guard let list = rowList(match, isUnderstood: context.hasList), let query else { return nil }
        return .read(query, in: list)
    }

    private mutating func snapshotQuery(_ match: PhraseMatch) -> SnapshotQuery? {
        switch match.entry.form {
        case .readItems:
            var section: Name?
            if let argument = match.argument(.section) {
                guard let title = sectionTitle(argument) else { return nil }
                section = title
            }
            return match.has("numberOfItems") ? .numberOfItems(of: section) : .itemIdentifiers(of: section)
        case .readIsEqual: return .isEqual
        case .readIndex: return match.tokens(.label).flatMap { label($0, match) }.map { .indexOfItem($0) }
        case .readTransaction:
            if match.has("initialSnapshot") { return .initialSnapshot }
            if match.has("finalSnapshot") { return .finalSnapshot }
            return .snapshot
        default: return outlineQuery(match)
        }
    }

    private mutating func outlineQuery(_ match: PhraseMatch) -> SnapshotQuery? {
        let isAboutItem = match.entry.form == .readOutlineItem
        // The first `of` of a query about an item precedes the item.
        guard let section = section(of: match) else { return nil }
        guard isAboutItem else {
            return match.first(of: SnapshotQuery.Part.allCases.map { $0.rawValue })
                .flatMap { SnapshotQuery.Part(rawValue: $0) }.map { .outline($0, of: section) }
        }
        guard let item = match.tokens(.label).flatMap({ label($0, match) }) else { return nil }
        return match.first(of: SnapshotQuery.Property.allCases.map { $0.rawValue })
            .flatMap { SnapshotQuery.Property(rawValue: $0) }.map { .outlineItem($0, item, of: section) }
    }

    private mutating func section(of match: PhraseMatch) -> SectionExpression?? {
        guard let argument = match.argument(.section) else { return .some(nil) }
        guard let section = section(argument) else { return .none }
        return .some(section)
    }
}

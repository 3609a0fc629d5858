internal import SourceText

/// `snapshot …`: the snapshot that the app prepares for a diffable data source.
extension CheckerPass {
    mutating func snapshot(_ match: PhraseMatch) -> Statement.Kind? {
        let edit = snapshotEdit(match)
        guard let list = editedList(match), let edit else { return nil }
        return .snapshot(edit, in: list)
    }

    private mutating func snapshotEdit(_ match: PhraseMatch) -> SnapshotEdit? {
        switch match.entry.form {
        case .snapshotApply: return .apply
        case .snapshotApplyReloading: return .applyUsingReloadData
        case .snapshotApplyUnanimated: return .applyUnanimated
        case .snapshotApplyOffMain: return .applyOffMain
        case .snapshotTake: return .take
        case .snapshotDeleteAll: return .deleteAll
        case .snapshotInsert, .snapshotInsertAt, .snapshotAppend, .snapshotDelete, .snapshotReload,
            .snapshotReconfigure:
            return itemsEdit(match)
        case .snapshotMove, .snapshotMoveTo: return moveEdit(match)
        default: return snapshotSectionEdit(match)
        }
    }

    private mutating func itemsEdit(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let items = items(match.all(.item), match) else { return nil }
        switch match.entry.form {
        case .snapshotInsertAt: return place(match.tokens(.place), match).map { .insertAt(items, $0) }
        case .snapshotInsert:
            guard let other = match.tokens(.label).flatMap({ label($0, match) }) else { return nil }
            return match.has("before") ? .insertBefore(items, other) : .insertAfter(items, other)
        case .snapshotAppend:
            guard let section = match.argument(.section) else { return .append(items, toSection: nil) }
            return sectionTitle(section).map { .append(items, toSection: $0) }
        case .snapshotDelete: return .delete(items)
        case .snapshotReload: return .reload(items)
        default: return .reconfigure(items)
        }
    }

    private mutating func moveEdit(_ match: PhraseMatch) -> SnapshotEdit? {
        guard let item = item(match.tokens(.item), match) else { return nil }
        if match.entry.form == .snapshotMoveTo { return place(match.tokens(.place), match).map { .moveTo(item, $0) } }
        guard let other = match.tokens(.label).flatMap({ label($0, match) }) else { return nil }
        return match.has("before") ? .moveBefore(item, other) : .moveAfter(item, other)
    }

    private mutating func snapshotSectionEdit(_ match: PhraseMatch) -> SnapshotEdit? {
        switch match.entry.form {
        case .snapshotAppendSection: return match.name(.name).map { .appendSection($0) }
        case .snapshotReloadSection: return sectionTitle(match.argument(.section)).map { .reloadSection($0) }
        case .snapshotDeleteSection: return sectionTitle(match.argument(.section)).map { .deleteSection($0) }
        case .snapshotInsertSection:
            guard let title = match.name(.name), let other = sectionTitle(match.argument(.section)) else { return nil }
            return match.has("before") ? .insertSectionBefore(title, other) : .insertSectionAfter(title, other)
        default:
            let word = match.has("before") ? "before" : "after"
            let title = sectionTitle(match.argument(.section))
            guard let other = sectionTitle(match.argument(.section, after: word)), let title else { return nil }
            return match.has("before") ? .moveSectionBefore(title, other) : .moveSectionAfter(title, other)
        }
    }
}

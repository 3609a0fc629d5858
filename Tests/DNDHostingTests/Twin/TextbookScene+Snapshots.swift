import DNDLanguage
import UIKit

/// `snapshot …` and `outline …`: snapshots that the app of a diffable list prepares and applies.
extension TextbookScene {
    /// The prepared snapshot, or otherwise the shown one.
    var draftOrShown: TextbookSnapshot? { draft ?? (textbook as? any TextbookDiffable)?.snapshot() }

    func changeSnapshot(_ edit: SnapshotEdit) throws(TextbookFault) {
        guard let app = textbook as? any TextbookDiffable, var snapshot = draftOrShown else {
            throw TextbookFault("only a diffable list has snapshots")
        }
        switch edit {
        case .apply: app.apply(snapshot, animatingDifferences: true)
        case .applyUnanimated: app.apply(snapshot, animatingDifferences: false)
        case .applyUsingReloadData: app.applyUsingReloadData(snapshot)
        case .applyOffMain: app.applyOffMain(snapshot)
        case .take: (draft, outlines) = (app.snapshot(), [:])
        default:
            try change(&snapshot, by: edit)
            draft = snapshot
            return
        }
        // The next one is read from the list (R230), unless the list does not show this one yet.
        if case .applyOffMain = edit { draft = snapshot } else { draft = nil }
    }

    private func change(_ snapshot: inout TextbookSnapshot, by edit: SnapshotEdit) throws(TextbookFault) {
        switch edit {
        case .insertBefore(let items, let other): snapshot.insertItems(try labels(items), beforeItem: other.text)
        case .insertAfter(let items, let other): snapshot.insertItems(try labels(items), afterItem: other.text)
        case .append(let items, let section): snapshot.appendItems(try labels(items), toSection: section?.text)
        case .delete(let items): snapshot.deleteItems(try labels(items))
        case .moveBefore(let item, let other): snapshot.moveItem(try label(item), beforeItem: other.text)
        case .moveAfter(let item, let other): snapshot.moveItem(try label(item), afterItem: other.text)
        case .insertAt(let items, let place): snapshot.insert(try labels(items), at: try path(place, in: snapshot))
        case .moveTo(let item, let place):
            let source = snapshot.path(of: try label(item))
            let path = target(place, at: try path(place, in: snapshot), of: source)
            snapshot.move(try label(item), to: path)
        case .reload(let items): snapshot.reloadItems(try labels(items))
        case .reconfigure(let items): snapshot.reconfigureItems(try labels(items))
        default: changeSections(of: &snapshot, by: edit)
        }
    }

    private func changeSections(of snapshot: inout TextbookSnapshot, by edit: SnapshotEdit) {
        switch edit {
        case .appendSection(let title): snapshot.appendSections([title.text])
        case .insertSectionBefore(let title, let other):
            snapshot.insertSections([title.text], beforeSection: other.text)
        case .insertSectionAfter(let title, let other): snapshot.insertSections([title.text], afterSection: other.text)
        case .deleteSection(let title): snapshot.deleteSections([title.text])
        case .moveSectionBefore(let title, let other): snapshot.moveSection(title.text, beforeSection: other.text)
        case .moveSectionAfter(let title, let other): snapshot.moveSection(title.text, afterSection: other.text)
        case .reloadSection(let title): snapshot.reloadSections([title.text])
        case .deleteAll: snapshot.deleteAllItems()
        default: preconditionFailure("Items are changed elsewhere.")
        }
    }

    private func path(_ place: Place, in snapshot: TextbookSnapshot) throws(TextbookFault) -> IndexPath {
        switch place.kind {
        case .label(let text):
            guard let path = snapshot.path(of: text) else { throw TextbookFault("the snapshot has no item \(text)") }
            return path
        case .end(let title?):
            guard let section = snapshot.indexOfSection(title.text) else {
                throw TextbookFault("the snapshot has no section \(title.text)")
            }
            return IndexPath(item: snapshot.numberOfItems(inSection: title.text), section: section)
        case .end(nil): return snapshot.end
        default: return try shownPath(place)
        }
    }

    // MARK: - Outlines

    func changeOutline(_ edit: OutlineEdit, of section: SectionExpression?) throws(TextbookFault) {
        guard let app = textbook as? any TextbookOutlines else { throw TextbookFault("there are no outlines here") }
        let title = try title(of: section, app)
        var outline = outline(of: title, app)
        if case .apply = edit {
            app.apply(outline, to: title)
            outlines[title] = nil
            return
        }
        try change(&outline, by: edit, app)
        outlines[title] = outline
    }

    private func change(
        _ outline: inout TextbookOutline, by edit: OutlineEdit, _ app: any TextbookOutlines
    ) throws(TextbookFault) {
        switch edit {
        case .append(let items, let parent):
            outline.append(try labels(items), to: try parent.map { item throws(TextbookFault) in try label(item) })
        case .insert(let items, .before, let other): outline.insert(try labels(items), before: other.text)
        case .insert(let items, .after, let other): outline.insert(try labels(items), after: other.text)
        case .insertSection(let section, let side, let other):
            let part = self.outline(of: try title(of: section, app), app)
            switch side {
            case .before: outline.insert(part, before: other.text)
            case .after: outline.insert(part, after: other.text)
            }
        case .delete(let items): outline.delete(try labels(items))
        case .deleteAll: outline.deleteAll()
        case .replaceChildren(let parent, let items):
            var children = TextbookOutline()
            children.append(try labels(items))
            outline.replace(childrenOf: try label(parent), using: children)
        case .expand(let items): outline.expand(try labels(items))
        case .collapse(let items): outline.collapse(try labels(items))
        case .apply: preconditionFailure("An outline is applied elsewhere.")
        }
    }

    func outline(of title: String, _ app: any TextbookOutlines) -> TextbookOutline {
        outlines[title] ?? app.outline(of: title)
    }

    /// The named section, or the only one.
    func title(of section: SectionExpression?, _ app: any TextbookOutlines) throws(TextbookFault) -> String {
        let titles = app.snapshot().sectionIdentifiers
        switch section {
        case .title(let name): return name.text
        case .index(let index, _) where titles.indices.contains(index): return titles[index]
        case nil where titles.count == 1: return titles[0]
        default: throw TextbookFault("there is no such section")
        }
    }
}

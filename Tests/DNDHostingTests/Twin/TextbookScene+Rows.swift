import DNDLanguage
import UIKit

/// `data …` and `list …`: changes of an array, and their reports to the list.
extension TextbookScene {
    func changeData(_ edit: ListEdit) throws(TextbookFault) {
        guard let app = textbook as? any TextbookArray else { throw TextbookFault("a diffable list has no array") }
        switch edit {
        case .insert(let items, let places):
            guard let place = places.first else { return }
            var path = try dataPath(place, app.rows)
            for label in try labels(items) {
                app.rows.insert(label, at: path)
                path.item += 1
            }
        case .remove(let places): for place in places { app.rows.remove(at: try dataPath(place, app.rows)) }
        case .removeItems(let items): for label in try labels(items) { app.rows.remove(label) }
        case .move(let from, let to): try move(try dataPath(from, app.rows), to, in: app)
        case .moveItem(let item, let to): try move(try dataPath(ofRow: try label(item), app.rows), to, in: app)
        case .insertSection(let title, let index): app.rows.sections.insert((title.text, []), at: index)
        case .deleteSection(let section): app.rows.sections.remove(at: try dataSection(section, app.rows))
        case .moveSection(let section, let index):
            app.rows.sections.insert(app.rows.sections.remove(at: try dataSection(section, app.rows)), at: index)
        case .reload, .reconfigure, .reloadAll, .reloadSection, .beginUpdates, .endUpdates:
            throw TextbookFault("only a list is told of this")
        }
    }

    private func move(
        _ source: IndexPath, _ place: Place, in app: any TextbookArray
    ) throws(TextbookFault) {
        app.rows.move(from: source, to: target(place, at: try dataPath(place, app.rows), of: source))
    }

    func tellList(_ edit: ListEdit) throws(TextbookFault) {
        switch edit {
        case .insert(_, let places): list.insert(try paths(places))
        case .remove(let places): list.delete(try paths(places))
        case .reload(let places): list.reload(try paths(places))
        case .reconfigure(let places): list.reconfigure(try paths(places))
        case .move(let from, let to):
            let source = try shownPath(from)
            list.move(source, to: target(to, at: try shownPath(to), of: source))
        case .reloadAll: list.reloadData()
        case .beginUpdates: list.unbalance(begins: true)
        case .endUpdates: list.unbalance(begins: false)
        case .insertSection(_, let index): list.insertSection(index)
        case .deleteSection(let section): list.deleteSection(try shownSection(section))
        case .moveSection(let section, let index): list.moveSection(try shownSection(section), to: index)
        case .reloadSection(let section): list.reloadSection(try shownSection(section))
        case .removeItems, .moveItem: throw TextbookFault("a list is told of places only")
        }
    }

    func paths(_ places: [Place]) throws(TextbookFault) -> [IndexPath] {
        var paths: [IndexPath] = []
        for place in places { paths.append(try shownPath(place)) }
        return paths
    }

    // MARK: - Places in the app's data

    private func dataPath(_ place: Place, _ rows: TextbookRows) throws(TextbookFault) -> IndexPath {
        switch place.kind {
        case .label(let text): return try dataPath(ofRow: text, rows)
        case .end(let title):
            guard let title else { return rows.end }
            let section = try dataSection(.title(title), rows)
            return IndexPath(item: rows.sections[section].rows.count, section: section)
        default: return try shownPath(place)
        }
    }

    private func dataPath(ofRow text: String, _ rows: TextbookRows) throws(TextbookFault) -> IndexPath {
        guard let path = rows.path(of: text) else { throw TextbookFault("the data has no row \(text)") }
        return path
    }

    private func dataSection(_ section: SectionExpression, _ rows: TextbookRows) throws(TextbookFault) -> Int {
        switch section {
        case .index(let index, _): return index
        case .title(let title):
            guard let index = rows.index(ofSection: title.text) else {
                throw TextbookFault("the data has no section \(title.text)")
            }
            return index
        }
    }
}

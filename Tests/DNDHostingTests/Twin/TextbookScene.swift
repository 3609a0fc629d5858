import DNDLanguage
import DragDrop
import UIKit

/// A list of a textbook app, and the app's actions on it.
@MainActor final class TextbookScene {
    let list: RealList
    let textbook: AnyObject
    private let name: String

    /// Receives the result of the app's queries to its snapshots.
    var takeReading: (TextbookQuestion, ReturnedValue) -> Void = { _, _ in }

    /// The titles of the sections before a step: an app determines indexes before it changes its data.
    private var titles: [String] = []

    /// The prepared snapshots; nil before the first change.
    var draft: TextbookSnapshot?
    var outlines: [String: TextbookOutline] = [:]

    init(_ list: RealList, _ textbook: AnyObject, named name: String) {
        self.list = list
        self.textbook = textbook
        self.name = name
    }

    /// Registers reuse identifiers. A scene that declares none knows all of them.
    func register(_ identifiers: [String]?) {
        registersAll = identifiers == nil
        for identifier in identifiers ?? [] { list.register(identifier) }
    }

    private var registersAll = true

    /// Called before each step.
    func begin() {
        let ofArray = (textbook as? any TextbookArray)?.rows.sections.map { $0.title }
        titles = ofArray ?? draftOrShown?.sectionIdentifiers ?? []
    }

    func play(_ statement: Statement) throws(TextbookFault) {
        switch statement.kind {
        case .model(let edit, _): try changeData(edit)
        case .list(let edit, _): try tellList(edit)
        case .dragInteraction(let isEnabled, _): list.setDrags(isEnabled)
        case .batch(let statements, _): try play(statements) { list.batch($0) }
        case .presentation(let statements, _):
            try play(statements) { list.translating.performUsingPresentationValues($0) }
        case .snapshot(let edit, _): try changeSnapshot(edit)
        case .outline(let edit, let section, _): try changeOutline(edit, of: section)
        case .read(let query, _): try read(query)
        case .query(let query, _): try ask(query)
        case .mainQueue(let statements): DispatchQueue.main.async { try? self.play(statements) { $0() } }
        case .placeholderDelete(let item): try deletePlaceholder(of: item)
        default: throw TextbookFault("a textbook app does nothing of this kind: \(statement.kind)")
        }
    }

    /// Plays statements inside a call that takes a block.
    private func play(_ statements: [Statement], inside call: (@escaping () -> Void) -> Void) throws(TextbookFault) {
        var fault: TextbookFault?
        call {
            do throws(TextbookFault) {
                for statement in statements { try self.play(statement) }
            } catch {
                fault = error
            }
        }
        if let fault { throw fault }
    }

    private func deletePlaceholder(of item: ItemExpression?) throws(TextbookFault) {
        let contexts = (textbook as? any TextbookPlaceholders)?.placeholders ?? [:]
        // An item of another app has no name before it is loaded.
        let named = try item.map { item throws(TextbookFault) in contexts[try label(item)] } ?? nil
        let context = named ?? (contexts.count == 1 ? contexts.values.first : nil)
        guard let context else { throw TextbookFault("no placeholder waits in \(name)") }
        context.delete()
    }

    private func ask(_ query: QueryExpression) throws(TextbookFault) {
        switch query {
        case .rowCount(let section): list.countRows(inSection: try shownSection(section))
        case .scroll(let place): list.scroll(to: try shownPath(place))
        case .dequeue(let identifier):
            if registersAll { list.register(identifier.text) }
            list.dequeue(identifier.text)
        case .layoutAttributes(let places): list.layOut(try paths(places))
        case .translate(let place, .presentation):
            _ = list.translating.presentationIndexPath(forDataSourceIndexPath: try shownPath(place))
        case .translate(let place, _):
            _ = list.translating.dataSourceIndexPath(forPresentationIndexPath: try shownPath(place))
        case .translateSection(let section, .presentation):
            _ = list.translating.presentationSectionIndex(forDataSourceSectionIndex: try shownSection(section))
        case .translateSection(let section, _):
            _ = list.translating.dataSourceSectionIndex(forPresentationSectionIndex: try shownSection(section))
        }
    }

    // MARK: - Names in phrases

    /// Steps identify items by their labels only.
    func label(_ item: ItemExpression) throws(TextbookFault) -> String {
        guard case .label(let name) = item else { throw TextbookFault("no item is at hand in \(name)") }
        return name.text
    }

    func labels(_ items: [ItemExpression]) throws(TextbookFault) -> [String] {
        var labels: [String] = []
        for item in items { labels.append(try label(item)) }
        return labels
    }

    /// The index of a section as shown by the list before this step.
    func shownSection(_ section: SectionExpression) throws(TextbookFault) -> Int {
        switch section {
        case .index(let index, _): return index
        case .title(let title):
            if let index = titles.firstIndex(of: title.text) { return index }
            throw TextbookFault("\(name) shows no section \(title.text)")
        }
    }

    func shownPath(_ place: Place) throws(TextbookFault) -> IndexPath {
        switch place.kind {
        case .position(let row): return IndexPath(item: row, section: 0)
        case .path(let section, let row): return IndexPath(item: row, section: section)
        case .label(let text):
            if let path = list.path(saying: text) { return path }
            throw TextbookFault("\(name) shows no row \(text)")
        case .end(let title):
            let section =
                try title.map { title throws(TextbookFault) in try shownSection(.title(title)) }
                ?? max(0, titles.count - 1)
            return IndexPath(item: list.visibleRowCount(inSection: section), section: section)
        default: throw TextbookFault("nothing is being dropped in \(name)")
        }
    }

    /// The destination of a row: for a move within its section, `end` counts without the row itself.
    func target(
        _ place: Place, at path: IndexPath, of source: IndexPath?
    ) -> IndexPath {
        guard case .end = place.kind, path.section == source?.section else { return path }
        return IndexPath(item: max(0, path.item - 1), section: path.section)
    }
}

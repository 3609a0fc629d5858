import DNDLanguage
import DragDrop
import UIKit

/// A query of a textbook app to one of its snapshots, in terms of the app.
enum TextbookQuestion {
    case snapshot, initialSnapshot, finalSnapshot, isEqual
    case itemIdentifiers(of: String?)
    case numberOfItems(of: String?)
    case indexOfItem(String)
    case outline(SnapshotQuery.Part, of: String)
    case outlineItem(SnapshotQuery.Property, String, of: String)

    /// The query in terms of the engine.
    func asked(of engine: inout Engine) -> SnapshotQuestion {
        switch self {
        case .snapshot: .snapshot
        case .initialSnapshot: .initialSnapshot
        case .finalSnapshot: .finalSnapshot
        case .isEqual: .isEqual
        case .itemIdentifiers(let section): .itemIdentifiers(section.map { engine.section(titled: $0) })
        case .numberOfItems(let section): .numberOfItems(section.map { engine.section(titled: $0) })
        case .indexOfItem(let item): .indexOfItem(engine.item(labelled: item))
        case .outline(let part, let section): .outline(part.asked, engine.section(titled: section))
        case .outlineItem(let property, let item, let section):
            .outlineItem(property.asked, engine.item(labelled: item), engine.section(titled: section))
        }
    }
}

extension TextbookScene {
    func read(_ query: SnapshotQuery) throws(TextbookFault) {
        guard let app = textbook as? any TextbookDiffable, let snapshot = draftOrShown else {
            throw TextbookFault("only a diffable list has snapshots")
        }
        switch query {
        case .snapshot: takeReading(.snapshot, .labels(app.snapshot().itemIdentifiers))
        case .isEqual: takeReading(.isEqual, .boolean(snapshot == app.snapshot()))
        case .itemIdentifiers(let section):
            let items = section.map { snapshot.itemIdentifiers(inSection: $0.text) } ?? snapshot.itemIdentifiers
            takeReading(.itemIdentifiers(of: section?.text), .labels(items))
        case .numberOfItems(let section):
            let count = section.map { snapshot.numberOfItems(inSection: $0.text) } ?? snapshot.numberOfItems
            takeReading(.numberOfItems(of: section?.text), .count(count))
        case .indexOfItem(let item):
            takeReading(.indexOfItem(item.text), .countOrNil(snapshot.indexOfItem(item.text)))
        default:
            guard let app = app as? any TextbookOutlines else { throw TextbookFault("there are no outlines here") }
            try read(query, app)
        }
    }

    private func read(_ query: SnapshotQuery, _ app: any TextbookOutlines) throws(TextbookFault) {
        switch query {
        case .initialSnapshot:
            takeReading(.initialSnapshot, .labels(app.transaction?.initialSnapshot.itemIdentifiers ?? []))
        case .finalSnapshot:
            takeReading(.finalSnapshot, .labels(app.transaction?.finalSnapshot.itemIdentifiers ?? []))
        case .outline(let part, let section):
            let title = try title(of: section, app)
            takeReading(.outline(part, of: title), .labels(outline(of: title, app)[part]))
        case .outlineItem(let property, let item, let section):
            let title = try title(of: section, app)
            let value = outline(of: title, app).value(property, of: item.text)
            takeReading(.outlineItem(property, item.text, of: title), value)
        default: throw TextbookFault("an outline is not asked this")
        }
    }
}

extension TextbookOutline {
    fileprivate subscript(part: SnapshotQuery.Part) -> [String] {
        switch part {
        case .items: items
        case .rootItems: rootItems
        case .visibleItems: visibleItems
        case .expandedItems: expandedItems
        }
    }

    fileprivate func value(_ property: SnapshotQuery.Property, of item: String) -> ReturnedValue {
        switch property {
        case .level: .count(level(of: item))
        case .parent: .labels(parent(of: item).map { [$0] } ?? [])
        case .index: .countOrNil(index(of: item))
        case .isExpanded: .boolean(isExpanded(item))
        case .isVisible: .boolean(isVisible(item))
        case .contains: .boolean(contains(item))
        }
    }
}

extension ReturnedValue {
    fileprivate static func countOrNil(_ count: Int?) -> ReturnedValue {
        count.map { .count($0) } ?? .path(nil)
    }
}

extension SnapshotQuery.Part {
    fileprivate var asked: SnapshotQuestion.Part {
        switch self {
        case .items: .items
        case .rootItems: .rootItems
        case .visibleItems: .visibleItems
        case .expandedItems: .expandedItems
        }
    }
}

extension SnapshotQuery.Property {
    fileprivate var asked: SnapshotQuestion.Property {
        switch self {
        case .level: .level
        case .parent: .parent
        case .index: .index
        case .isExpanded: .isExpanded
        case .isVisible: .isVisible
        case .contains: .contains
        }
    }
}

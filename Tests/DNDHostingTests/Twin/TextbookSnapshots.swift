import UIKit

/// The textbook's operations on snapshots of a diffable data source, for tables and collections.
typealias TextbookSnapshot = NSDiffableDataSourceSnapshot<String, String>

extension TextbookSnapshot {
    init(_ rows: TextbookRows) {
        self.init()
        appendSections(rows.sections.map { $0.title })
        for section in rows.sections { appendItems(section.rows, toSection: section.title) }
    }

    /// The path after the last row.
    var end: IndexPath {
        IndexPath(
            item: sectionIdentifiers.last.map { numberOfItems(inSection: $0) } ?? 0,
            section: max(0, numberOfSections - 1))
    }

    func path(of label: String) -> IndexPath? {
        for (section, title) in sectionIdentifiers.enumerated() {
            if let item = itemIdentifiers(inSection: title).firstIndex(of: label) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    mutating func insert(_ label: String, at path: IndexPath) { insert([label], at: path) }

    /// Inserts before the current item at a path.
    mutating func insert(_ labels: [String], at path: IndexPath) {
        let section = sectionIdentifiers[path.section]
        let items = itemIdentifiers(inSection: section)
        if items.indices.contains(path.item) {
            insertItems(labels, beforeItem: items[path.item])
        } else {
            appendItems(labels, toSection: section)
        }
    }

    mutating func move(_ label: String, to path: IndexPath) {
        deleteItems([label])
        insert(label, at: path)
    }
}

import UIKit

/// The rows of a textbook delegate, by section.
struct TextbookRows {
    var sections: [(title: String, rows: [String])]

    var end: IndexPath {
        IndexPath(item: sections.last?.rows.count ?? 0, section: max(0, sections.count - 1))
    }

    subscript(path: IndexPath) -> String { sections[path.section].rows[path.item] }

    mutating func remove(_ label: String) {
        if let path = path(of: label) { remove(at: path) }
    }

    mutating func remove(at path: IndexPath) {
        sections[path.section].rows.remove(at: path.item)
    }

    func path(of label: String) -> IndexPath? {
        for (section, part) in sections.enumerated() {
            if let row = part.rows.firstIndex(of: label) { return IndexPath(item: row, section: section) }
        }
        return nil
    }

    func index(ofSection title: String) -> Int? { sections.firstIndex { $0.title == title } }

    mutating func insert(_ label: String, at path: IndexPath) {
        sections[path.section].rows.insert(label, at: path.item)
    }

    mutating func move(from source: IndexPath, to destination: IndexPath) {
        let label = self[source]
        sections[source.section].rows.remove(at: source.item)
        insert(label, at: destination)
    }

    /// The destination of an item: after the previous items of the drop.
    static func destination(of index: Int, from first: IndexPath) -> IndexPath {
        IndexPath(item: first.item + index, section: first.section)
    }
}

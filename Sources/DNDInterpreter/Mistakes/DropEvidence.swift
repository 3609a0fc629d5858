package import DragDrop

/// What is known of a drop into a list: from it follows what should have come of it, and what each known mistake would
/// have made of it.
package struct DropEvidence: Sendable {
    package struct Item: Sendable {
        package var label: String

        /// Its row in the list before the drop; nil for an item from elsewhere.
        package var source: RowPath?

        package init(label: String, source: RowPath?) {
            self.label = label
            self.source = source
        }
    }

    /// Labels by section, before the drop.
    package var rows: [[String]]

    /// In the order of the session. Never empty.
    package var items: [Item]

    /// In the order without the dragged rows (R103).
    package var destination: RowPath

    /// Where the first row was when it was lifted, if the list has changed since.
    package var pathAtLift: RowPath?

    /// Whether the delegate put a dragged row in before it took any row out.
    package var isInsertedFirst: Bool

    package init(
        rows: [[String]], items: [Item], destination: RowPath, pathAtLift: RowPath? = nil,
        isInsertedFirst: Bool = false
    ) {
        self.rows = rows
        self.items = items
        self.destination = destination
        self.pathAtLift = pathAtLift
        self.isInsertedFirst = isInsertedFirst
    }

    /// The rows as they should be: the dragged ones taken out, and put in one after the other at the destination.
    package var intended: [[String]]? { moved(items) }

    /// The rows after some of the items were moved, with the destination shifted by some places.
    func moved(_ items: [Item], shift: Int = 0) -> [[String]]? {
        var rows = rows
        for source in items.compactMap({ $0.source }).sorted().reversed() {
            guard rows.take(at: source) != nil else { return nil }
        }
        var place = destination
        place.item += shift
        for item in items {
            guard rows.put(item.label, at: place) else { return nil }
            place.item += 1
        }
        return rows
    }
}

extension [[String]] {
    /// Takes a row out as `Array.remove` does; nil where that would trap.
    mutating func take(at path: RowPath) -> String? {
        guard indices.contains(path.section), self[path.section].indices.contains(path.item) else { return nil }
        return self[path.section].remove(at: path.item)
    }

    /// Puts a row in as `Array.insert` does; false where that would trap.
    mutating func put(_ label: String, at path: RowPath) -> Bool {
        guard indices.contains(path.section), (0...self[path.section].count).contains(path.item) else { return false }
        self[path.section].insert(label, at: path.item)
        return true
    }

    subscript(path: RowPath) -> String? {
        guard indices.contains(path.section), self[path.section].indices.contains(path.item) else { return nil }
        return self[path.section][path.item]
    }
}

package import DragDrop

/// The facts of a drop into a list, from which the correct result and that of each known mistake follow.
package struct DropEvidence: Sendable {
    package struct Item: Sendable {
        package var label: String

        /// The item's row in the list before the drop; nil for an item from elsewhere.
        package var source: RowPath?

        package init(label: String, source: RowPath?) {
            self.label = label
            self.source = source
        }
    }

    /// The labels before the drop, by section.
    package var rows: [[String]]

    /// In the order of the session; never empty.
    package var items: [Item]

    /// In the order without the dragged rows (R103).
    package var destination: RowPath

    /// The path of the first item's row at the lift, if the list has changed between lift and drop.
    package var pathAtLift: RowPath?

    /// Whether the delegate inserted a dragged row before it removed any.
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

    /// The correct rows: the dragged ones removed, then inserted in order at the destination.
    package var intended: [[String]]? { moved(items) }

    /// The rows after moving some of the items, with the destination shifted; nil where an index would trap.
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
    /// Removes a row as `Array.remove` does; nil where that would trap.
    mutating func take(at path: RowPath) -> String? {
        guard indices.contains(path.section), self[path.section].indices.contains(path.item) else { return nil }
        return self[path.section].remove(at: path.item)
    }

    /// Inserts a row as `Array.insert` does; returns false where that would trap.
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

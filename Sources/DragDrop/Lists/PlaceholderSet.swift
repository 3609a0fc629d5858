/// The drop placeholders of one list (R180–R191): shown rows that the data source does not know.
///
/// A placeholder stores the row that follows it, in the data source's order. Placeholders before the same row keep
/// their order on the screen.
package struct PlaceholderSet: Hashable, Sendable {
    package struct Placeholder: Hashable, Sendable {
        package let item: ItemID

        /// In the data source's order: the path at which a commit inserts (R183).
        package internal(set) var path: RowPath

        /// The path of its insertion, in the data source's order at that time.
        let insertionPath: RowPath

        init(item: ItemID, path: RowPath) {
            self.item = item
            self.path = path
            insertionPath = path
        }
    }

    /// In the order on the screen.
    package private(set) var all: [Placeholder] = []

    package init() {}

    package var count: Int { all.count }

    /// The number of placeholders in a section.
    package func count(inSection section: Int) -> Int {
        var count = 0
        for placeholder in all where placeholder.path.section == section { count += 1 }
        return count
    }

    /// Inserts a placeholder at a path that counts the existing placeholders (R195). O(placeholders).
    mutating func insert(_ item: ItemID, atPresentation path: RowPath) {
        var position = 0
        var before = 0
        for placeholder in all {
            if placeholder.path.section > path.section { break }
            if placeholder.path.section == path.section {
                if placeholder.path.item + before >= path.item { break }
                before += 1
            }
            position += 1
        }
        let anchor = RowPath(section: path.section, item: path.item - before)
        all.insert(Placeholder(item: item, path: anchor), at: position)
    }

    /// The data source path at which the item's first placeholder would be committed.
    package func path(for item: ItemID) -> RowPath? {
        for placeholder in all where placeholder.item == item { return placeholder.path }
        return nil
    }

    /// Removes the item's first placeholder; returns false when there is none (R184, R191).
    mutating func remove(_ item: ItemID) -> Bool {
        guard let position = position(of: item) else { return false }
        all.remove(at: position)
        return true
    }

    /// The position of the item's first placeholder in the order on the screen.
    func position(of item: ItemID) -> Int? {
        all.firstIndex { $0.item == item }
    }

    /// Adjusts the placeholders when a row replaces one of them: those after it that preceded the same row now follow
    /// the new row.
    mutating func stepBehind(rowAt path: RowPath, from position: Int) {
        for index in position..<max(position, all.count) where all[index].path == path {
            all[index].path.item += 1
        }
    }

    mutating func removeAll() {
        all.removeAll()
    }

    mutating func removeAll(inSection section: Int) {
        all.removeAll { $0.path.section == section }
    }

    /// Maps every placeholder to a new path and removes those without one. Placeholders that come to precede the same
    /// row keep their order.
    mutating func follow(_ path: (RowPath) -> RowPath?) {
        all = all.compactMap { placeholder in
            guard let moved = path(placeholder.path) else { return nil }
            var placeholder = placeholder
            placeholder.path = moved
            return placeholder
        }
        let order = all.indices.sorted { (all[$0].path, $0) < (all[$1].path, $1) }
        all = order.map { all[$0] }
    }
}

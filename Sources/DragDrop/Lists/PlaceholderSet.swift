/// The drop placeholders of one list (R180–R191): rows that are shown although the data source does not know them.
///
/// A placeholder remembers the row before which it stands, counted in the data source's order. Placeholders before the
/// same row keep the order in which they stand on the screen.
package struct PlaceholderSet: Hashable, Sendable {
    package struct Placeholder: Hashable, Sendable {
        package let item: ItemID

        /// Data source order: the path that a commit inserts at (R183).
        package internal(set) var path: RowPath

        /// Where it was inserted, in the data source's order of then.
        let insertionPath: RowPath

        init(item: ItemID, path: RowPath) {
            self.item = item
            self.path = path
            insertionPath = path
        }
    }

    /// In the order of the screen.
    package private(set) var all: [Placeholder] = []

    package init() {}

    package var count: Int { all.count }

    /// The number of placeholders that stand in a section.
    package func count(inSection section: Int) -> Int {
        var count = 0
        for placeholder in all where placeholder.path.section == section { count += 1 }
        return count
    }

    /// Puts a placeholder at a path that counts the placeholders already there (R195). O(placeholders).
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

    /// The data source path at which the item's first placeholder would be committed now.
    package func path(for item: ItemID) -> RowPath? {
        for placeholder in all where placeholder.item == item { return placeholder.path }
        return nil
    }

    /// Takes the item's first placeholder away; false when there is none (R184, R191).
    mutating func remove(_ item: ItemID) -> Bool {
        guard let position = position(of: item) else { return false }
        all.remove(at: position)
        return true
    }

    /// The item's first placeholder in the order of the screen.
    func position(of item: ItemID) -> Int? {
        all.firstIndex { $0.item == item }
    }

    /// A row has taken the place of the placeholder that stood at a position: those that stood behind it before the
    /// same row stand behind the new one.
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

    /// Gives every placeholder a new path; those without one go. Placeholders that come to stand before the same row
    /// keep their order.
    mutating func follow(_ path: (RowPath) -> RowPath?) {
        all = all.compactMap { placeholder in
            guard let moved = path(placeholder.path) else { return nil }
            var placeholder = placeholder
            placeholder.path = moved
            return placeholder
        }
        let numbered = all.enumerated().sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }
        all = numbered.map { $0.element }
    }
}

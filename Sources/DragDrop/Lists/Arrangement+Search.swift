extension Arrangement {
    /// The rows of all sections, in order. O(n).
    package var allItems: [ItemID] {
        sections.flatMap { Array($0.rows) }
    }

    /// The number of items up to which each is searched for individually instead of all in one pass.
    private static let singleSearchLimit = 4

    /// The paths of the items that are present. O(n).
    package func paths(of items: [ItemID]) -> [ItemID: RowPath] {
        var found: [ItemID: RowPath] = [:]
        guard items.count > Self.singleSearchLimit else {
            for item in items { found[item] = path(of: item) }
            return found
        }
        let wanted = Set(items)
        for (section, content) in sections.enumerated() {
            for (item, id) in content.rows.enumerated() where wanted.contains(id) {
                found[id] = RowPath(section: section, item: item)
            }
        }
        return found
    }

    /// Removes the rows at ascending index paths.
    package mutating func remove(atAscending paths: [RowPath]) {
        var start = 0
        while start < paths.count {
            let section = paths[start].section
            let end = paths.partitioningIndex { paths[$0].section > section }
            sections[section].rows.remove(atAscending: paths[start..<end].map { $0.item })
            start = end
        }
    }
}

extension RowSequence {
    /// When more than one in this number of rows changes, the tree is rebuilt instead of changed row by row.
    private static let rebuildShare = 16

    /// Inserts several rows. O(k log n) for few rows, otherwise O(n + k).
    package mutating func insert(contentsOf rows: [ItemID], at index: Int) {
        guard rows.count * Self.rebuildShare > count else {
            for (offset, row) in rows.enumerated() { insert(row, at: index + offset) }
            return
        }
        precondition(index >= 0 && index <= count, "Rows are inserted at an index from 0 to the count.")
        var all = ContiguousArray(self)
        all.insert(contentsOf: rows, at: index)
        root = RowNode.tree(of: all)
    }

    /// Removes the rows at ascending indexes. O(k log n) for few rows, otherwise O(n log k).
    package mutating func remove(atAscending indexes: [Int]) {
        guard indexes.count * Self.rebuildShare > count else {
            for index in indexes.reversed() { remove(at: index) }
            return
        }
        let holes = Holes(ascending: indexes)
        var kept = ContiguousArray<ItemID>()
        for (index, row) in enumerated() where !holes.contains(index) { kept.append(row) }
        root = RowNode.tree(of: kept)
    }
}

extension RowSequence {
    /// From how many changes on, as a share of all rows, a tree is built anew rather than changed row by row.
    private static let rebuildShare = 16

    /// Inserts rows in a row. O(k log n), and never more than O(n + k).
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

    /// Removes the rows at indexes that ascend. O(k log n), and never more than O(n).
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

extension RowNode {
    /// Builds a tree over rows, in linear time and with leaves as full as they go; nil for no rows.
    static func tree(of rows: ContiguousArray<ItemID>) -> RowNode? {
        guard !rows.isEmpty else { return nil }
        var level = ContiguousArray<RowNode>()
        for part in parts(of: rows.count, atMost: leafCapacity) {
            level.append(RowNode(rows: ContiguousArray(rows[part])))
        }
        while level.count > 1 {
            var above = ContiguousArray<RowNode>()
            for part in parts(of: level.count, atMost: branchCapacity) {
                above.append(RowNode(children: ContiguousArray(level[part])))
            }
            level = above
        }
        return level[0]
    }

    /// Cuts a count into the fewest parts of at most a width. They differ by one at most, so none is under half full.
    private static func parts(of count: Int, atMost width: Int) -> [Range<Int>] {
        let partCount = (count + width - 1) / width
        return (0..<partCount).map { part in
            (part * count / partCount)..<((part + 1) * count / partCount)
        }
    }
}

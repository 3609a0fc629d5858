extension RowNode {
    /// Builds a tree over rows in linear time, with leaves as full as possible; nil for no rows.
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

    /// Divides a count into the fewest parts of a maximum width. They differ by at most one, so that of several parts
    /// none is under half full.
    private static func parts(of count: Int, atMost width: Int) -> [Range<Int>] {
        let partCount = (count + width - 1) / width
        return (0..<partCount).map { part in
            (part * count / partCount)..<((part + 1) * count / partCount)
        }
    }
}

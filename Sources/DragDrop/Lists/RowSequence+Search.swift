extension RowSequence {
    /// The distance on both sides of a hint that is searched before all rows are.
    package static let hintReach = 8

    /// The index of a row: the one nearest to the hint within reach, otherwise the first of all.
    ///
    /// O(log n) when the hint is good, otherwise O(n).
    package func firstIndex(of row: ItemID, near hint: Int? = nil) -> Int? {
        if let hint, let index = neighbour(of: hint, equalTo: row) { return index }
        guard let root else { return nil }
        var index = 0
        return Self.scan(root, for: row, index: &index) ? index : nil
    }

    private func neighbour(of hint: Int, equalTo row: ItemID) -> Int? {
        for distance in 0...Self.hintReach {
            for index in [hint - distance, hint + distance] where indices.contains(index) && self[index] == row {
                return index
            }
        }
        return nil
    }

    private static func scan(_ node: RowNode, for row: ItemID, index: inout Int) -> Bool {
        if node.isLeaf, let offset = node.rows.firstIndex(of: row) {
            index += offset
            return true
        }
        for child in node.children where scan(child, for: row, index: &index) { return true }
        if node.isLeaf { index += node.count }
        return false
    }
}

extension RowSequence {
    /// The length of the common prefix, in O(log² n): by bisection, through the fingerprints of prefixes.
    package func commonPrefixCount(with other: RowSequence) -> Int {
        halving(upTo: Swift.min(count, other.count)) { length in
            fingerprint(in: 0..<length) == other.fingerprint(in: 0..<length)
        }
    }

    /// The length of the common suffix, up to a limit. O(log² n), as `commonPrefixCount(with:)`.
    package func commonSuffixCount(with other: RowSequence, atMost limit: Int) -> Int {
        halving(upTo: limit) { length in
            fingerprint(in: (count - length)..<count)
                == other.fingerprint(in: (other.count - length)..<other.count)
        }
    }

    /// The fingerprint of a range of rows, in O(log n).
    package func fingerprint(in range: Range<Int>) -> Fingerprint {
        var result = Fingerprint()
        if let root { Self.gather(range, of: root, into: &result) }
        return result
    }

    private static func gather(_ range: Range<Int>, of node: RowNode, into result: inout Fingerprint) {
        guard range != 0..<node.count else { return result.append(node.fingerprint) }
        guard !node.isLeaf else {
            for row in node.rows[range] { result.append(row.rawValue) }
            return
        }
        var start = 0
        for child in node.children {
            let part = range.clamped(to: start..<(start + child.count))
            if !part.isEmpty { gather((part.lowerBound - start)..<(part.upperBound - start), of: child, into: &result) }
            start += child.count
        }
    }

    /// The greatest length up to a limit for which a property holds, if it holds for every shorter length too.
    private func halving(upTo limit: Int, holds: (Int) -> Bool) -> Int {
        var known = 0
        var unknown = limit
        while known < unknown {
            let middle = (known + unknown + 1) / 2
            if holds(middle) { known = middle } else { unknown = middle - 1 }
        }
        return known
    }
}

/// Indexes that are removed from an order, for computing the new positions of the others.
///
/// The deletes of a batch are holes in the order before it, the inserts are holes in the order after it; a surviving
/// index has the same rank among the non-holes of both. Accepts every integer without overflow, since the ranges of
/// updates are checked later (`NSNotFound` is common).
package struct Holes: Hashable, Sendable {
    /// Ascending, without duplicates.
    let indexes: [Int]

    /// - Parameter indexes: Ascending, without duplicates.
    init(ascending indexes: [Int] = []) {
        self.indexes = indexes
    }

    package func contains(_ index: Int) -> Bool {
        let below = count(below: index)
        return below < indexes.count && indexes[below] == index
    }

    /// The number of non-holes before an index; nil for a hole. O(log k).
    package func rank(of index: Int) -> Int? {
        let below = count(below: index)
        if below < indexes.count, indexes[below] == index { return nil }
        return index &- below
    }

    /// The index with a given rank among the non-holes. O(log k).
    package func index(ofRank rank: Int) -> Int {
        rank &+ indexes.partitioningIndex { indexes[$0] &- $0 > rank }
    }

    private func count(below index: Int) -> Int {
        indexes.partitioningIndex { indexes[$0] >= index }
    }
}

extension Array where Element: Comparable {
    /// The elements ascending, without duplicates.
    func sortedOnce() -> [Element] {
        var result: [Element] = []
        for element in sorted() where result.last != element { result.append(element) }
        return result
    }
}

extension Array {
    /// The first index for which a property holds; it must also hold for every later index.
    func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

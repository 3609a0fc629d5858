/// Some indexes that are taken out of an order, for asking where the others close up.
///
/// What a batch deletes are holes in the order before it, what it inserts are holes in the order after it; an index
/// that survives has the same rank between the holes of both. Answers for every integer without overflow, since
/// updates are asked about before their ranges are checked (`NSNotFound` is a common one).
package struct Holes: Hashable, Sendable {
    /// Ascending, each once.
    let indexes: [Int]

    /// - Parameter indexes: Ascending, each once.
    init(ascending indexes: [Int] = []) {
        self.indexes = indexes
    }

    package func contains(_ index: Int) -> Bool {
        let below = count(below: index)
        return below < indexes.count && indexes[below] == index
    }

    /// How many indexes before this one are no holes; nil for a hole. O(log k).
    package func rank(of index: Int) -> Int? {
        let below = count(below: index)
        if below < indexes.count, indexes[below] == index { return nil }
        return index &- below
    }

    /// The index with a number of non-holes before it. O(log k).
    package func index(ofRank rank: Int) -> Int {
        rank &+ indexes.partitioningIndex { indexes[$0] &- $0 > rank }
    }

    private func count(below index: Int) -> Int {
        indexes.partitioningIndex { indexes[$0] >= index }
    }
}

extension Array where Element: Comparable {
    /// Ascending, each once.
    func sortedOnce() -> [Element] {
        var result: [Element] = []
        for element in sorted() where result.last != element { result.append(element) }
        return result
    }
}

extension Array {
    /// The first index from which on a property holds; the property must hold for every index after one it holds for.
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

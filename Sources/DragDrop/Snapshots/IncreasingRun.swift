/// The longest increasing subsequence: the items that stay in place while the others move.
enum IncreasingRun {
    /// The ascending slots of the longest increasing run. The numbers must be distinct.
    ///
    /// By patience sorting (Fredman, 1975), in O(n log n).
    static func longest(in numbers: [Int]) -> [Int] {
        /// For each length, the slot that ends a run of that length with the smallest number.
        var ends: [Int] = []
        var predecessors = [Int?](repeating: nil, count: numbers.count)
        for slot in numbers.indices {
            let length = ends.partitioningIndex { numbers[ends[$0]] >= numbers[slot] }
            predecessors[slot] = length == 0 ? nil : ends[length - 1]
            if length == ends.count { ends.append(slot) } else { ends[length] = slot }
        }
        var run: [Int] = []
        var next = ends.last
        while let slot = next {
            run.append(slot)
            next = predecessors[slot]
        }
        return run.reversed()
    }
}

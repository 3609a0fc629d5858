extension Array {
    /// The index of the last element whose value does not exceed a limit, by bisection: O(log n). Values must ascend,
    /// and the first must not exceed the limit.
    package func lastPlace(atMost limit: CGFloat, _ value: (Element) -> CGFloat) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if value(self[middle]) <= limit { low = middle } else { high = middle }
        }
        return low
    }
}

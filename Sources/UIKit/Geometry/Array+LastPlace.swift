extension Array {
    /// The place of the last element whose value is not greater, of elements whose values ascend and begin with one
    /// that is not greater. By halving: O(log n).
    func lastPlace(atMost limit: CGFloat, _ value: (Element) -> CGFloat) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if value(self[middle]) <= limit { low = middle } else { high = middle }
        }
        return low
    }
}

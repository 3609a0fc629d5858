import Testing

/// Expects eight times the size to cost eight times as much, and a fourth of that more at the most: tables double, and
/// what is sorted takes a little more for each.
func expectLinear(from size: Int, _ steps: (Int) -> Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let (small, large) = (steps(size), steps(8 * size))
    #expect(small > Double(size), "next to nothing was done", sourceLocation: sourceLocation)
    #expect(
        large < 8 * small * 1.25, "\(small) steps for \(size), \(large) for \(8 * size)", sourceLocation: sourceLocation
    )
}

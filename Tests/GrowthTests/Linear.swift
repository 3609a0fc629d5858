import Testing

/// Expects that eight times the size costs at most eight times as much plus a quarter: tables double their capacity,
/// and sorting is slightly superlinear.
func expectLinear(from size: Int, _ steps: (Int) -> Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let (small, large) = (steps(size), steps(8 * size))
    #expect(small > Double(size), "next to nothing was done", sourceLocation: sourceLocation)
    #expect(
        large < 8 * small * 1.25, "\(small) steps for \(size), \(large) for \(8 * size)", sourceLocation: sourceLocation
    )
}

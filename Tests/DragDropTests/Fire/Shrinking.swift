/// Reduces steps to a minimal failing sequence: removes halves, quarters and so on while the rest still fails (Zeller
/// and Hildebrandt, 2002). The caller plays the steps and reports whether they fail.
struct Shrinking {
    /// The remaining steps.
    private(set) var steps: [FireStep]
    private var size: Int
    private var start = 0
    private var hasShrunk = false

    init(_ steps: [FireStep]) {
        self.steps = steps
        size = max(1, steps.count / 2)
    }

    /// The next sequence to try; nil if every remaining step is necessary. O(n²) tries at worst, usually O(n log n).
    mutating func next() -> [FireStep]? {
        if start >= steps.count {
            guard size > 1 || hasShrunk else { return nil }
            size = max(1, size / 2)
            start = 0
            hasShrunk = false
        }
        return steps.isEmpty ? nil : fewer
    }

    /// Reports whether the last sequence from `next` fails.
    mutating func take(isStillWrong: Bool) {
        if isStillWrong {
            steps = fewer
            hasShrunk = true
        } else {
            start += size
        }
    }

    private var fewer: [FireStep] {
        Array(steps[..<start] + steps[min(start + size, steps.count)...])
    }
}

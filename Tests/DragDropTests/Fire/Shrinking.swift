/// Cuts steps down to those without which nothing is wrong: leaves out halves, quarters … of them for as long as
/// something still is (Zeller and Hildebrandt, 2002). Whoever plays the steps says whether it is.
struct Shrinking {
    /// What is left.
    private(set) var steps: [FireStep]
    private var size: Int
    private var start = 0
    private var hasShrunk = false

    init(_ steps: [FireStep]) {
        self.steps = steps
        size = max(1, steps.count / 2)
    }

    /// Fewer steps to try; nil when each that is left is needed. At worst O(n²) tries, mostly O(n log n).
    mutating func next() -> [FireStep]? {
        if start >= steps.count {
            guard size > 1 || hasShrunk else { return nil }
            size = max(1, size / 2)
            start = 0
            hasShrunk = false
        }
        return steps.isEmpty ? nil : fewer
    }

    /// Says of the steps that `next` gave whether something is wrong after them.
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

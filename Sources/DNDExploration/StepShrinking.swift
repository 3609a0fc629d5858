/// Leaves steps out as long as the rest still goes wrong: delta debugging (Zeller and Hildebrandt, 2002), which here
/// tries the parts left out, never the parts alone.
package struct StepShrinking {
    package private(set) var steps: [ExploreStep]
    private let isStillWrong: ([ExploreStep]) -> Bool

    init(_ steps: [ExploreStep], isStillWrong: @escaping ([ExploreStep]) -> Bool) {
        self.steps = steps
        self.isStillWrong = isStillWrong
    }

    /// Until each step that is left is needed. At worst O(n²) tries, mostly O(n log n).
    mutating func shrink() {
        var size = max(1, steps.count / 2)
        var hasShrunk = true
        while size > 1 || hasShrunk {
            if !hasShrunk { size /= 2 }
            hasShrunk = leaveOut(parts: max(1, size))
        }
    }

    private mutating func leaveOut(parts size: Int) -> Bool {
        var hasShrunk = false
        var start = 0
        while start < steps.count {
            let fewer = Array(steps[..<start] + steps[min(start + size, steps.count)...])
            if isStillWrong(fewer) {
                steps = fewer
                hasShrunk = true
            } else {
                start += size
            }
        }
        return hasShrunk
    }

    /// Puts simpler steps in the place of others, where that is as wrong.
    mutating func simplify(_ simpler: (ExploreStep) -> [ExploreStep]) {
        for index in steps.indices {
            for candidate in simpler(steps[index]) {
                var others = steps
                others[index] = candidate
                guard isStillWrong(others) else { continue }
                steps = others
                break
            }
        }
    }
}

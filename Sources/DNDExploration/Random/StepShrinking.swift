/// Removes steps while the rest still fails. Delta debugging (Zeller and Hildebrandt, 2002), which here tests only the
/// complements.
package struct StepShrinking {
    package private(set) var steps: [ExploreStep]
    private let isStillWrong: ([ExploreStep]) -> Bool

    init(_ steps: [ExploreStep], isStillWrong: @escaping ([ExploreStep]) -> Bool) {
        self.steps = steps
        self.isStillWrong = isStillWrong
    }

    /// Removes steps until each remaining one is necessary. O(n²) tries at worst, usually O(n log n).
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

    /// Replaces steps with simpler ones while the run still fails.
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

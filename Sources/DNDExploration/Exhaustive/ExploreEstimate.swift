internal import DNDLanguage
internal import SourceText

/// A warning that an exploration may not close, made early: while each depth has many more states than the one before.
package struct ExploreEstimate: Equatable {
    /// The factor by which the number of states last grew with a step, and the number that is left.
    private let growth: Double
    private let statesLeft: Int

    /// Depths with fewer states are no base for an estimate.
    private static let statesAtLeast = 500

    /// Nil where the number of states does not grow by half with each of the last two steps. The sizes are those of
    /// each depth so far.
    package init?(_ sizes: [Int], limit: Int) {
        let last = sizes.suffix(3).map { Double($0) }
        guard last.count == 3, sizes[sizes.count - 1] >= Self.statesAtLeast, last[1] > last[0] * 1.5,
            last[2] > last[1] * 1.5
        else { return nil }
        growth = last[2] / last[1]
        statesLeft = limit - sizes.reduce(0, +)
        guard statesLeft > 0 else { return nil }
    }

    /// The number of further depths before the limit is reached, if the growth goes on.
    package func depthsLeft(after size: Int) -> Int {
        var (next, sum, count) = (Double(size), 0.0, 0)
        while sum < Double(statesLeft) {
            next *= growth
            sum += next
            count += 1
        }
        return count
    }

    /// `the number of states grows 2.1 times with each step: at this rate the limit comes in about 6 steps`
    package func sentence(after size: Int) -> String {
        let tenths = Int(growth * 10)
        return "the number of states grows \(tenths / 10).\(tenths % 10) times with each step: "
            + "at this rate the limit comes in about \(depthsLeft(after: size).counted("step"))"
    }
}

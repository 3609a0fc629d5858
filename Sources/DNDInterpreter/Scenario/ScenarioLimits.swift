internal import DNDResults
internal import DragDrop

/// The limits of a scenario. Those of time are checked between its statements, which have limits of their own.
package struct ScenarioLimits {
    package var virtualMilliseconds: Int?

    /// Returns whether the wall-clock time is over; the core has no clock.
    package var isOverdue: (() -> Bool)?

    /// The wall-clock limit, for the message.
    package var realMilliseconds = 0

    /// The work that may be done, with that of other plays; nil for any.
    package var budget: PlayBudget?

    package init() {}

    fileprivate func passed(atVirtual milliseconds: Int) -> TimeLimit? {
        if let virtualMilliseconds, milliseconds > virtualMilliseconds {
            return .virtualMilliseconds(virtualMilliseconds)
        }
        return isOverdue?() == true ? .realMilliseconds(realMilliseconds) : nil
    }
}

extension ScenarioPlayer {
    /// Returns false when the time is over. Then nothing more is played, and no findings are reported.
    package mutating func staysWithinLimits() -> Bool {
        guard passedLimit == nil else { return false }
        passedLimit = limits.passed(atVirtual: engine.clock.milliseconds)
        if passedLimit != nil { isStopped = true }
        return passedLimit == nil
    }
}

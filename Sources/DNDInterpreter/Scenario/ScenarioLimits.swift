internal import DNDResults
internal import DragDrop

/// How long a scenario may take. Looked at between its statements, each of which has limits of its own.
package struct ScenarioLimits {
    package var virtualMilliseconds: Int?

    /// Asked whether the time on the wall is over; the core has no clock.
    package var isOverdue: (() -> Bool)?

    /// What there is to say when it is.
    package var realMilliseconds = 0

    package init() {}

    fileprivate func passed(atVirtual milliseconds: Int) -> TimeLimit? {
        if let virtualMilliseconds, milliseconds > virtualMilliseconds {
            return .virtualMilliseconds(virtualMilliseconds)
        }
        return isOverdue?() == true ? .realMilliseconds(realMilliseconds) : nil
    }
}

extension ScenarioPlayer {
    /// False when the time is over: nothing more is played, and nothing that was left undone is reported.
    package mutating func staysWithinLimits() -> Bool {
        guard passedLimit == nil else { return false }
        passedLimit = limits.passed(atVirtual: engine.clock.milliseconds)
        if passedLimit != nil { isStopped = true }
        return passedLimit == nil
    }
}

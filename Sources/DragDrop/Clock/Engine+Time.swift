extension Engine {
    /// Lets virtual time pass, up to `Limits.clockMilliseconds` in all.
    mutating func advance(byMilliseconds duration: Int) throws(GestureRefusal) {
        let rest = Limits.clockMilliseconds - clock.milliseconds
        let time = clock.milliseconds + max(0, min(duration, rest))
        try runEvents(by: time)
        if exception == nil { clock.advance(to: time) }
    }

    /// Runs until nothing is pending.
    mutating func settle() throws(GestureRefusal) {
        try runEvents(by: .max)
    }

    /// Lets everything happen that is due by a time, in order. Loads that begin loads for ever are refused after
    /// `Limits.settledEvents`.
    private mutating func runEvents(by limit: Int) throws(GestureRefusal) {
        var events = 0
        while exception == nil, runNextEvent(by: limit) {
            events += 1
            guard events < Limits.settledEvents else { throw .neverSettles }
        }
    }

    /// The next thing that is due: at one instant loads come before gaps. False when nothing is due by the limit.
    private mutating func runNextEvent(by limit: Int) -> Bool {
        let gapTime = nextGapMilliseconds.flatMap { $0 <= limit ? $0 : nil }
        if let event = clock.takeNext(by: gapTime ?? limit) {
            deliver(event.load)
            return true
        }
        guard let gapTime else { return false }
        clock.advance(to: gapTime)
        forEachFinger { $0.followPendingGaps() }
        return true
    }

    /// The time at which a waiting gap follows next.
    private var nextGapMilliseconds: Int? {
        sessions.flatMap { $0.drag.visits }.compactMap { $0.pendingGap?.dueMilliseconds }.min()
    }
}

/// The engine's limits, each named.
package enum Limits {
    /// Events that one `settle`, `wait` or spring loading may run through.
    package static let settledEvents = 100_000

    /// Fingers that may take part, counted from 1.
    package static let fingers = 10

    /// Virtual time never passes this many milliseconds: about 12 days. Fits an `Int` of 32 bits twice.
    package static let clockMilliseconds = 1 << 30
}

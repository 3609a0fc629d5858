internal import CSystem

/// Measures how long something takes, by a clock that is never set.
package struct Stopwatch: Sendable {
    private let start = Stopwatch.now

    package var microseconds: Int { (Stopwatch.now - start) / 1000 }

    package var milliseconds: Int { (Stopwatch.now - start) / 1_000_000 }

    package init() {}

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

internal import CSystem

/// Measures how long something takes, by a clock that is never set.
package struct Stopwatch: Sendable {
    private let start = Stopwatch.now

    package var microseconds: Int { (Stopwatch.now - start) / 1000 }

    package var milliseconds: Int { (Stopwatch.now - start) / 1_000_000 }

    package init() {}

    private static var now: Int { Int(system_nanoseconds()) }
}

internal import CSystem

/// Measures elapsed time with the monotonic clock.
package struct Stopwatch: Sendable {
    private let start = Stopwatch.now

    package var microseconds: Int { (Stopwatch.now - start) / 1000 }

    package var milliseconds: Int { (Stopwatch.now - start) / 1_000_000 }

    package init() {}

    private static var now: Int { Int(system_nanoseconds()) }
}

internal import Glibc

/// Measures how long a run takes.
struct Stopwatch {
    private let start = Stopwatch.now

    /// `12 µs`, `3 ms` or `1.24 s`.
    var elapsed: String {
        let nanoseconds = Stopwatch.now - start
        switch nanoseconds {
        case ..<1_000_000: return "\(nanoseconds / 1000) µs"
        case ..<1_000_000_000: return "\(nanoseconds / 1_000_000) ms"
        default:
            let hundredths = nanoseconds / 10_000_000
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
        }
    }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

import WorkCounter

/// The cost of code, measured by its allocations on this thread.
///
/// Code that rebuilds a value for each of its parts, or copies an array to change it, allocates too much. Measured time
/// would show that only on an idle machine.
enum Work {
    /// The number of allocations, plus one for every 64 bytes.
    static func steps(_ body: () -> Void) -> Double {
        let start = current_allocations()
        body()
        let end = current_allocations()
        return Double(end.count - start.count) + Double(end.bytes - start.bytes) / 64
    }

    static func allocatedBytes(_ body: () -> Void) -> Double {
        let start = current_allocations().bytes
        body()
        return Double(current_allocations().bytes - start)
    }

    /// The maximum of additional bytes allocated at once.
    static func peakBytes(_ body: () -> Void) -> Double {
        forget_peak()
        let start = current_allocations().living
        body()
        return Double(current_allocations().peak - start)
    }
}

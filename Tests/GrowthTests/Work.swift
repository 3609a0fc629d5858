import WorkCounter

/// What something costs, counted by what is allocated for it on this thread.
///
/// Whoever builds a thing anew for each of its parts, or copies an array to change it, allocates more than the work is
/// worth; time would show that only on a machine that does nothing else.
enum Work {
    /// Allocations, those of many bytes for as many as they could have been.
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

    /// The most bytes that live at once beyond those that were there before.
    static func peakBytes(_ body: () -> Void) -> Double {
        forget_peak()
        let start = current_allocations().living
        body()
        return Double(current_allocations().peak - start)
    }
}

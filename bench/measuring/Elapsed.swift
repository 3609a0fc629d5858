import System

/// The median duration of several runs, in microseconds.
package func median(of count: Int, _ body: () -> Duration) -> Double {
    let times = (0..<count).map { _ in body() / .microseconds(1) }.sorted()
    return times[count / 2]
}

/// The processor time of a closure on this thread, which excludes other work on the machine.
package func elapsed(_ body: () -> Void) -> Duration {
    let start = processorTime()
    body()
    return processorTime() - start
}

/// The real time of a closure.
package func elapsedInReality(_ body: () -> Void) -> Duration {
    let start = ContinuousClock.now
    body()
    return ContinuousClock.now - start
}

private func processorTime() -> Duration {
    .nanoseconds(CurrentProcess.threadNanoseconds)
}

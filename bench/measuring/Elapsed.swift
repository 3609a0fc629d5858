import System

/// How long something takes: the median of several runs, in microseconds.
package func median(of count: Int, _ body: () -> Duration) -> Double {
    let times = (0..<count).map { _ in body() / .microseconds(1) }.sorted()
    return times[count / 2]
}

/// How much processor time a body takes on this thread, so that what else runs on the machine does not count.
package func elapsed(_ body: () -> Void) -> Duration {
    let start = processorTime()
    body()
    return processorTime() - start
}

/// How much real time a body takes.
package func elapsedInReality(_ body: () -> Void) -> Duration {
    let start = ContinuousClock.now
    body()
    return ContinuousClock.now - start
}

private func processorTime() -> Duration {
    .nanoseconds(CurrentProcess.threadNanoseconds)
}

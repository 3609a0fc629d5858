/// An actor from which a task returns after a turn of the main queue.
///
/// A continuation resumes its task on another thread first, from which the task hops to the main actor: waking that
/// thread costs more than a whole statement. A task that enters an actor is instead passed to the actor's executor, and
/// this one adds it to the main queue, after the existing work.
actor MainQueueTurns {
    private let turns: Turns
    private var passedCount = 0

    /// The number of turns: each lets the main queue run everything in it, the next one what that added, and so on. The
    /// return to the main actor is one more turn.
    init(_ count: Int) {
        turns = Turns(count: count)
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { turns.asUnownedSerialExecutor() }

    /// Returns after the turns of the main queue. Has an effect, so that a compiler cannot omit the hop.
    func pass() {
        passedCount &+= 1
    }
}

/// Runs jobs on the main queue, after some turns of it.
private final class Turns: SerialExecutor {
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Self.pass(times: count) { [executor = asUnownedSerialExecutor()] in job.runSynchronously(on: executor) }
    }

    private static let mainQueue = DispatchQueue.main

    private static func pass(times count: Int, _ block: @escaping @Sendable () -> Void) {
        mainQueue.async {
            if count > 1 { pass(times: count - 1, block) } else { block() }
        }
    }
}

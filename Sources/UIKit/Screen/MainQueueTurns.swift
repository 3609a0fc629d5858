/// A place from which a task comes back once the main queue has come around.
///
/// A continuation resumes its task on another thread first, and the task hops to the main actor from there: to wake
/// that thread costs more than a whole statement. A task that goes over to an actor is given to the actor's executor
/// instead, and this one puts it on the main queue, behind what is there.
actor MainQueueTurns {
    private let turns: Turns
    private var passedCount = 0

    /// How often the main queue is to come to everything that is in it, to what that puts there, and so on. The way
    /// back to the main actor is one more turn.
    init(_ count: Int) {
        turns = Turns(count: count)
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { turns.asUnownedSerialExecutor() }

    /// Returns when the main queue has come around. Has an effect, so that no compiler leaves the way here out.
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

internal import CSystem

/// POSIX threads. Swift's concurrency would double the start time of a small program.
enum Threads {
    /// The same size as for the main thread.
    private static let stackBytes = 8 << 20

    /// Starts a thread; nil if the system cannot create one.
    static func start(_ body: @escaping @Sendable () -> Void) -> SystemThread? {
        var thread = SystemThread()
        let job = Unmanaged.passRetained(Job(body))
        let status = system_start_thread(
            &thread, stackBytes,
            { argument in
                if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
            }, job.toOpaque())
        guard status == 0 else {
            job.release()
            return nil
        }
        return thread
    }
}

private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

internal import CSystem

/// Threads of the system: Swift's own would double the time that a small program takes to start.
enum Threads {
    /// As deep as the first thread's.
    private static let stackBytes = 8 << 20

    /// Starts a thread; nil where the system has no more.
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

internal import Glibc

/// Work on several threads. Threads of the system: Swift's own would double the time that `dnd` takes to start.
enum Parallel {
    /// As deep as the first thread's, since specs may nest.
    private static let stackBytes = 8 << 20

    static var processorCount: Int {
        max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// The results in the order of the inputs, whichever thread made them.
    static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        guard jobs > 1, inputs.count > 1 else { return inputs.map { transform($0) } }
        let queue = Queue(inputs, transform)
        let threads = (1..<min(jobs, inputs.count)).compactMap { _ in start { queue.work() } }
        queue.work()
        for thread in threads { pthread_join(thread, nil) }
        return queue.results()
    }

    /// Hands the results over one by one, in the order of the inputs, while threads make the next ones: at most
    /// ``windowPerJob`` for each thread, so that what waits does not grow with what there is to do.
    ///
    /// What takes them is called on this thread; false ends everything.
    static func deliver<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output,
        to consume: (Input, Output) -> Bool
    ) {
        guard jobs > 1, inputs.count > 1 else {
            for input in inputs where !consume(input, transform(input)) { return }
            return
        }
        let line = DeliveryLine(inputs, window: jobs * windowPerJob, transform)
        let threads = (1..<min(jobs, inputs.count)).compactMap { _ in start { line.work() } }
        for index in inputs.indices where !consume(inputs[index], line.output(at: index)) { break }
        line.stop()
        for thread in threads { pthread_join(thread, nil) }
    }

    private static let windowPerJob = 8

    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackBytes)
        var thread = pthread_t()
        let job = Unmanaged.passRetained(Job(body))
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, job.toOpaque())
        guard status == 0 else {
            // The threads that there are do the work.
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

/// Inputs that threads take one by one. What changes is touched only under the lock.
private final class Queue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let inputs: [Input]
    private let transform: @Sendable (Input) -> Output
    private var outputs: [Output?]
    private var next = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.transform = transform
        outputs = Array(repeating: nil, count: inputs.count)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func work() {
        while let index = locked({ take() }) {
            let output = transform(inputs[index])
            locked { outputs[index] = output }
        }
    }

    func results() -> [Output] {
        locked { outputs.compactMap { $0 } }
    }

    private func take() -> Int? {
        guard next < inputs.count else { return nil }
        next += 1
        return next - 1
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }
}

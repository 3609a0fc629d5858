internal import CSystem

/// Work on several threads.
package enum Parallel {
    package static var processorCount: Int {
        max(1, system_processor_count())
    }

    /// The results in the order of the inputs.
    package static func map<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        var outputs: [Output] = []
        outputs.reserveCapacity(inputs.count)
        deliver(inputs, jobs: jobs, window: inputs.count, transform) { _, output in
            outputs.append(output)
            return true
        }
        return outputs
    }

    /// Delivers the results in the order of the inputs while threads process further inputs. At most ``windowPerJob``
    /// results per thread are pending, so memory does not grow with the number of inputs.
    ///
    /// `consume` runs on this thread; false stops all work.
    package static func deliver<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output,
        to consume: (Input, Output) -> Bool
    ) {
        deliver(inputs, jobs: jobs, window: jobs * windowPerJob, transform, to: consume)
    }

    /// Calls a body for each number below a count, each on its own thread, and returns when all have returned.
    ///
    /// The compiler does not check that the calls share nothing that changes.
    package static func eachUnchecked(below count: Int, _ body: (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            // If the system creates fewer threads, this one does their work.
            let threads = (1..<max(count, 1)).map { number in (number, Threads.start { body(number) }) }
            for number in 0..<min(count, 1) { body(number) }
            for (number, thread) in threads {
                if let thread { system_join_thread(thread) } else { body(number) }
            }
        }
    }

    private static let windowPerJob = 8

    private static func deliver<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], jobs: Int, window: Int, _ transform: @escaping @Sendable (Input) -> Output,
        to consume: (Input, Output) -> Bool
    ) {
        guard jobs > 1, inputs.count > 1 else {
            for input in inputs where !consume(input, transform(input)) { return }
            return
        }
        let line = DeliveryLine(inputs, window: window, transform)
        // If the system creates fewer threads, the existing ones do the work.
        let threads = (1..<min(jobs, inputs.count)).compactMap { _ in Threads.start { line.work() } }
        for index in inputs.indices where !consume(inputs[index], line.output(at: index)) { break }
        line.stop()
        for thread in threads { system_join_thread(thread) }
    }
}

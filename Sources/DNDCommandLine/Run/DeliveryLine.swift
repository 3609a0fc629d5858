internal import Glibc

/// Inputs that threads take one by one, and outputs that are taken away in their order. What changes is touched only
/// under the lock.
final class DeliveryLine<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let inputs: [Input]
    private let window: Int
    private let transform: @Sendable (Input) -> Output

    /// Made and not yet taken away.
    private var outputs: [Int: Output] = [:]
    private var next = 0
    private var delivered = 0
    private var isStopped = false
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ inputs: [Input], window: Int, _ transform: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.window = window
        self.transform = transform
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
        change.initialize(to: pthread_cond_t())
        pthread_cond_init(change, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
        pthread_cond_destroy(change)
        change.deallocate()
    }

    /// What other threads do: takes inputs until there are none, and waits while too much is made ahead.
    func work() {
        while let index = locked({ waitForInput() }) { make(index) }
    }

    /// The output of the next input. Makes outputs itself while that one is not there.
    func output(at index: Int) -> Output {
        while true {
            if let output = locked({ takeAway(index) }) { return output }
            if let other = locked({ takeInput() }) {
                make(other)
            } else if let output = locked({ waitForOutput(index) }) {
                return output
            }
        }
    }

    func stop() {
        locked {
            isStopped = true
            pthread_cond_broadcast(change)
        }
    }

    private func make(_ index: Int) {
        let output = transform(inputs[index])
        locked {
            outputs[index] = output
            pthread_cond_broadcast(change)
        }
    }

    // MARK: - Under the lock

    private func takeInput() -> Int? {
        guard !isStopped, next < inputs.count, next < delivered + window else { return nil }
        next += 1
        return next - 1
    }

    private func waitForInput() -> Int? {
        while !isStopped, next < inputs.count {
            if let index = takeInput() { return index }
            pthread_cond_wait(change, lock)
        }
        return nil
    }

    private func takeAway(_ index: Int) -> Output? {
        guard let output = outputs.removeValue(forKey: index) else { return nil }
        delivered = index + 1
        pthread_cond_broadcast(change)
        return output
    }

    private func waitForOutput(_ index: Int) -> Output? {
        while outputs[index] == nil { pthread_cond_wait(change, lock) }
        return takeAway(index)
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }
}

/// Inputs that threads process one at a time, and outputs delivered in the order of the inputs. Mutable state is
/// accessed only under the lock.
final class DeliveryLine<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let inputs: [Input]
    private let window: Int
    private let transform: @Sendable (Input) -> Output

    /// Finished outputs that are not delivered yet.
    private var outputs: [Int: Output] = [:]
    private var next = 0
    private var delivered = 0
    private var isStopped = false
    private let lock = Lock()

    init(_ inputs: [Input], window: Int, _ transform: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.window = window
        self.transform = transform
    }

    /// The loop of a worker thread: processes inputs until none are left, and waits while too many outputs are pending.
    func work() {
        while let index = lock.hold({ waitForInput() }) { make(index) }
    }

    /// The output of an input. While it is not finished, this thread processes other inputs.
    func output(at index: Int) -> Output {
        while true {
            if let output = lock.hold({ takeAway(index) }) { return output }
            if let other = lock.hold({ takeInput() }) {
                make(other)
            } else if let output = lock.hold({ waitForOutput(index) }) {
                return output
            }
        }
    }

    func stop() {
        lock.hold {
            isStopped = true
            lock.announceChange()
        }
    }

    private func make(_ index: Int) {
        let output = transform(inputs[index])
        lock.hold {
            outputs[index] = output
            lock.announceChange()
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
            lock.waitForChange()
        }
        return nil
    }

    private func takeAway(_ index: Int) -> Output? {
        guard let output = outputs.removeValue(forKey: index) else { return nil }
        delivered = index + 1
        lock.announceChange()
        return output
    }

    private func waitForOutput(_ index: Int) -> Output? {
        while outputs[index] == nil { lock.waitForChange() }
        return takeAway(index)
    }
}

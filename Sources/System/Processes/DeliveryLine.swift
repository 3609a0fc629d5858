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
    private let lock = Lock()

    init(_ inputs: [Input], window: Int, _ transform: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.window = window
        self.transform = transform
    }

    /// What other threads do: takes inputs until there are none, and waits while too much is made ahead.
    func work() {
        while let index = lock.hold({ waitForInput() }) { make(index) }
    }

    /// The output of the next input. Makes outputs itself while that one is not there.
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

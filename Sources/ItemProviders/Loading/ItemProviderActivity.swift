internal import Synchronization

/// Counts the loads in progress: begun and not yet held at a gate, or released and not yet handled.
package final class ItemProviderActivity: Sendable {
    /// Counts the loads of providers without a gate.
    static let ungated = ItemProviderActivity()

    private struct State {
        var busyCount = 0
        var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
        var nextWaiter = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// The number of loads whose provider or completion handler is running.
    package var busyCount: Int { state.withLock { $0.busyCount } }

    func begin() {
        state.withLock { $0.busyCount += 1 }
    }

    func end() {
        let waiters = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
            state.busyCount -= 1
            guard state.busyCount == 0 else { return [] }
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters { waiter.resume(returning: true) }
    }

    /// Waits until no load is running; returns false after a timeout, since a provider may never answer.
    @discardableResult
    package func waitUntilIdle(atMost seconds: Double = 10) async -> Bool {
        await withCheckedContinuation { continuation in
            let waiter = state.withLock { state -> Int? in
                guard state.busyCount > 0 else { return nil }
                state.nextWaiter += 1
                state.waiters[state.nextWaiter] = continuation
                return state.nextWaiter
            }
            guard let waiter else { return continuation.resume(returning: true) }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
                state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(returning: false)
            }
        }
    }
}

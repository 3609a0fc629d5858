import Foundation

/// Runs code of the main actor on another thread, which causes only a warning in language mode 5.
enum Elsewhere {
    static func run<Result: Sendable>(
        on queue: DispatchQueue = .global(), _ body: @escaping @MainActor () -> Result
    ) async -> Result {
        let unchecked = Unchecked(body: unsafeBitCast(body, to: (() -> Result).self))
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: unchecked.body()) }
        }
    }

    /// Runs it while the calling thread waits, so that no other work runs on the main actor in the meantime.
    static func runAtOnce(_ body: @escaping @MainActor () -> Void) {
        let unchecked = Unchecked(body: unsafeBitCast(body, to: (() -> Void).self))
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            unchecked.body()
            isDone.signal()
        }
        isDone.wait()
    }

    private struct Unchecked<Result>: @unchecked Sendable {
        let body: () -> Result
    }
}

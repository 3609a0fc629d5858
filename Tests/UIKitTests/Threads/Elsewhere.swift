import Foundation

/// Runs code of the main actor on another thread, as a program in language mode 5 may do with no more than a warning.
enum Elsewhere {
    static func run<Result: Sendable>(
        on queue: DispatchQueue = .global(), _ body: @escaping @MainActor () -> Result
    ) async -> Result {
        let unchecked = Unchecked(body: unsafeBitCast(body, to: (() -> Result).self))
        return await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: unchecked.body()) }
        }
    }

    /// The same while the calling thread waits, so that nobody else has a turn on the main actor meanwhile.
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

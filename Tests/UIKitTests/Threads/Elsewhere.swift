import Foundation

/// Runs code of the main actor on another thread, as a program in language mode 5 may do with no more than a warning.
enum Elsewhere {
    static func run<Result: Sendable>(_ body: @escaping @MainActor () -> Result) async -> Result {
        let unchecked = Unchecked(body: unsafeBitCast(body, to: (() -> Result).self))
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: unchecked.body()) }
        }
    }

    private struct Unchecked<Result>: @unchecked Sendable {
        let body: () -> Result
    }
}

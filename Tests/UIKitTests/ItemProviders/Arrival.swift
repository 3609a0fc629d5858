import Foundation
import Synchronization

/// What a completion handler got, and where it ran.
struct Arrival<Value> {
    let value: Value?
    let error: NSError?
    let queue = currentQueue()

    var code: Int? { error?.code }
}

/// The label of the queue that the caller runs on. `Thread.isMainThread` would not do: tests drain the main queue on
/// another thread.
func currentQueue() -> String {
    String(cString: labelOfQueue(nil))
}

/// Dispatch tells Swift the label of a queue that it has, not of the one that it runs on.
@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// Waits for a load. What arrives is handed over and not touched again by the provider.
@discardableResult
func arrival<Value>(
    isolation: isolated (any Actor)? = #isolation,
    of load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
) async -> Arrival<Value> {
    await withCheckedContinuation { (continuation: CheckedContinuation<Handed<Arrival<Value>>, Never>) in
        _ = load { value, error in
            continuation.resume(returning: Handed(Arrival(value: value, error: error.map { $0 as NSError })))
        }
    }.value
}

/// A value that goes from one thread to another.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Notes lines from any thread.
final class Logbook: Sendable {
    private let noted = Mutex<[String]>([])

    var lines: [String] { noted.withLock { $0 } }

    func note(_ line: String) {
        noted.withLock { $0.append(line) }
    }

    /// The last line, which is then no longer there.
    func takeLast() -> String? {
        noted.withLock { $0.popLast() }
    }
}

/// A completion handler that a provider keeps, to answer later.
final class Later<Answer: Sendable>: Sendable {
    private let handler = Mutex<(@Sendable (Answer) -> Void)?>(nil)

    func keep(_ handler: @escaping @Sendable (Answer) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    func answer(_ answer: Answer) {
        handler.withLock { $0 }?(answer)
    }
}

import Foundation
import Synchronization

/// The arguments of a completion handler, and its queue.
struct Arrival<Value> {
    let value: Value?
    let error: NSError?
    let queue = currentQueue()

    var code: Int? { error?.code }
}

/// The label of the caller's queue. `Thread.isMainThread` is not reliable, because tests drain the main queue on
/// another thread.
func currentQueue() -> String {
    String(cString: labelOfQueue(nil))
}

/// Dispatch's Swift API returns the label of a given queue only, not of the current one.
@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// Waits for a load. The provider does not access the result after passing it on.
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

/// A value passed from one thread to another.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Records lines from any thread.
final class Logbook: Sendable {
    private let noted = Mutex<[String]>([])

    var lines: [String] { noted.withLock { $0 } }

    func note(_ line: String) {
        noted.withLock { $0.append(line) }
    }

    /// Removes and returns the last line.
    func takeLast() -> String? {
        noted.withLock { $0.popLast() }
    }
}

/// A completion handler that a provider stores, to call it later.
final class Later<Answer: Sendable>: Sendable {
    private let handler = Mutex<(@Sendable (Answer) -> Void)?>(nil)

    func keep(_ handler: @escaping @Sendable (Answer) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    func answer(_ answer: Answer) {
        handler.withLock { $0 }?(answer)
    }
}

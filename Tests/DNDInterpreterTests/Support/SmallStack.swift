import Foundation

/// A thread with 1 MB of stack, as in a web page and on other systems.
enum SmallStack {
    private static let stackBytes = 1_000_000

    private final class Box<Value>: @unchecked Sendable {
        var result: Result<Value, any Error>?
    }

    /// Runs the body on such a thread, to its end. Pages round the size up to the next one.
    static func run<Value>(_ body: @escaping @Sendable () throws -> Value) throws -> Value? {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.result = Result { try body() }
            done.signal()
        }
        thread.stackSize = (stackBytes + 0xFFFF) & ~0xFFFF
        thread.start()
        done.wait()
        return try box.result?.get()
    }
}

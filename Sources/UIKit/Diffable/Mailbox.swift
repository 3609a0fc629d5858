private import Synchronization

/// A queue of work that other queues leave for the main queue, in order.
final class Mailbox<Content: Sendable>: Sendable {
    struct Letter: Sendable {
        let content: Content
        let completion: @MainActor () -> Void
    }

    private let letters = Mutex<[Letter]>([])

    /// Adds an entry. As in UIKit, its completion is called on the main queue, whatever the current queue.
    func put(_ content: Content, completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        letters.withLock { $0.append(Letter(content: content, completion: { completion?() })) }
    }

    func takeAll() -> [Letter] {
        letters.withLock { letters in
            defer { letters = [] }
            return letters
        }
    }
}

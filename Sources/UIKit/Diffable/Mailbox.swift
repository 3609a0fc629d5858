private import Synchronization

/// What other queues leave for the main queue, in order.
final class Mailbox<Content: Sendable>: Sendable {
    struct Letter: Sendable {
        let content: Content
        let completion: @MainActor () -> Void
    }

    private let letters = Mutex<[Letter]>([])

    /// The completion is called on the main queue, wherever it comes from, as UIKit does.
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

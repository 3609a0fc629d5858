/// The queue of a completion handler. Queues are data here; nothing runs concurrently.
package enum CompletionQueue: Hashable, Sendable {
    case main

    /// A queue of the provider (R077).
    case background
}

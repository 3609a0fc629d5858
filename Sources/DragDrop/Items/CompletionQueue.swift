/// Where a completion handler runs. Queues are data here: nothing runs at the same time as anything else.
package enum CompletionQueue: Hashable, Sendable {
    case main

    /// A queue of the provider's own (R077).
    case background
}

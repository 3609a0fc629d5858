/// What the loads of an engine have come to.
package struct DeliveryLog: Sendable {
    /// Texts that loads have delivered, in the order of arrival.
    package internal(set) var texts: [String] = []

    /// Items whose load handlers have run, in the order of the requests (R219).
    package internal(set) var providedItems: [ItemID] = []

    /// What the last load that succeeded has delivered.
    package private(set) var last: Delivery?

    /// The error of the last load that failed.
    package internal(set) var lastError: LoadError?

    /// Where the last completion handler ran (R076, R077).
    package internal(set) var lastQueue: CompletionQueue?

    mutating func add(_ delivery: Delivery) {
        texts.append(delivery.text)
        last = delivery
    }
}

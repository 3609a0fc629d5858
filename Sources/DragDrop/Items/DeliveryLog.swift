/// The deliveries of the loads of an engine.
package struct DeliveryLog: Sendable {
    /// The delivered texts, in the order of arrival.
    package internal(set) var texts: [String] = []

    /// Items whose load handlers have run, in the order of the requests. Without R219 a drag provides its items as soon
    /// as its session begins.
    package internal(set) var providedItems: [ItemID] = []

    /// The last successful delivery.
    package private(set) var last: Delivery?

    /// The error of the last failed load.
    package internal(set) var lastError: LoadError?

    /// The queue of the last completion handler (R076, R077).
    package internal(set) var lastQueue: CompletionQueue?

    mutating func add(_ delivery: Delivery) {
        texts.append(delivery.text)
        last = delivery
    }
}

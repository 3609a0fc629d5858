/// The number of a call of `loadObjects` within one engine.
package struct ObjectsLoadID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// One call of `session.loadObjects(ofClass:completion:)` (R076).
struct ObjectsLoad: Sendable {
    /// In the order of the session's items.
    var loads: [LoadID] = []

    /// The loads that have delivered, in the order of arrival.
    var arrived: [LoadID] = []
    var pendingCount = 0
}

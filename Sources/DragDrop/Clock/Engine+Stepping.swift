/// Time, one event after another, for whoever has to wait for real work in between.
extension Engine {
    /// `settle` or `wait`, of which nothing has happened yet. Refused where `perform(_:)` would be.
    package mutating func beginPassingTime(_ gesture: Gesture) throws(GestureRefusal) {
        guard !hasException else { throw .crashed }
        guard callDepth == 0 else { throw .insideCall }
        for index in lists.indices { lists[index].isReloading = false }
        record(.gesture(gesture), nil)
    }

    /// Lets the next thing happen that is due by a time; false when nothing is.
    package mutating func passEvent(by limit: Int) -> Bool {
        !hasException && runNextEvent(by: limit)
    }

    /// All that was due by a time has happened.
    package mutating func endPassingTime(at time: Int) {
        if !hasException { clock.advance(to: min(time, Limits.clockMilliseconds)) }
    }
}

/// Time that advances only on request. Events of the same instant run in the order in which they were scheduled.
package struct VirtualClock: Sendable {
    package struct Event: Hashable, Sendable {
        package let milliseconds: Int
        package let kind: Kind
    }

    /// The kind of a scheduled event.
    package enum Kind: Hashable, Sendable {
        case load(LoadID)

        /// A call of `loadObjects` that no item can satisfy.
        case objects(ObjectsLoadID)
        case mainQueue(MainQueueBlockID)
    }

    /// Virtual time since the engine began.
    package private(set) var milliseconds = 0

    private var mainQueueBlockCount: Int32 = 0

    /// Ascending in time; equal times in the order of scheduling.
    private(set) var events: [Event] = []

    package init() {}

    package var isIdle: Bool { events.isEmpty }

    package var nextEventMilliseconds: Int? { events.first?.milliseconds }

    /// Schedules an event. A negative delay counts as none, a time past `Limits.clockMilliseconds` as that limit.
    /// O(pending events).
    mutating func schedule(_ kind: Kind, afterMilliseconds delay: Int) {
        let rest = Limits.clockMilliseconds - milliseconds
        let event = Event(milliseconds: milliseconds + max(0, min(delay, rest)), kind: kind)
        let position = events.firstIndex { $0.milliseconds > event.milliseconds } ?? events.endIndex
        events.insert(event, at: position)
    }

    /// Adds a block to the main queue, after those already waiting.
    mutating func scheduleOnMainQueue() -> MainQueueBlockID {
        let id = MainQueueBlockID(rawValue: mainQueueBlockCount)
        mainQueueBlockCount += 1
        schedule(.mainQueue(id), afterMilliseconds: 0)
        return id
    }

    /// Advances to the next event due by `limit` and removes it; returns nil when there is none.
    mutating func takeNext(by limit: Int) -> Event? {
        guard let first = events.first, first.milliseconds <= limit else { return nil }
        events.removeFirst()
        milliseconds = max(milliseconds, first.milliseconds)
        return first
    }

    mutating func advance(to time: Int) {
        milliseconds = max(milliseconds, time)
    }
}

/// The number of a block on the main queue, within one engine.
package struct MainQueueBlockID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

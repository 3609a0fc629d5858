/// The number of a load within one engine.
package struct LoadID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// One request for an item's data.
package struct Load: Hashable, Sendable {
    package enum State: Hashable, Sendable { case pending, finished, cancelled }

    package let id: LoadID
    package let item: ItemID

    /// Where the data goes.
    package let list: ListID

    /// What it will end in, and once finished what it has ended in.
    package internal(set) var result: LoadResult
    package internal(set) var state: State = .pending

    /// Virtual time at which it began.
    var startMilliseconds = 0

    /// Virtual time that it takes.
    var durationMilliseconds = 0

    /// Virtual time at which it was finished or cancelled.
    var endMilliseconds: Int?

    /// Whether the provider itself waits for virtual time: its answer comes when it has one.
    var isWaitingForProvider = false

    /// Whether its answer was due while the provider still waited.
    var isOverdue = false

    /// The call of `loadObjects` that it is part of.
    var objectsLoad: ObjectsLoadID?

    /// Whether `loadObjects` has begun it.
    package var isOneOfSeveral: Bool { objectsLoad != nil }

    package init(id: LoadID, item: ItemID, list: ListID, result: LoadResult) {
        self.id = id
        self.item = item
        self.list = list
        self.result = result
    }

    /// How far it is at a time (R214).
    package func progress(atMilliseconds time: Int) -> LoadProgress {
        let elapsed = (endMilliseconds ?? time) - startMilliseconds
        return LoadProgress(
            elapsedMilliseconds: state == .finished ? durationMilliseconds : elapsed,
            ofMilliseconds: durationMilliseconds, isFinished: state == .finished, isCancelled: state == .cancelled)
    }
}

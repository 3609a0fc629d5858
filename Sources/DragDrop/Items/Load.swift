/// The number of a load within one engine.
package struct LoadID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

/// A request for an item's data.
package struct Load: Hashable, Sendable {
    package enum State: Hashable, Sendable { case pending, finished, cancelled }

    package let id: LoadID
    package let item: ItemID

    /// The list that receives the data.
    package let list: ListID

    /// The result: expected until the load finishes, then final.
    package internal(set) var result: LoadResult
    package internal(set) var state: State = .pending

    /// The virtual time of its start.
    var startMilliseconds = 0

    /// Its duration in virtual time.
    var durationMilliseconds = 0

    /// The virtual time at which it finished or was cancelled; nil before.
    var endMilliseconds: Int?

    /// Whether the provider itself waits for virtual time and will answer later.
    var isWaitingForProvider = false

    /// Whether the answer became due while the provider was waiting.
    var isOverdue = false

    /// The call of `loadObjects` that it belongs to.
    var objectsLoad: ObjectsLoadID?

    /// Whether it was begun by `loadObjects`.
    package var isOneOfSeveral: Bool { objectsLoad != nil }

    package init(id: LoadID, item: ItemID, list: ListID, result: LoadResult) {
        self.id = id
        self.item = item
        self.list = list
        self.result = result
    }

    /// Its progress at a time (R214).
    package func progress(atMilliseconds time: Int) -> LoadProgress {
        let elapsed = (endMilliseconds ?? time) - startMilliseconds
        return LoadProgress(
            elapsedMilliseconds: state == .finished ? durationMilliseconds : elapsed,
            ofMilliseconds: durationMilliseconds, isFinished: state == .finished, isCancelled: state == .cancelled)
    }
}

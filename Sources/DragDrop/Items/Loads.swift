/// The loads of an engine and their deliveries.
package struct Loads: Sendable {
    /// Indexed by `LoadID`.
    package internal(set) var all: [Load] = []

    /// The deliveries so far.
    package internal(set) var deliveries = DeliveryLog()

    /// The loads of the last performed drop, which `session.progress` sums up (R078).
    private(set) var ofLastDrop: [LoadID] = []

    /// Loads whose completion handlers are running, innermost last.
    private(set) var handled: [LoadID] = []

    /// Indexed by `ObjectsLoadID`.
    private(set) var groups: [ObjectsLoad] = []
    private(set) var transfers: [Transfer] = []

    package subscript(id: LoadID) -> Load {
        _read { yield all[Int(id.rawValue)] }
        _modify { yield &all[Int(id.rawValue)] }
    }

    subscript(group: ObjectsLoadID) -> ObjectsLoad {
        _read { yield groups[Int(group.rawValue)] }
        _modify { yield &groups[Int(group.rawValue)] }
    }

    // MARK: - Single loads

    /// Adds a load that takes as long as its representation's delay. A refused load has no representation.
    mutating func add(
        of item: ItemID, in list: ListID, result: LoadResult, from representation: Representation?,
        atMilliseconds time: Int
    ) -> LoadID {
        let id = LoadID(rawValue: Int32(all.count))
        var load = Load(id: id, item: item, list: list, result: result)
        load.startMilliseconds = time
        if let representation {
            load.durationMilliseconds = max(0, representation.delayMilliseconds)
            deliveries.providedItems.append(item)
        }
        all.append(load)
        return id
    }

    /// Begins a drop, which removes earlier loads from `session.progress`.
    mutating func beginDrop() {
        ofLastDrop = []
    }

    mutating func noteAsPartOfDrop(_ id: LoadID) {
        ofLastDrop.append(id)
    }

    /// Ends a load with its final result.
    mutating func end(_ id: LoadID, _ state: Load.State, with result: LoadResult, atMilliseconds time: Int) {
        self[id].state = state
        self[id].result = result
        self[id].endMilliseconds = time
        if case .failure(let error) = result { deliveries.lastError = error }
    }

    /// Records that the completion handler of a load begins to run.
    mutating func beginHandling(_ id: LoadID, with result: LoadResult, on queue: CompletionQueue) {
        if case .delivered(let delivery) = result { deliveries.add(delivery) }
        deliveries.lastQueue = queue
        handled.append(id)
    }

    mutating func endHandling() {
        handled.removeLast()
    }

    /// Resumes a suspended load whose provider has answered. Returns true if the answer is overdue.
    mutating func resume(_ id: LoadID, atMilliseconds time: Int) -> Bool {
        guard self[id].isWaitingForProvider else { return false }
        self[id].isWaitingForProvider = false
        self[id].durationMilliseconds = max(
            self[id].durationMilliseconds, time - self[id].startMilliseconds)
        return self[id].isOverdue
    }

    /// The pending loads that `cancel()` affects: those of an item, or those of the last drop.
    func pending(of item: ItemID?) -> [LoadID] {
        let candidates = item == nil ? ofLastDrop : all.map { $0.id }
        return candidates.filter { self[$0].state == .pending && (item == nil || self[$0].item == item) }
    }

    /// Whether the file that a load delivered still exists: an original stays, a copy is deleted when the completion
    /// handler returns (R217). False for a delivery that is not a file.
    package func hasFile(of id: LoadID) -> Bool {
        guard case .delivered(let delivery) = self[id].result, case .file(_, let isInPlace) = delivery.form else {
            return false
        }
        return isInPlace || handled.contains(id)
    }
}

/// Groups of loads: calls of `loadObjects`.
extension Loads {
    mutating func addGroup() -> ObjectsLoadID {
        groups.append(ObjectsLoad())
        return ObjectsLoadID(rawValue: Int32(groups.count - 1))
    }

    mutating func add(_ load: LoadID, to group: ObjectsLoadID) {
        self[load].objectsLoad = group
        self[group].loads.append(load)
        self[group].pendingCount += 1
    }

    /// The loads of a group, in the order of the items (R076).
    package func members(of group: ObjectsLoadID) -> [LoadID] { self[group].loads }

    /// Records the end of one load of a group. Returns the group when it was the last one.
    mutating func arrive(_ load: LoadID) -> ObjectsLoadID? {
        guard let id = self[load].objectsLoad else { return nil }
        if case .delivered = self[load].result { self[id].arrived.append(load) }
        self[id].pendingCount -= 1
        return self[id].pendingCount == 0 ? id : nil
    }

    /// Delivers the results of a group.
    mutating func deliver(_ loads: [LoadID], on queue: CompletionQueue) {
        for load in loads {
            if case .delivered(let delivery) = self[load].result { deliveries.add(delivery) }
        }
        deliveries.lastQueue = queue
    }
}

/// The data of drops in transfer to the receiver (R080).
extension Loads {
    /// Records the loads that began inside a drop; the source is notified when all have arrived.
    mutating func beginTransfer(
        of dropped: DropCoordinator, from source: ListID, atMilliseconds time: Int, earliestMilliseconds earliest: Int
    ) {
        transfers.append(
            Transfer(
                source: source, pending: dropped.loads.filter { self[$0].state == .pending },
                beginMilliseconds: time, earliestMilliseconds: earliest,
                progressIndicatorStyle: dropped.progressIndicatorStyle))
    }

    mutating func removeFromTransfers(_ load: LoadID) {
        for index in transfers.indices { transfers[index].pending.removeAll { $0 == load } }
    }

    /// Removes the complete transfers and returns their sources.
    mutating func takeFinishedTransfers(atMilliseconds time: Int) -> [ListID] {
        let isFinished = { (transfer: Transfer) in transfer.pending.isEmpty && transfer.earliestMilliseconds <= time }
        let sources = transfers.filter(isFinished).map { $0.source }
        if !sources.isEmpty { transfers.removeAll(where: isFinished) }
        return sources
    }

    /// Whether a transfer is long enough for the system to show its progress (R079).
    func hasLongTransfer(atMilliseconds time: Int, where isShown: (ProgressIndicatorStyle) -> Bool) -> Bool {
        transfers.contains { transfer in
            time - transfer.beginMilliseconds >= Decisions.progressIndicatorMilliseconds
                && isShown(transfer.progressIndicatorStyle)
        }
    }
}

extension Loads {
    /// For ended loads, writes only their deliveries. O(loads).
    func write(to writer: inout StateWriter, atMilliseconds now: Int) {
        for load in all where load.state == .pending { load.write(to: &writer, atMilliseconds: now) }
        for group in groups where group.pendingCount > 0 {
            writer.write(group.loads)
            writer.write(group.arrived)
        }
        writer.write(handled)
        if writer.includesFacts || all.contains(where: { $0.state == .pending }) {
            writer.write(ofLastDrop.map { self[$0].state == .finished })
            writer.write(ofLastDrop.map { self[$0].state == .cancelled })
        }
        for transfer in transfers {
            writer.write(transfer.source)
            writer.write(transfer.pending)
            writer.write(transfer.beginMilliseconds - now)
            writer.write(transfer.earliestMilliseconds - now)
            writer.write(transfer.progressIndicatorStyle == .standard)
        }
        guard writer.includesFacts else { return }
        writer.write(deliveries.lastQueue.map { $0 == .main })
        writer.write(deliveries.texts)
        writer.write(deliveries.last?.type)
        writer.write(deliveries.providedItems)
        writer.write(deliveries.lastError?.text)
    }
}

extension Load {
    fileprivate func write(to writer: inout StateWriter, atMilliseconds now: Int) {
        writer.write(id)
        writer.write(item)
        writer.write(list)
        switch result {
        case .delivered(let delivery): writer.write(delivery.text)
        case .failure(let error): writer.write(error.text)
        }
        writer.write(startMilliseconds - now)
        writer.write(durationMilliseconds)
        writer.write(isWaitingForProvider)
        writer.write(isOverdue)
        writer.write(isOneOfSeveral)
    }
}

extension VirtualClock: StateWritable {
    /// Writes the pending events, with their remaining time instead of the absolute time.
    package func write(to writer: inout StateWriter) {
        for event in events {
            let rest = event.milliseconds - milliseconds
            switch event.kind {
            case .load(let id):
                writer.write(case: 0, rest)
                writer.write(id)
            case .objects(let id):
                writer.write(case: 1, rest)
                writer.write(Int(id.rawValue))
            case .mainQueue(let id):
                writer.write(case: 2, rest)
                writer.write(id)
            }
        }
    }
}

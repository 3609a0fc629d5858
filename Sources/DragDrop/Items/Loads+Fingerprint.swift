extension Loads {
    /// For ended loads, writes only their deliveries. O(loads).
    func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        for load in all where load.state == .pending { load.fingerprint(into: &fingerprint, atMilliseconds: now) }
        for group in groups where group.pendingCount > 0 {
            fingerprint.append(group.loads)
            fingerprint.append(group.arrived)
        }
        fingerprint.append(ofLastDrop.map { self[$0].state == .finished })
        fingerprint.append(ofLastDrop.map { self[$0].state == .cancelled })
        fingerprint.append(handled)
        for transfer in transfers {
            fingerprint.append(transfer.source)
            fingerprint.append(transfer.pending)
            fingerprint.append(transfer.beginMilliseconds - now)
            fingerprint.append(transfer.earliestMilliseconds - now)
            fingerprint.append(transfer.progressIndicatorStyle == .standard)
        }
        fingerprint.append(deliveries.texts)
        fingerprint.append(deliveries.providedItems)
        fingerprint.append(deliveries.lastError?.text)
        fingerprint.append(deliveries.lastQueue.map { $0 == .main })
    }
}

extension Load {
    fileprivate func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        fingerprint.append(id)
        fingerprint.append(item)
        fingerprint.append(list)
        switch result {
        case .delivered(let delivery): fingerprint.append(delivery.text)
        case .failure(let error): fingerprint.append(error.text)
        }
        fingerprint.append(startMilliseconds - now)
        fingerprint.append(durationMilliseconds)
        fingerprint.append(isWaitingForProvider)
        fingerprint.append(isOverdue)
        fingerprint.append(isOneOfSeveral)
    }
}

extension VirtualClock: Fingerprinted {
    /// Writes the pending events, with their remaining time instead of the absolute time.
    func fingerprint(into fingerprint: inout Fingerprint) {
        for event in events {
            let rest = event.milliseconds - milliseconds
            switch event.kind {
            case .load(let id):
                fingerprint.append(case: 0, rest)
                fingerprint.append(id)
            case .objects(let id):
                fingerprint.append(case: 1, rest)
                fingerprint.append(id.rawValue)
            case .mainQueue(let id):
                fingerprint.append(case: 2, rest)
                fingerprint.append(id.rawValue)
            }
        }
    }
}

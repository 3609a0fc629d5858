extension Animations {
    /// Writes times relative to now, and blocks by their number.
    func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        for animation in running {
            fingerprint.append(animation.rule)
            fingerprint.append(animation.list)
            fingerprint.append(animation.finger)
            fingerprint.append(animation.item)
            fingerprint.append(animation.endMilliseconds - now)
            fingerprint.append(animation.completions.count)
            fingerprint.append(animation.hasAnimations)
        }
        fingerprint.append(atHand?.rule)
        for flight in flights {
            fingerprint.append(flight.item)
            fingerprint.append(flight.list)
            fingerprint.append(flight.seatMilliseconds.map { $0 - now })
            fingerprint.append(flight.endMilliseconds - now)
        }
        for ending in endings {
            fingerprint.append(case: Int32(ending.call.question.rawValue), ending.dueMilliseconds - now)
            fingerprint.append(ending.call.list)
            fingerprint.append(ending.call.operation)
            fingerprint.append(ending.reason)
            fingerprint.append(ending.cells)
        }
        fingerprint.append(faded)
        for landed in landings {
            fingerprint.append(landed.item)
            fingerprint.append(landed.landing)
        }
    }
}

extension DropLanding: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch self {
        case .standard: fingerprint.append(case: 0)
        case .row(let path):
            fingerprint.append(case: 1)
            fingerprint.append(path)
        case .intoRow(let path):
            fingerprint.append(case: 2)
            fingerprint.append(path)
        case .view(let view):
            fingerprint.append(case: 3)
            fingerprint.append(view)
        case .placeholder: fingerprint.append(case: 4)
        }
    }
}

extension DropCoordinator: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(list)
        for item in items {
            fingerprint.append(item.id)
            fingerprint.append(item.sourcePath)
        }
        fingerprint.append(destination)
        fingerprint.append(space == .afterRemoval)
        fingerprint.append(proposal)
        fingerprint.append(progressIndicatorStyle == .standard)
        fingerprint.append(droppedPaths)
        fingerprint.append(loads)
    }
}

extension Hands {
    /// Writes times relative to now. A finger that holds nothing equals an unused finger.
    func fingerprint(into fingerprint: inout Fingerprint, in scene: Scene, atMilliseconds now: Int) {
        fingerprint.append(acting)
        for finger in fingers.sorted() where !self[finger].isEmpty {
            fingerprint.append(finger)
            fingerprint.append(self[finger].isTouchingWithoutDrag)
            guard let drag = self[finger].drag else { continue }
            // Only whether the list has changed since the lift matters (R018).
            fingerprint.append(scene[drag.source].updateCount == drag.updateCountAtLift)
            drag.fingerprint(into: &fingerprint, atMilliseconds: now)
        }
        fingerprint.append(movement)
        fingerprint.append(touchedPlace)
        for item in previewProviders.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            fingerprint.append(item)
            fingerprint.append(previewProviders[item])
        }
        fingerprint.append(itemsAddedLast)
        fingerprint.append(lastOperation)
    }
}

extension Hand {
    fileprivate var isEmpty: Bool { drag == nil && !isTouchingWithoutDrag }
}

extension DragState {
    func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        fingerprint.append(phase == .lifted)
        fingerprint.append(source)
        fingerprint.append(touched)
        fingerprint.append(items)
        fingerprint.append(finger)
        fingerprint.append(fingerBeneath)
        for flag in [allowsMoveOperation, isRestrictedToDraggingApplication, prefersFullSizePreviews, isScaledDown] {
            fingerprint.append(flag)
        }
        fingerprint.append(endOperation)
        fingerprint.append(visits.count)
        for visit in visits { visit.fingerprint(into: &fingerprint, atMilliseconds: now) }
        fingerprint.append(cells)
        fingerprint.append(contributors)
        fingerprint.append(springLoading != nil)
        springLoading?.fingerprint(into: &fingerprint, atMilliseconds: now)
        fingerprint.append(outcome?.dropEndMilliseconds)
        fingerprint.append(autoScroll?.list)
        fingerprint.append(autoScroll?.edge == .top)
        fingerprint.append(autoScroll?.rowMilliseconds)
        fingerprint.append(autoScroll.map { $0.dueMilliseconds - now })
    }
}

extension DragState.Item: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(id)
        fingerprint.append(list)
        fingerprint.append(sourcePath)
        fingerprint.append(isSourceDeleted)
        fingerprint.append(preview)
    }
}

extension DropVisit {
    func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        fingerprint.append(list)
        fingerprint.append(canHandle)
        for flag in [isInside, wasTold, keepsDraggedRows, hasShownGap] { fingerprint.append(flag) }
        fingerprint.append(proposal)
        fingerprint.append(destination)
        fingerprint.append(pendingGap?.target)
        fingerprint.append(pendingGap?.dueMilliseconds.map { $0 - now })
    }
}

extension SpringLoading {
    func fingerprint(into fingerprint: inout Fingerprint, atMilliseconds now: Int) {
        fingerprint.append(list)
        fingerprint.append(row)
        switch aim {
        case .cell(let item): fingerprint.append(item)
        case .view(let view): fingerprint.append(view)
        case nil: break
        }
        fingerprint.append(aim != nil)
        fingerprint.append(region)
        fingerprint.append(startMilliseconds - now)
        fingerprint.append(case: Int32(state.rawValue))
        fingerprint.append(isRefused)
    }
}

extension GapTarget: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch self {
        case .cell(let path): fingerprint.append(path)
        case .end(let section): fingerprint.append(RowPath(section: section, item: -1))
        }
    }
}

extension LiftedCell: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(list)
        fingerprint.append(row)
    }
}

extension InteractiveMovement: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(list)
        fingerprint.append(source)
        fingerprint.append(item)
        fingerprint.append(target)
    }
}

extension FingerLocation: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        fingerprint.append(list)
        fingerprint.append(place)
    }
}

extension FingerLocation.Place: Fingerprinted {
    func fingerprint(into fingerprint: inout Fingerprint) {
        switch self {
        case .row(let path, let zone):
            fingerprint.append(case: zone == .above ? 0 : zone == .middle ? 1 : 2)
            fingerprint.append(path)
        case .gap: fingerprint.append(case: 3)
        case .end(let section): fingerprint.append(case: 4, section)
        case .header(let section): fingerprint.append(case: 5, section)
        case .empty: fingerprint.append(case: 6)
        case .edge(let edge, let points): fingerprint.append(case: edge == .top ? 7 : 8, points)
        case .anywhere: fingerprint.append(case: 9)
        case .point(let point):
            fingerprint.append(case: 10, point.x)
            fingerprint.append(point.y)
        }
    }
}

extension Hands {
    /// Writes times relative to now, the current hand and the resting ones in the order of the fingers. A finger that
    /// holds nothing equals an unused finger.
    func write(to writer: inout StateWriter, in scene: Scene, atMilliseconds now: Int) {
        writer.write(acting)
        for finger in allFingers where !self[finger].isEmpty {
            writer.write(finger)
            writer.write(self[finger].isTouchingWithoutDrag)
            guard let drag = self[finger].drag else { continue }
            // Only whether the list has changed since the lift matters (R018).
            writer.write(scene[drag.source].updateCount == drag.updateCountAtLift)
            drag.write(to: &writer, atMilliseconds: now)
        }
        writer.write(movement)
        writer.write(touchedPlace)
        // The providers of an earlier drag have no effect on the next one.
        guard writer.includesFacts || hasSession else { return }
        for item in previewProviders.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            writer.write(item)
            writer.write(previewProviders[item])
        }
        guard writer.includesFacts else { return }
        writer.write(itemsAddedLast)
        writer.write(lastOperation)
    }
}

extension Hand {
    fileprivate var isEmpty: Bool { drag == nil && !isTouchingWithoutDrag }
}

extension DragState {
    func write(to writer: inout StateWriter, atMilliseconds now: Int) {
        writer.write(phase == .lifted)
        writer.write(source)
        writer.write(touched)
        writer.write(items)
        writer.write(finger)
        writer.write(fingerBeneath)
        for flag in [allowsMoveOperation, isRestrictedToDraggingApplication, prefersFullSizePreviews, isScaledDown] {
            writer.write(flag)
        }
        writer.write(endOperation)
        writer.write(visits.count)
        for visit in visits { visit.write(to: &writer, atMilliseconds: now) }
        writer.write(cells)
        writer.write(contributors)
        writer.write(springLoading != nil)
        springLoading?.write(to: &writer, atMilliseconds: now)
        writer.write(outcome?.dropEndMilliseconds)
        writer.write(autoScroll?.list)
        writer.write(autoScroll?.edge == .top)
        writer.write(autoScroll?.rowMilliseconds)
        writer.write(autoScroll.map { $0.dueMilliseconds - now })
    }
}

extension DragState.Item: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(id)
        writer.write(list)
        writer.write(sourcePath)
        writer.write(isSourceDeleted)
        writer.write(preview)
    }
}

extension DropVisit {
    func write(to writer: inout StateWriter, atMilliseconds now: Int) {
        writer.write(list)
        writer.write(canHandle)
        for flag in [isInside, wasTold, keepsDraggedRows, hasShownGap] { writer.write(flag) }
        writer.write(proposal)
        writer.write(destination)
        writer.write(pendingGap?.target)
        writer.write(pendingGap?.dueMilliseconds.map { $0 - now })
    }
}

extension SpringLoading {
    func write(to writer: inout StateWriter, atMilliseconds now: Int) {
        writer.write(list)
        writer.write(row)
        switch aim {
        case .cell(let item): writer.write(item)
        case .view(let view): writer.write(view)
        case nil: break
        }
        writer.write(aim != nil)
        writer.write(region)
        writer.write(startMilliseconds - now)
        writer.write(case: Int32(state.rawValue))
        writer.write(isRefused)
    }
}

extension GapTarget: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch self {
        case .cell(let path): writer.write(path)
        case .end(let section): writer.write(RowPath(section: section, item: -1))
        }
    }
}

extension LiftedCell: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(list)
        writer.write(row)
    }
}

extension InteractiveMovement: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(list)
        writer.write(source)
        writer.write(item)
        writer.write(target)
    }
}

extension FingerLocation: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(list)
        writer.write(place)
    }
}

extension FingerLocation.Place: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch self {
        case .row(let path, let zone):
            writer.write(case: zone == .above ? 0 : zone == .middle ? 1 : 2)
            writer.write(path)
        case .gap: writer.write(case: 3)
        case .end(let section): writer.write(case: 4, section)
        case .header(let section): writer.write(case: 5, section)
        case .empty: writer.write(case: 6)
        case .edge(let edge, let points): writer.write(case: edge == .top ? 7 : 8, points)
        case .anywhere: writer.write(case: 9)
        case .point(let point):
            writer.write(case: 10, point.x)
            writer.write(point.y)
        }
    }
}

extension Animations {
    /// Writes times relative to now, and blocks by their number.
    func write(to writer: inout StateWriter, atMilliseconds now: Int, isResting: Bool) {
        for animation in running {
            writer.write(animation.rule)
            writer.write(animation.list)
            writer.write(animation.finger)
            writer.write(animation.item)
            writer.write(animation.endMilliseconds - now)
            writer.write(animation.completions.count)
            writer.write(animation.hasAnimations)
        }
        writer.write(atHand?.rule)
        for flight in flights {
            writer.write(flight.item)
            writer.write(flight.list)
            writer.write(flight.seatMilliseconds.map { $0 - now })
            writer.write(flight.endMilliseconds - now)
        }
        for ending in endings {
            writer.write(case: Int32(ending.call.question.rawValue), ending.dueMilliseconds - now)
            writer.write(ending.call.list)
            writer.write(ending.call.operation)
            writer.write(ending.reason)
            writer.write(ending.cells)
        }
        // What faded in an ended drop has no effect on the next one, and neither has where items landed.
        let isEnding = writer.includesFacts || !endings.isEmpty || !flights.isEmpty || !running.isEmpty
        if isEnding || !isResting { writer.write(faded) }
        guard isEnding else { return }
        for landed in landings {
            writer.write(landed.item)
            writer.write(landed.landing)
        }
    }
}

extension DropLanding: StateWritable {
    package func write(to writer: inout StateWriter) {
        switch self {
        case .standard: writer.write(case: 0)
        case .row(let path):
            writer.write(case: 1)
            writer.write(path)
        case .intoRow(let path):
            writer.write(case: 2)
            writer.write(path)
        case .view(let view):
            writer.write(case: 3)
            writer.write(view)
        case .placeholder: writer.write(case: 4)
        }
    }
}

extension DropCoordinator: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(list)
        for item in items {
            writer.write(item.id)
            writer.write(item.sourcePath)
        }
        writer.write(destination)
        writer.write(space == .afterRemoval)
        writer.write(proposal)
        writer.write(progressIndicatorStyle == .standard)
        writer.write(droppedPaths)
        writer.write(loads)
    }
}

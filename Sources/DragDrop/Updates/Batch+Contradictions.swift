/// The second check of a batch: contradictions between updates.
///
/// It looks for E30 to E42 in the order of these numbers, which is an assumption (Q22).
extension Batch {
    func checkContradictions() throws(UpdateFault) {
        try checkClashes(sorted.rowDeletes, sorted.rowReloads) { .deleteAndReload($0) }
        let sectionSources = sorted.sectionMoves.sources()
        let endedSections = (sorted.sectionDeletes + sorted.sectionReloads).sorted()
        try checkClashes(rowSources, sorted.rowDeletes) { .deleteAndMoveRow($0) }
        try checkClashes(sectionSources, endedSections) { .deleteAndMoveSection($0) }
        try checkClashes(rowDestinations, sorted.rowInserts) { .insertAndMoveRow($0) }
        try checkClashes(sorted.sectionMoves.destinations(), sorted.sectionInserts) { .insertAndMoveSection($0) }
        try checkMovesSharingAnEnd(sorted.rowMoves) {
            .moveRowTwice($0, to: $1, and: $2)
        } many: {
            .moveTwoRows($0, $1, to: $2)
        }
        try checkMovesSharingAnEnd(sorted.sectionMoves) {
            .moveSectionTwice($0, to: $1, and: $2)
        } many: {
            .moveTwoSections($0, $1, to: $2)
        }
        try checkSectionsOfMoves()
        try checkClashes(rowSources, sorted.rowReloads) { _ in .reloadAndMove }
    }

    /// Refuses moves out of a deleted or into an inserted section, only before iOS 7 (B08).
    private func checkSectionsOfMoves() throws(UpdateFault) {
        guard rulebook.refusesMovesByEndingSections(on: device) else { return }
        for entry in sorted.rowMoves {
            let section = entry.move.source.section
            guard let other = sorted.sectionDeletes.entry(at: section) else { continue }
            throw UpdateFault(
                kind: .moveRowFromDeletedSection(section), updateNumbers: [entry.number, other.number].sorted())
        }
        for entry in sorted.rowMoves {
            let section = entry.move.destination.section
            guard let other = sorted.sectionInserts.entry(at: section) else { continue }
            throw UpdateFault(
                kind: .moveRowIntoInsertedSection(section), updateNumbers: [entry.number, other.number].sorted())
        }
    }

    private func checkClashes<Place>(
        _ entries: [SortedUpdates.Entry<Place>], _ others: [SortedUpdates.Entry<Place>],
        kind: (Place) -> UpdateFault.Kind
    ) throws(UpdateFault) {
        for entry in entries {
            guard let other = others.entry(at: entry.place) else { continue }
            throw UpdateFault(kind: kind(entry.place), updateNumbers: [entry.number, other.number].sorted())
        }
    }

    /// Checks that no two moves share a source (`one`: source and both destinations), and then that none share a
    /// destination (`many`: both sources and the destination).
    private func checkMovesSharingAnEnd<Place>(
        _ moves: [SortedUpdates.MoveEntry<Place>],
        one: (Place, Place, Place) -> UpdateFault.Kind, many: (Place, Place, Place) -> UpdateFault.Kind
    ) throws(UpdateFault) {
        guard moves.count > 1 else { return }
        for (a, b) in zip(moves, moves.dropFirst()) where a.move.source == b.move.source {
            throw UpdateFault(
                kind: one(a.move.source, a.move.destination, b.move.destination),
                updateNumbers: [a.number, b.number].sorted())
        }
        let byDestination = moves.sorted {
            ($0.move.destination, $0.move.source) < ($1.move.destination, $1.move.source)
        }
        for (a, b) in zip(byDestination, byDestination.dropFirst()) where a.move.destination == b.move.destination {
            throw UpdateFault(
                kind: many(a.move.source, b.move.source, a.move.destination),
                updateNumbers: [a.number, b.number].sorted())
        }
    }
}

extension Array {
    /// The sources of the moves, ascending.
    func sources<Place>() -> [SortedUpdates.Entry<Place>] where Element == SortedUpdates.MoveEntry<Place> {
        map { SortedUpdates.Entry(place: $0.move.source, number: $0.number) }
    }

    /// The destinations of the moves, ascending.
    func destinations<Place>() -> [SortedUpdates.Entry<Place>] where Element == SortedUpdates.MoveEntry<Place> {
        map { SortedUpdates.Entry(place: $0.move.destination, number: $0.number) }.sorted()
    }
}

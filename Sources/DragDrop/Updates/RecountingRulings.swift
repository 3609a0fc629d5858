/// The conversion of a batch's places when a rule about their index space is omitted.
///
/// With all rules in force this changes nothing: a batch is sorted by the kind of its updates.
extension SortedUpdates {
    mutating func recount() {
        let (deletes, inserts) = (rowDeletes, rowInserts)
        let removed = deletes.places() + rowMoves.map { $0.move.source }
        if !rulebook.obeys(.b01) || !rulebook.obeys(.b02) {
            let isSequential = rulebook.obeys(.b02)
            rowDeletes = deletes.map { entry in
                let earlier = isSequential ? inserts.filter { $0.number < entry.number } : inserts
                return Entry(place: entry.place.without(earlier.places()), number: entry.number)
            }
        }
        if !rulebook.obeys(.b03) {
            rowInserts = inserts.map { Entry(place: $0.place.without(removed), number: $0.number) }
        }
        if !rulebook.obeys(.b04) {
            rowMoves = rowMoves.map { entry in
                let destination = entry.move.destination.without(removed)
                return MoveEntry(
                    move: Move(source: entry.move.source, destination: destination), number: entry.number)
            }
        }
        if !rulebook.obeys(.b05) {
            rowReloads = rowReloads.map { Entry(place: $0.place.without(inserts.places()), number: $0.number) }
        }
        if !rulebook.obeys(.b15) {
            rowDeletes.removeAll { entry in inserts.contains { $0.place == entry.place } }
            rowInserts.removeAll { entry in deletes.contains { $0.place == entry.place } }
        }
    }
}

extension RowPath {
    /// The path in an order without the rows at given places.
    fileprivate func without(_ places: [RowPath]) -> RowPath {
        let below = places.filter { $0.section == section && $0.item < item }.count
        return RowPath(section: section, item: item - below)
    }
}

/// The first check of a batch: the ranges of the updates.
///
/// The order of these checks is assumed (Q22): deletes, reloads and reconfigurations, from the back (B02); inserts,
/// from the front (B03), where a reload counts as an insert; moves. Sections precede rows in each.
extension Batch {
    func checkRanges() throws(UpdateFault) {
        try checkDeletedSections()
        try checkDeletedRows()
        try checkInsertedSections()
        try checkInsertedRows()
        for entry in sorted.sectionMoves { try check(entry) }
        for entry in sorted.rowMoves { try check(entry) }
    }

    private func checkDeletedSections() throws(UpdateFault) {
        let count = shown.sectionCount
        for entry in (sorted.sectionDeletes + sorted.sectionReloads).sorted().reversed()
        where !(0..<count).contains(entry.place) {
            throw UpdateFault(kind: .deleteSection(entry.place, sectionCount: count), updateNumbers: [entry.number])
        }
    }

    private func checkDeletedRows() throws(UpdateFault) {
        let entries = sorted.rowDeletes + sorted.rowReloads + sorted.rowReconfigurations
        for entry in entries.sorted().reversed() where !shown.contains(entry.place) {
            throw UpdateFault(kind: missingRow(entry.place), updateNumbers: [entry.number])
        }
    }

    private func missingRow(_ path: RowPath) -> UpdateFault.Kind {
        guard let rowCount = shown.rowCount(inSection: path.section) else {
            return .deleteRowInMissingSection(path, sectionCount: shown.sectionCount)
        }
        return .deleteRow(path, rowCount: rowCount)
    }

    private func checkInsertedSections() throws(UpdateFault) {
        let count = model.sectionCount
        let reloads = sorted.sectionReloads.compactMap { entry in
            sections.after(entry.place).map { SortedUpdates.Entry(place: $0, number: entry.number) }
        }
        for entry in (sorted.sectionInserts + reloads).sorted() where !(0..<count).contains(entry.place) {
            throw UpdateFault(kind: .insertSection(entry.place, sectionCount: count), updateNumbers: [entry.number])
        }
    }

    private func checkInsertedRows() throws(UpdateFault) {
        let reloads = sorted.rowReloads.compactMap { entry in
            paths.after(entry.place).map { SortedUpdates.Entry(place: $0, number: entry.number) }
        }
        for entry in (sorted.rowInserts + reloads).sorted() where !model.contains(entry.place) {
            throw UpdateFault(kind: insertedRowMissing(entry.place), updateNumbers: [entry.number])
        }
    }

    private func insertedRowMissing(_ path: RowPath) -> UpdateFault.Kind {
        guard let rowCount = model.rowCount(inSection: path.section) else {
            return .insertRowInMissingSection(path, sectionCount: model.sectionCount)
        }
        return .insertRow(path, rowCount: rowCount)
    }

    private func check(_ entry: SortedUpdates.MoveEntry<Int>) throws(UpdateFault) {
        let move = entry.move
        let (before, after) = (shown.sectionCount, model.sectionCount)
        if !(0..<before).contains(move.source) {
            throw UpdateFault(kind: .moveSectionFrom(move.source, sectionCount: before), updateNumbers: [entry.number])
        }
        if !(0..<after).contains(move.destination) {
            throw UpdateFault(kind: .moveSectionTo(move, sectionCount: after), updateNumbers: [entry.number])
        }
    }

    private func check(_ entry: SortedUpdates.MoveEntry<RowPath>) throws(UpdateFault) {
        if let kind = missingSource(entry.move.source) ?? missingDestination(of: entry.move) {
            throw UpdateFault(kind: kind, updateNumbers: [entry.number])
        }
    }

    private func missingSource(_ path: RowPath) -> UpdateFault.Kind? {
        guard let rowCount = shown.rowCount(inSection: path.section) else {
            return .moveRowFromMissingSection(path, sectionCount: shown.sectionCount)
        }
        return shown.contains(path) ? nil : .moveRowFrom(path, rowCount: rowCount)
    }

    private func missingDestination(of move: Move<RowPath>) -> UpdateFault.Kind? {
        guard let rowCount = model.rowCount(inSection: move.destination.section) else {
            return .moveRowToMissingSection(move, sectionCount: model.sectionCount)
        }
        return model.contains(move.destination) ? nil : .moveRowTo(move, rowCount: rowCount)
    }
}

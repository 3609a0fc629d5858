/// The last check of a batch: whether the counts after follow from the counts before and the updates (B14).
extension Batch {
    func checkCounts() throws(UpdateFault) {
        guard rulebook.comparesCounts, let fault = countFault() else { return }
        let form = rulebook.mismatchForm(Adapter.of(kind), dataHasChanged: dataHasChanged, on: device)
        throw form == .combined ? UpdateFault(kind: .counts, updateNumbers: fault.updateNumbers) : fault
    }

    /// Whether the data source's counts differ from those before the batch. O(sections).
    private var dataHasChanged: Bool {
        shown.sections.map { $0.rows.count } != model.sections.map { $0.rows.count }
    }

    /// Checks the sections, then finds the first mismatched section in the order before the batch.
    func countFault() -> UpdateFault? {
        let counts = sectionCounts
        guard counts.areBalanced(movedOut: sorted.sectionMoves.count) else {
            return UpdateFault(kind: .sectionCount(counts), updateNumbers: unbalancedSections())
        }
        for section in shown.sections.indices {
            guard let after = survivor(of: section) else { continue }
            let counts = rowCounts(before: section, after: after)
            if counts.areBalanced {
                continue
            }
            return UpdateFault(
                kind: .rowCount(section: section, counts), updateNumbers: unbalancedRows(before: section, after: after))
        }
        return nil
    }

    var sectionCounts: UpdateFault.SectionCounts {
        UpdateFault.SectionCounts(
            before: shown.sectionCount, after: model.sectionCount,
            inserted: sorted.sectionInserts.count + sorted.sectionReloads.count,
            deleted: sorted.sectionDeletes.count + sorted.sectionReloads.count
        )
    }

    /// The index of a section after the batch; nil if it is deleted or reloaded as a whole, since its rows are then not
    /// counted.
    func survivor(of section: Int) -> Int? {
        endedSections.contains(section) ? nil : sections.after(section)
    }

    /// The numbers of a section; a reload is a delete and an insert (B05).
    func rowCounts(before: Int, after: Int) -> UpdateFault.RowCounts {
        let reloaded = sorted.rowReloads.count(inSection: before)
        return UpdateFault.RowCounts(
            before: shown.sections[before].rows.count,
            after: model.rowCount(inSection: after) ?? 0,
            inserted: sorted.rowInserts.count(inSection: after) + reloaded,
            deleted: sorted.rowDeletes.count(inSection: before) + reloaded,
            movedIn: rowDestinations.count(inSection: after),
            movedOut: rowSources.count(inSection: before)
        )
    }
}

extension UpdateFault.RowCounts {
    /// The number of rows beyond what the updates account for.
    var surplus: Int { after - (before + inserted - deleted + movedIn - movedOut) }

    /// A row that is deleted twice can make the remaining count negative, which is a mismatch too.
    var areBalanced: Bool { surplus == 0 && deleted + movedOut <= before }
}

extension UpdateFault.SectionCounts {
    var surplus: Int { after - (before + inserted - deleted) }

    func areBalanced(movedOut: Int) -> Bool { surplus == 0 && deleted + movedOut <= before }
}

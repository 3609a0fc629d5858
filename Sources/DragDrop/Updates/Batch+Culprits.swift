/// Finds the update behind a count mismatch, if the identities of the rows tell.
///
/// The culprit is an insert of an existing row, or a delete of a row that still exists. Otherwise it is the only update
/// of the right kind, if there is exactly one.
extension Batch {
    func unbalancedSections() -> [Int] {
        let surplus = sectionCounts.surplus
        if surplus < 0 {
            let before = Set(shown.sections.map { $0.id })
            return blamed(sorted.sectionInserts) { index in
                model.sections.indices.contains(index) && before.contains(model.sections[index].id)
            }
        }
        let after = Set(model.sections.map { $0.id })
        return surplus > 0
            ? blamed(sorted.sectionDeletes) { index in
                shown.sections.indices.contains(index) && after.contains(shown.sections[index].id)
            } : []
    }

    func unbalancedRows(before: Int, after: Int) -> [Int] {
        guard model.sections.indices.contains(after) else { return [] }
        let modelRows = model.sections[after].rows
        let shownRows = shown.sections[before].rows
        let surplus = rowCounts(before: before, after: after).surplus
        if surplus < 0 {
            let known = Set(shownRows)
            return blamed(sorted.rowInserts.filter { $0.place.section == after }) { path in
                modelRows.indices.contains(path.item) && known.contains(modelRows[path.item])
            }
        }
        let kept = Set(modelRows)
        let deletes = sorted.rowDeletes.filter { $0.place.section == before }
        return surplus > 0
            ? blamed(deletes) { path in
                shownRows.indices.contains(path.item) && kept.contains(shownRows[path.item])
            } : []
    }

    private func blamed<Place>(
        _ entries: [SortedUpdates.Entry<Place>], notDone: (Place) -> Bool
    ) -> [Int] {
        let suspects = entries.filter { notDone($0.place) }.map { $0.number }
        if let first = suspects.min() { return [first] }
        return entries.count == 1 ? [entries[0].number] : []
    }
}

/// A move that a diffable collection performs itself, computed before any call.
struct Reordering {
    let rows: Arrangement
    let outlines: [SectionID: SectionSnapshot]
    let transaction: ReorderTransaction
}

extension Scene {
    /// The effect of moving a row. In an outline the row takes its descendants along.
    func reordering(from source: RowPath, to target: RowPath, in list: ListID) -> Reordering {
        var rows = self[list].shown
        var outlines = self[list].snapshots.shownOutlines
        if outlines[rows.sections[source.section].id] == nil, outlines[rows.sections[target.section].id] == nil {
            rows.move(from: source, to: target)
        } else {
            moveInOutlines(from: source, to: target, &rows, &outlines)
        }
        let transaction = ReorderTransaction(
            before: .init(rows: self[list].shown, outlines: self[list].snapshots.shownOutlines),
            after: .init(rows: rows, outlines: outlines), rulebook: rulebook)
        return Reordering(rows: rows, outlines: outlines, transaction: transaction)
    }

    /// Moves a row with its descendants. The target is counted without the row, but with its visible descendants.
    private func moveInOutlines(
        from source: RowPath, to target: RowPath, _ rows: inout Arrangement,
        _ outlines: inout [SectionID: SectionSnapshot]
    ) {
        guard let item = rows[source] else { return }
        let (start, end) = (rows.sections[source.section], rows.sections[target.section])
        var from = outlines[start.id] ?? SectionSnapshot(start.rows)
        guard let part = try? from.snapshot(of: item, includingParent: true) else { return }
        let beneath = part.visibleItems.count - 1
        if start.id == end.id {
            let place = target.item > source.item ? max(source.item, target.item - beneath) : target.item
            from.move(item, toVisible: place)
        } else {
            var to = outlines[end.id] ?? SectionSnapshot(end.rows)
            from.remove([item])
            to.insert(part, atVisible: target.item)
            outlines[end.id] = to
            rows.sections[target.section].rows = RowSequence(to.visibleItems)
        }
        outlines[start.id] = from
        rows.sections[source.section].rows = RowSequence(from.visibleItems)
    }
}

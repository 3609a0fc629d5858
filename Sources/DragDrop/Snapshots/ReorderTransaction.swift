/// `NSDiffableDataSourceTransaction`: the changes of a move by the reordering handlers (R148).
///
/// Stores both states; everything else is computed on request.
package struct ReorderTransaction: Hashable, Sendable {
    /// The shown state of a data source: its rows, and the sections that are outlines.
    struct State: Hashable, Sendable {
        let rows: Arrangement
        let outlines: [SectionID: SectionSnapshot]

        /// A section as a section snapshot. O(items of the section).
        func section(_ id: SectionID) -> SectionSnapshot {
            if let outline = outlines[id] { return outline }
            guard let index = rows.index(of: id) else { return SectionSnapshot() }
            return SectionSnapshot(rows.sections[index].rows)
        }
    }

    let before: State
    let after: State
    let rulebook: Rulebook

    package var initialSnapshot: Snapshot { Snapshot(before.rows) }
    package var finalSnapshot: Snapshot { Snapshot(after.rows) }

    /// The difference of the items of all sections, with the two halves of a move associated. O(n d) for d moved items.
    package var difference: ItemDifference {
        inferred(ItemDifference(from: initialSnapshot.items, to: finalSnapshot.items))
    }

    /// The changed sections, last first (Q34).
    package var sectionTransactions: [SectionTransaction] {
        var result: [SectionTransaction] = []
        for section in after.rows.sections {
            let (initial, final) = (before.section(section.id), after.section(section.id))
            guard initial != final else { continue }
            let difference = ItemDifference(from: initial.items, to: final.items)
            result.append(
                SectionTransaction(
                    section: section.id, initialSnapshot: initial, finalSnapshot: final,
                    difference: inferred(difference)))
        }
        return rulebook.listsLastSectionFirst ? result.reversed() : result
    }

    /// Compares the observable changes, not the rules behind them: two are equal when an app could not tell them apart.
    /// O(n d) for d moved items.
    package static func == (a: ReorderTransaction, b: ReorderTransaction) -> Bool {
        a.before == b.before && a.after == b.after && a.difference == b.difference
            && a.sectionTransactions.map { $0.section } == b.sectionTransactions.map { $0.section }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(before)
        hasher.combine(after)
    }

    private func inferred(_ difference: ItemDifference) -> ItemDifference {
        rulebook.infersMovesInTransactions ? difference.inferringMoves() : difference
    }
}

/// `NSDiffableDataSourceSectionTransaction`.
package struct SectionTransaction: Sendable {
    package let section: SectionID
    package let initialSnapshot: SectionSnapshot
    package let finalSnapshot: SectionSnapshot
    package let difference: ItemDifference
}

extension SortedUpdates {
    /// The net effect of updates of whole sections.
    struct SectionChanges {
        let map: IndexMap
        let ended: Holes
        let begun: Holes
    }

    /// Computes the new sections, and ignores the reload of a deleted section (B07).
    mutating func takeSectionChanges(before: Int, after: Int) -> SectionChanges {
        let deleted = Holes(ascending: sectionDeletes.places().sortedOnce())
        sectionReloads = sectionReloads.filter { keep($0, unless: deleted.contains($0.place)) }
        let reloads = sectionReloads.places()
        let moves = MoveTable(sectionMoves.map { $0.move })
        let deletes = Holes.staggered(
            sectionDeletes.places(), avoiding: Holes(ascending: (moves.sources + reloads).sortedOnce()), limit: before)
        let inserts = Holes.staggered(
            sectionInserts.places(), avoiding: Holes(ascending: moves.destinations.sortedOnce()), limit: after)
        let map = IndexMap(
            removed: Holes(ascending: (moves.sources + deletes).sortedOnce()),
            inserted: Holes(ascending: (moves.destinations + inserts).sortedOnce()), moves: moves
        )
        return SectionChanges(
            map: map, ended: Holes(ascending: (deletes + reloads).sortedOnce()),
            begun: Holes(ascending: (inserts + reloads.compactMap { map.after($0) }).sortedOnce())
        )
    }

    /// Ignores row updates in sections that are updated as a whole (B07). Moves stay (B08).
    mutating func ignoreRows(endedSections: Holes, begunSections: Holes) {
        rowDeletes = rowDeletes.filter { keep($0, unless: endedSections.contains($0.place.section)) }
        rowReloads = rowReloads.filter { keep($0, unless: endedSections.contains($0.place.section)) }
        rowReconfigurations = rowReconfigurations.filter {
            keep($0, unless: endedSections.contains($0.place.section))
        }
        rowInserts = rowInserts.filter { keep($0, unless: begunSections.contains($0.place.section)) }
        ignored.sort()
    }

    private mutating func keep<Place>(_ entry: Entry<Place>, unless isRedundant: Bool) -> Bool {
        guard rulebook.ignoresRowsOfEndingSections else { return true }
        if isRedundant { ignored.append(entry.number) }
        return !isRedundant
    }
}

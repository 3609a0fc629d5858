/// The effect of applying a snapshot: the fewest updates from one arrangement to another, by identity.
///
/// Sections and items must be unique in both arrangements. Common rows at the front and back of a section cost O(log²
/// n); the w rows between them, and those of deleted and inserted sections, O(w log w).
package struct SnapshotDifference: Hashable, Sendable {
    let deletedSections: [Int]
    let insertedSections: [Int]
    let movedSections: [Move<Int>]
    let deletedRows: [RowPath]
    let insertedRows: [RowPath]
    let movedRows: [Move<RowPath>]

    /// The new paths of the rows.
    package let paths: PathMap

    /// Whether more than one section moves, or a row moves out of a deleted or into an inserted section. A table view
    /// then reloads instead (R232).
    package let movesSections: Bool

    package init(from old: Arrangement, to new: Arrangement) {
        let sections = SectionDifference(from: old.sections.map { $0.id }, to: new.sections.map { $0.id })
        let rows = RowDifference(from: old, to: new, sections: sections)
        deletedSections = sections.deleted
        insertedSections = sections.inserted
        movedSections = sections.moved
        deletedRows = rows.deleted
        insertedRows = rows.inserted
        movedRows = rows.moved
        paths = PathMap(
            sections: sections.map, reloadedSections: Holes(), deletes: rows.deleted, inserts: rows.inserted,
            moves: MoveTable(rows.moved)
        )
        movesSections =
            sections.moved.count > 1
            || rows.moved.contains {
                sections.map.after($0.source.section) == nil || sections.map.before($0.destination.section) == nil
            }
    }

    /// The batch, in UIKit's order (R231): delete, insert and move sections, then delete, insert and move items.
    package var updates: [ListUpdate] {
        var kinds: [ListUpdate.Kind] = deletedSections.map { .deleteSection($0) }
        kinds += insertedSections.map { .insertSection($0) }
        kinds += movedSections.map { .moveSection(from: $0.source, to: $0.destination) }
        kinds += deletedRows.map { .deleteRow($0) }
        kinds += insertedRows.map { .insertRow($0) }
        kinds += movedRows.map { .moveRow(from: $0.source, to: $0.destination) }
        return kinds.map { ListUpdate($0) }
    }

    /// The second batch (R231): the marked sections and items, at their places in the snapshot.
    package static func reloads(of snapshot: Snapshot) -> [ListUpdate] {
        let arrangement = snapshot.arrangement
        let paths = arrangement.paths(of: snapshot.reloadedItems + snapshot.reconfiguredItems)
        var kinds = snapshot.reloadedSections.compactMap { arrangement.index(of: $0) }.sorted()
            .map { ListUpdate.Kind.reloadSection($0) }
        kinds += snapshot.reloadedItems.compactMap { paths[$0] }.sorted().map { .reloadRow($0) }
        kinds += snapshot.reconfiguredItems.compactMap { paths[$0] }.sorted().map { .reconfigureRow($0) }
        return kinds.map { ListUpdate($0) }
    }
}

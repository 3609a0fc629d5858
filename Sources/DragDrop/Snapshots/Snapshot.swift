/// `NSDiffableDataSourceSnapshot`: an arrangement with unique sections and items, changed by identity.
///
/// Equality compares sections and items and ignores the marks (R237).
package struct Snapshot: Sendable {
    package internal(set) var arrangement: Arrangement

    /// The sections and items to reload or reconfigure when the snapshot is applied.
    package internal(set) var marks = SnapshotMarks()

    /// The rules in force for snapshots.
    let rulebook: Rulebook

    /// Creates a snapshot of an arrangement, without marks, like the snapshot of a list's shown rows (R230).
    package init(_ arrangement: Arrangement = Arrangement(), rulebook: Rulebook = Rulebook()) {
        self.arrangement = arrangement
        self.rulebook = rulebook
    }

    package var reloadedSections: [SectionID] { marks.reloadedSections }
    package var reloadedItems: [ItemID] { marks.reloadedItems }
    package var reconfiguredItems: [ItemID] { marks.reconfiguredItems }

    package var sectionCount: Int { arrangement.sectionCount }
    package var itemCount: Int { arrangement.itemCount }
    package var sections: [SectionID] { arrangement.sections.map { $0.id } }

    /// The items of all sections. O(n).
    package var items: [ItemID] { arrangement.sections.flatMap { Array($0.rows) } }

    /// The items of a section.
    package func items(in section: SectionID, names: IdentifierNames) throws(UIKitException) -> RowSequence {
        guard let index = arrangement.index(of: section) else {
            throw SnapshotFault.unknownSection.exception(names)
        }
        return arrangement.sections[index].rows
    }

    /// The section of an item; nil when the item is missing. O(log n) when the hint is good, otherwise O(n).
    package func section(containing item: ItemID, near hint: RowPath? = nil) -> SectionID? {
        arrangement.path(of: item, near: hint).map { arrangement.sections[$0.section].id }
    }

    package func index(of section: SectionID) -> Int? {
        arrangement.index(of: section)
    }

    /// The index of an item over all sections (R237). O(sections + log n) when the hint is good, otherwise O(n).
    package func index(of item: ItemID, near hint: RowPath? = nil) -> Int? {
        guard let path = arrangement.path(of: item, near: hint) else { return nil }
        guard rulebook.readsSnapshotsAsDocumented else { return path.item }
        return arrangement.sections[..<path.section].reduce(path.item) { $0 + $1.rows.count }
    }
}

extension Snapshot: Hashable {
    package static func == (a: Snapshot, b: Snapshot) -> Bool {
        a.arrangement == b.arrangement
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(arrangement)
    }
}

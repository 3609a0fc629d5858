/// The cells that snapshots made stale, for a driver that keeps live cells of a list's rows.
package struct StaleCells: Sendable {
    /// A row whose cell is replaced, or kept and refilled (R236).
    package struct Row: Hashable, Sendable {
        package let item: ItemID
        package let isReconfigured: Bool
    }

    /// In UIKit's order.
    package internal(set) var rows: [Row] = []

    /// The reloaded sections, whose headers and footers are also requested.
    package internal(set) var sections: [SectionID] = []

    /// The rule behind a reload of the whole list, which makes every row stale; nil without one.
    package internal(set) var reload: RuleID?

    package var isEmpty: Bool { rows.isEmpty && reload == nil }
}

extension Scene {
    /// From now on, records the stale cells of a list.
    package mutating func keepLiveCells(in list: ListID) {
        self[list].hasLiveCells = true
    }

    /// Returns the stale cells since the last call, and clears them.
    package mutating func takeStaleCells(in list: ListID) -> StaleCells {
        guard !self[list].snapshots.staleCells.isEmpty else { return StaleCells() }
        defer { self[list].snapshots.staleCells = StaleCells() }
        return self[list].snapshots.staleCells
    }

    /// Records that all rows were read again, which replaces the records of single rows.
    mutating func noteReload(of list: ListID, because rule: RuleID) {
        if self[list].hasLiveCells { self[list].snapshots.staleCells = StaleCells(reload: rule) }
    }

    /// Records the rows of a snapshot's second batch (R231).
    mutating func noteStaleCells(_ refreshed: [ListUpdate], in list: ListID) {
        guard self[list].hasLiveCells else { return }
        let shown = self[list].shown
        for update in refreshed {
            let isReconfigured = if case .reconfigureRow = update.kind { true } else { false }
            if case .reloadSection(let section) = update.kind {
                self[list].snapshots.staleCells.sections.append(shown.sections[section].id)
            }
            self[list].snapshots.staleCells.rows += update.pathsOfCells(in: shown).compactMap { path in
                shown[path].map { StaleCells.Row(item: $0, isReconfigured: isReconfigured) }
            }
        }
    }
}

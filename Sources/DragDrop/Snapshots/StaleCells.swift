/// The cells that snapshots ask for once more, noted for whoever keeps live cells of a list's rows.
package struct StaleCells: Sendable {
    /// A row whose cell another one takes the place of, or whose cell stays and is filled again (R236).
    package struct Row: Hashable, Sendable {
        package let item: ItemID
        package let isReconfigured: Bool
    }

    /// In the order in which UIKit comes to them.
    package internal(set) var rows: [Row] = []

    /// Sections that are reloaded, whose headers and footers are asked for, too.
    package internal(set) var sections: [SectionID] = []

    /// Why every row is asked for, where the list was reloaded as a whole.
    package internal(set) var reload: RuleID?

    package var isEmpty: Bool { rows.isEmpty && reload == nil }
}

extension Scene {
    /// From now on cells that become stale are noted.
    package mutating func keepLiveCells(in list: ListID) {
        self[list].hasLiveCells = true
    }

    /// What has become stale since it was last asked.
    package mutating func takeStaleCells(in list: ListID) -> StaleCells {
        guard !self[list].staleCells.isEmpty else { return StaleCells() }
        defer { self[list].staleCells = StaleCells() }
        return self[list].staleCells
    }

    /// All rows were read anew: what was noted of single ones is settled by that.
    mutating func noteReload(of list: ListID, because rule: RuleID) {
        if self[list].hasLiveCells { self[list].staleCells = StaleCells(reload: rule) }
    }

    /// Notes the rows of the second batch of a snapshot (R231).
    mutating func noteStaleCells(_ refreshed: [ListUpdate], in list: ListID) {
        guard self[list].hasLiveCells else { return }
        let shown = self[list].shown
        for update in refreshed {
            let isReconfigured = if case .reconfigureRow = update.kind { true } else { false }
            if case .reloadSection(let section) = update.kind {
                self[list].staleCells.sections.append(shown.sections[section].id)
            }
            self[list].staleCells.rows += update.pathsOfCells(in: shown).compactMap { path in
                shown[path].map { StaleCells.Row(item: $0, isReconfigured: isReconfigured) }
            }
        }
    }
}

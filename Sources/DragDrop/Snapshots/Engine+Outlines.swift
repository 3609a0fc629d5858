/// Section snapshots: outlines in a diffable collection.
extension Engine {
    /// Changes the section snapshot that the app prepares; what Apple's type would raise is raised.
    package mutating func editOutline(
        of section: SectionID, in list: ListID, _ edit: (inout SectionSnapshot) throws(SectionSnapshotFault) -> Void
    ) {
        guard mayAct(on: list) else { return }
        var outline = preparedOutline(of: section, in: list)
        do throws(SectionSnapshotFault) {
            try edit(&outline)
            self[list].outlines[section] = outline
        } catch {
            raise(error.exception(scene.identifierNames), in: list)
        }
    }

    /// The section snapshot that the app prepares; at first `snapshot(for:)`, the section as it is shown.
    package func preparedOutline(of section: SectionID, in list: ListID) -> SectionSnapshot {
        self[list].outlines[section] ?? shownOutline(of: section, in: list)
    }

    /// `snapshot(for:)`
    package func shownOutline(of section: SectionID, in list: ListID) -> SectionSnapshot {
        if let outline = self[list].shownOutlines[section] { return outline }
        guard let index = self[list].shown.index(of: section) else { return SectionSnapshot() }
        return SectionSnapshot(self[list].shown.sections[index].rows)
    }

    /// `apply(_:to:animatingDifferences:)`: the section shows the visible items. A section that is not there yet is
    /// appended.
    package mutating func applyOutline(of section: SectionID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.applySectionSnapshot(section), list: list), .r231)
        guard acceptsSnapshot(in: list, .animated) else { return }
        show(preparedOutline(of: section, in: list), of: section, in: list)
    }

    mutating func show(_ outline: SectionSnapshot, of section: SectionID, in list: ListID) {
        let visible = outline.visibleItems
        var rows = self[list].shown
        let others = rows.paths(of: visible).values.filter { rows.sections[$0.section].id != section }
        rows.remove(atAscending: others.sorted())
        if let index = rows.index(of: section) {
            rows.sections[index].rows = RowSequence(visible)
        } else {
            rows.sections.append(Arrangement.Section(id: section, rows: RowSequence(visible)))
        }
        self[list].outlines[section] = outline
        self[list].shownOutlines[section] = outline
        self[list].hasAppliedSnapshot = true
        self[list].model = rows
        showByDifference(Snapshot(rows, rulebook: rulebook), in: list)
    }

    /// A snapshot of the whole list makes an outline flat whose section it changes.
    mutating func forgetOtherOutlines(of list: ListID) {
        let outlines = self[list].shownOutlines
        guard !outlines.isEmpty else { return }
        var kept: [SectionID: SectionSnapshot] = [:]
        for section in self[list].shown.sections {
            guard let outline = outlines[section.id], section.rows.elementsEqual(outline.visibleItems) else { continue }
            kept[section.id] = outline
        }
        self[list].shownOutlines = kept
        for section in outlines.keys where kept[section] == nil { self[list].outlines[section] = nil }
    }
}

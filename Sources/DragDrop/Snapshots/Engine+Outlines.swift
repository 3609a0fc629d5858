/// Section snapshots: outlines in a diffable collection.
extension Engine {
    /// Changes the section snapshot that the app prepares; what Apple's type would raise is raised.
    package mutating func editOutline(
        of section: SectionID, in list: ListID, _ edit: (inout SectionSnapshot) throws(SectionSnapshotFault) -> Void
    ) {
        guard mayAct(on: list) else { return }
        var outline = scene.preparedOutline(of: section, in: list)
        do throws(SectionSnapshotFault) {
            try edit(&outline)
            self[list].outlines[section] = outline
        } catch {
            raise(error.exception(scene.identifierNames), in: list)
        }
    }

    /// `apply(_:to:animatingDifferences:)`: the section shows the visible items. A section that is not there yet is
    /// appended.
    package mutating func applyOutline(of section: SectionID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.applySectionSnapshot(section), list: list), .r231)
        guard acceptsSnapshot(in: list, .animated) else { return }
        show(scene.preparedOutline(of: section, in: list), of: section, in: list)
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

}

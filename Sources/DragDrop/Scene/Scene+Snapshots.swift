/// Snapshots and section snapshots: those that apps prepare, and those that lists show.
extension Scene {
    /// The snapshot that the app prepares, with its marks.
    package func preparedSnapshot(of list: ListID) -> Snapshot {
        var snapshot = Snapshot(self[list].model, rulebook: rulebook)
        snapshot.marks = self[list].snapshots.marks
        return snapshot
    }

    /// The section snapshot that the app prepares; initially `snapshot(for:)`, the section as shown.
    package func preparedOutline(of section: SectionID, in list: ListID) -> SectionSnapshot {
        self[list].snapshots.outlines[section] ?? shownOutline(of: section, in: list)
    }

    /// `snapshot(for:)`
    package func shownOutline(of section: SectionID, in list: ListID) -> SectionSnapshot {
        if let outline = self[list].snapshots.shownOutlines[section] { return outline }
        guard let index = self[list].shown.index(of: section) else { return SectionSnapshot() }
        return SectionSnapshot(self[list].shown.sections[index].rows)
    }

    /// Forgets the outline of each section whose rows a snapshot of the whole list has changed.
    mutating func forgetOtherOutlines(of list: ListID) {
        let outlines = self[list].snapshots.shownOutlines
        guard !outlines.isEmpty else { return }
        var kept: [SectionID: SectionSnapshot] = [:]
        for section in self[list].shown.sections {
            guard let outline = outlines[section.id], section.rows.elementsEqual(outline.visibleItems) else { continue }
            kept[section.id] = outline
        }
        self[list].snapshots.shownOutlines = kept
        for section in outlines.keys where kept[section] == nil { self[list].snapshots.outlines[section] = nil }
    }

    /// Replaces the children of an expanding item with the answer of `snapshotForExpandingParent`. Has no effect when
    /// the section snapshot refuses the items.
    package mutating func replaceChildren(
        of item: ItemID, in list: ListID, _ body: (SectionSnapshot) -> SectionSnapshot?
    ) {
        guard let path = self[list].shown.path(of: item) else { return }
        let section = self[list].shown.sections[path.section].id
        guard var outline = self[list].snapshots.outlines[section], let old = try? outline.snapshot(of: item),
            let new = body(old), (try? outline.replace(childrenOf: item, using: new)) != nil
        else { return }
        self[list].snapshots.outlines[section] = outline
    }
}

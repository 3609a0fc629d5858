/// Snapshots and outlines, as apps prepare them and as lists show them.
extension Scene {
    /// The snapshot that the app prepares, marks included.
    package func preparedSnapshot(of list: ListID) -> Snapshot {
        var snapshot = Snapshot(self[list].model, rulebook: rulebook)
        snapshot.marks = self[list].marks
        return snapshot
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

    /// What an app shows beneath an item that is being expanded, instead of what was there: the answer of
    /// `snapshotForExpandingParent`. Nothing happens where the items do not fit in.
    package mutating func replaceChildren(
        of item: ItemID, in list: ListID, _ body: (SectionSnapshot) -> SectionSnapshot?
    ) {
        guard let path = self[list].shown.path(of: item) else { return }
        let section = self[list].shown.sections[path.section].id
        guard var outline = self[list].outlines[section], let old = try? outline.snapshot(of: item),
            let new = body(old), (try? outline.replace(childrenOf: item, using: new)) != nil
        else { return }
        self[list].outlines[section] = outline
    }
}

/// Snapshots that an app brings along as values, in the identities of the engine.
extension Engine {
    /// `apply` with a snapshot that the app holds itself: it becomes the prepared one of the list and is applied.
    package mutating func apply(_ snapshot: Snapshot, in list: ListID, _ way: SnapshotApplication = .animated) {
        guard mayAct(on: list) else { return }
        self[list].model = snapshot.arrangement
        self[list].marks = snapshot.marks
        applySnapshot(in: list, way)
    }

    /// `apply(_:to:animatingDifferences:)` with a section snapshot that the app holds itself.
    package mutating func apply(_ outline: SectionSnapshot, to section: SectionID, in list: ListID) {
        guard mayAct(on: list) else { return }
        self[list].outlines[section] = outline
        applyOutline(of: section, in: list)
    }
}

extension Engine {
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

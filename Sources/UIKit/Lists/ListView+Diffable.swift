internal import DragDrop

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

/// Lists that are filled with snapshots: the engine applies them, the cells follow.
extension ListView where Self: DiffableList {
    /// Its name comes with its cell: `ListRows.nameIdentifiedRows()`.
    func identity(ofItemLabelled label: String) -> ItemID {
        rows.screen.withEngine { $0.scene.unnamedItem(describedAs: label) }
    }

    func identity(ofSectionTitled title: String) -> SectionID {
        rows.screen.withEngine { $0.section(titled: title) }
    }

    var shown: Arrangement {
        let id = rows.id
        return rows.screen.withEngine { $0[id].shown }
    }

    func shownOutline(of section: SectionID) -> SectionSnapshot {
        let id = rows.id
        return rows.screen.withEngine { $0.scene.shownOutline(of: section, in: id) }
    }

    func apply(_ snapshot: Snapshot, _ way: SnapshotApplication, completion: @escaping @MainActor () -> Void) {
        if rows.isCommitting {
            rows.takeCommitted(snapshot)
        } else {
            rows.change { $0.apply(snapshot, in: $1, way) }
            showAtOnce()
        }
        guard way == .offMain else { return rows.screen.later(completion) }
        // What another queue has applied is outstanding until the main queue comes around (S14).
        let rows = rows
        rows.screen.later {
            rows.change { engine, _ in engine.showOutstandingSnapshots() }
            completion()
        }
    }

    func apply(_ outline: SectionSnapshot, to section: SectionID, completion: @escaping @MainActor () -> Void) {
        rows.change { $0.apply(outline, to: section, in: $1) }
        showAtOnce()
        rows.screen.later(completion)
    }

    /// What is on screen after a change is there when the call returns, headers and footers included.
    private func showAtOnce() {
        if enclosingWindow != nil { display.update() }
    }
}

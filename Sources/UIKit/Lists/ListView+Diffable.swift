internal import DragDrop

extension UITableView: DiffableList {}
extension UICollectionView: DiffableList {}

/// Lists with snapshots: the engine applies them, then the cells are updated.
extension ListView where Self: DiffableList {
    /// The label follows with the cell: `ListRows.nameIdentifiedRows()`.
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
        // Snapshots from another queue are outstanding until the main queue is free (S14).
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

    /// The visible parts, including headers and footers, are up to date when the call returns.
    private func showAtOnce() {
        if enclosingWindow != nil { display.update() }
    }
}

internal import DragDrop

extension UICollectionView {
    // MARK: - Inserting, deleting and moving items

    public func insertItems(at indexPaths: [Foundation.IndexPath]) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .insertRow(DragDrop.IndexPath($0)) })
    }

    public func deleteItems(at indexPaths: [Foundation.IndexPath]) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .deleteRow(DragDrop.IndexPath($0)) })
    }

    public func moveItem(at indexPath: Foundation.IndexPath, to newIndexPath: Foundation.IndexPath) {
        guard isCalledOnMain() else { return }
        rows.update([.moveRow(from: DragDrop.IndexPath(indexPath), to: DragDrop.IndexPath(newIndexPath))])
    }

    public func reloadItems(at indexPaths: [Foundation.IndexPath]) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .reloadRow(DragDrop.IndexPath($0)) })
    }

    public func reconfigureItems(at indexPaths: [Foundation.IndexPath]) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .reconfigureRow(DragDrop.IndexPath($0)) })
    }

    // MARK: - Sections

    public func insertSections(_ sections: IndexSet) {
        guard isCalledOnMain() else { return }
        rows.update(sections.map { .insertSection($0) })
    }

    public func deleteSections(_ sections: IndexSet) {
        guard isCalledOnMain() else { return }
        rows.update(sections.map { .deleteSection($0) })
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        guard isCalledOnMain() else { return }
        rows.update([.moveSection(from: section, to: newSection)])
    }

    public func reloadSections(_ sections: IndexSet) {
        guard isCalledOnMain() else { return }
        rows.update(sections.map { .reloadSection($0) })
    }

    // MARK: - Several at once

    /// The completion runs on the main queue after the updates; nothing is animated here.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard isCalledOnMain() else { return }
        rows.begin()
        updates?()
        rows.end()
        guard let completion else { return }
        rows.screen.later { completion(true) }
    }

    /// Also drops uncommitted updates (R186).
    public func reloadData() {
        guard isCalledOnMain() else { return }
        rows.reloadData()
    }

    // MARK: - Moving items interactively, beside drag and drop (R146, R147)

    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: Foundation.IndexPath) -> Bool {
        guard isCalledOnMain() else { return false }
        return rows.screen.beginInteractiveMovement(of: DragDrop.IndexPath(indexPath), in: rows.id)
    }

    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard isCalledOnMain() else { return }
        guard let path = row(at: targetPosition) else { return }
        rows.screen.updateInteractiveMovement(over: DragDrop.IndexPath(path), in: rows.id)
    }

    public func endInteractiveMovement() {
        guard isCalledOnMain() else { return }
        rows.screen.endInteractiveMovement(isCancelled: false)
    }

    public func cancelInteractiveMovement() {
        guard isCalledOnMain() else { return }
        rows.screen.endInteractiveMovement(isCancelled: true)
    }
}

internal import DragDrop

extension UITableView {
    // MARK: - Inserting, deleting and moving rows

    public func insertRows(at indexPaths: [Foundation.IndexPath], with animation: UITableView.RowAnimation) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .insertRow(DragDrop.IndexPath($0)) })
    }

    public func deleteRows(at indexPaths: [Foundation.IndexPath], with animation: UITableView.RowAnimation) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .deleteRow(DragDrop.IndexPath($0)) })
    }

    public func moveRow(at indexPath: Foundation.IndexPath, to newIndexPath: Foundation.IndexPath) {
        guard isCalledOnMain() else { return }
        rows.update([.moveRow(from: DragDrop.IndexPath(indexPath), to: DragDrop.IndexPath(newIndexPath))])
    }

    public func reloadRows(at indexPaths: [Foundation.IndexPath], with animation: UITableView.RowAnimation) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .reloadRow(DragDrop.IndexPath($0)) })
    }

    public func reconfigureRows(at indexPaths: [Foundation.IndexPath]) {
        guard isCalledOnMain() else { return }
        rows.update(indexPaths.map { .reconfigureRow(DragDrop.IndexPath($0)) })
    }

    // MARK: - Sections

    public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        guard isCalledOnMain() else { return }
        rows.update(sections.map { .insertSection($0) })
    }

    public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        guard isCalledOnMain() else { return }
        rows.update(sections.map { .deleteSection($0) })
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        guard isCalledOnMain() else { return }
        rows.update([.moveSection(from: section, to: newSection)])
    }

    public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
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

    public func beginUpdates() {
        guard isCalledOnMain() else { return }
        rows.beginUpdates()
    }

    public func endUpdates() {
        guard isCalledOnMain() else { return }
        rows.endUpdates()
    }

    /// Also removes placeholders (R186).
    public func reloadData() {
        guard isCalledOnMain() else { return }
        rows.reloadData()
    }
}

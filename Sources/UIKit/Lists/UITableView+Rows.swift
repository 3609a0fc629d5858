internal import DragDrop

extension UITableView {
    // MARK: - Counting

    public var numberOfSections: Int {
        isOnMain() ? rows.screen.withEngine { [id = rows.id] in $0[id].shown.sectionCount } : 0
    }

    /// What the table shows, which the data source may have left behind (R195). A section that is not there raises.
    public func numberOfRows(inSection section: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.count(inSection: section)
    }

    // MARK: - Cells

    /// The live cell of a row; nil for one that is not shown.
    public func cellForRow(at indexPath: Foundation.IndexPath) -> UITableViewCell? {
        guard isOnMain() else { return nil }
        return rows.cell(at: DragDrop.IndexPath(indexPath)) as? UITableViewCell
    }

    public func indexPath(for cell: UITableViewCell) -> Foundation.IndexPath? {
        guard isOnMain() else { return nil }
        return rows.path(of: cell)?.asIndexPath
    }

    // MARK: - Scrolling

    /// A row that is not there raises (E50–E53).
    public func scrollToRow(
        at indexPath: Foundation.IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        guard isOnMain() else { return }
        rows.screen.withEngine { [id = rows.id] in $0.ask(.scroll(DragDrop.IndexPath(indexPath)), in: id) }
        guard !rows.screen.hasCrashed else { return }
        scrollRectToVisible(frame(ofRow: indexPath), animated: animated)
    }

    // MARK: - Reusing cells

    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard isOnMain() else { return }
        let maker = (cellClass as? UITableViewCell.Type).map { type in
            { CellClass.make(type, style: .default, reuseIdentifier: identifier) as UIView? }
        }
        reuse.register(maker, identifier)
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard isOnMain() else { return }
        reuse.register(nib.map { nib in { nib.instantiate(withOwner: nil).first as? UIView } }, identifier)
    }

    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard isOnMain() else { return nil }
        rows.noteDequeue(identifier)
        return rows.reconfigured as? UITableViewCell ?? reuse.dequeue(identifier) as? UITableViewCell
    }

    /// Raises for an identifier that is not registered (E57).
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: Foundation.IndexPath
    ) -> UITableViewCell {
        noteThread()
        let cell = dequeueReusableCell(withIdentifier: identifier)
        rows.traceDequeue(identifier, isKnown: cell != nil)
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    // MARK: - Selecting

    public var indexPathForSelectedRow: Foundation.IndexPath? { onMain(indexPathsForSelectedRows?.first) }

    public var indexPathsForSelectedRows: [Foundation.IndexPath]? {
        guard isOnMain() else { return nil }
        let paths = rows.selectedPaths
        return paths.isEmpty ? nil : paths
    }

    public func selectRow(
        at indexPath: Foundation.IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        guard isOnMain() else { return }
        let keeps = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        rows.select(indexPath, keepingOthers: keeps && indexPath != nil)
    }

    public func deselectRow(at indexPath: Foundation.IndexPath, animated: Bool) { onMain(rows.deselect(indexPath)) }
}

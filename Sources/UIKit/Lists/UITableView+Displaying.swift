/// The visible parts of a table.
extension UITableView {
    func partsOnScreen() -> [ListPart] {
        measureRowsOnScreen()
        let span = viewport
        let rows = geometry.rows(in: span)
        return rows.flatMap { section, items in
            edge(.header, of: section, in: span) + items.map { .cell(IndexPath(item: $0, section: section)) }
                + edge(.footer, of: section, in: span)
        }
    }

    /// In a plain table the header of the top section and the footer of the bottom section are pinned.
    private func edge(_ edge: SectionEdge, of section: Int, in span: TableGeometry.Span) -> [ListPart] {
        let place = edge == .header ? geometry.header(of: section) : geometry.footer(of: section)
        return place.height > 0 && (style == .plain || place.overlaps(span)) ? [.edge(edge, section)] : []
    }

    func place(_ view: UIView, as part: ListPart) {
        switch part {
        case .cell(let path): view.frame = frame(ofRow: path)
        case .edge(let edge, let section): view.frame = rect(of: edge, inSection: section)
        case .supplementary, .decoration: break
        }
    }

    func makeView(of part: ListPart) -> UIView? {
        guard case .edge(let edge, let section) = part else { return nil }
        return makeView(of: edge, inSection: section)
    }

    func prepare(_ view: UIView, for part: ListPart) {
        guard let cell = view as? UITableViewCell, let path = part.row else { return }
        if asks(.indentationLevelForRowAt), let tableDelegate {
            cell.indentationLevel = tableDelegate.tableView(self, indentationLevelForRowAt: path)
        }
        showEditing(of: cell, at: path)
    }

    func willDisplay(_ view: UIView, as part: ListPart) {
        switch part {
        case .cell(let path):
            guard let cell = view as? UITableViewCell else { return }
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        case .edge(.header, let section):
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .edge(.footer, let section):
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case .supplementary, .decoration: break
        }
    }

    func didEndDisplaying(_ view: UIView, as part: ListPart) {
        switch part {
        case .cell(let path):
            guard let cell = view as? UITableViewCell else { return }
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        case .edge(.header, let section):
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .edge(.footer, let section):
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case .supplementary, .decoration: break
        }
    }

    func prefetch(_ paths: [IndexPath]) {
        if isPrefetchingEnabled { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
    }

    func cancelPrefetching(of paths: [IndexPath]) {
        if isPrefetchingEnabled { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths) }
    }

    // MARK: - Editing

    /// Sets the editing state of visible rows after `setEditing`; the others receive it when they appear.
    func showEditing() {
        guard rows.hasRead else { return }
        for (_, cell) in rows.all { (cell as? UITableViewCell)?.isEditing = isEditing }
        rows.screen.calling {
            for (part, view) in display.all {
                guard let cell = view as? UITableViewCell, let path = part.row else { continue }
                if isEditing { showEditing(of: cell, at: path) } else { cell.ownEditingStyle = .none }
            }
        }
    }

    private func showEditing(of cell: UITableViewCell, at path: IndexPath) {
        guard isEditing else { return }
        cell.isEditing = true
        guard canEdit(rowAt: path) else { return cell.ownEditingStyle = .none }
        cell.ownEditingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard asks(.shouldIndentWhileEditingRowAt), let tableDelegate else { return }
        cell.shouldIndentWhileEditing = tableDelegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }

    /// The data source's answer; true without the method (Apple: `tableView(_:canEditRowAt:)`).
    func canEdit(rowAt path: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path) ?? false
    }
}

internal import DragDrop

/// The implementations of members that subclasses can override. The list itself calls these.
extension UITableView {
    func cell(ofRow path: IndexPath) -> UITableViewCell? {
        rows.cell(at: RowPath(path)) as? UITableViewCell
    }

    var selectedPaths: [IndexPath]? {
        let paths = rows.selectedPaths
        return paths.isEmpty ? nil : paths
    }

    // MARK: - Reusing cells

    func reusedCell(_ identifier: String, for path: IndexPath? = nil) -> UITableViewCell? {
        rows.noteDequeue(identifier)
        let known = rows.cellToReconfigure(at: path, identifier) ?? reuse.dequeue(identifier)
        return known as? UITableViewCell
    }

    static func cellMaker(_ cellClass: AnyClass?, _ identifier: String) -> (() -> UIView?)? {
        (cellClass as? UITableViewCell.Type).map { type in
            { CellClass.make(type, style: .default, reuseIdentifier: identifier) as UIView? }
        }
    }

    static func headerMaker(_ aClass: AnyClass?, _ identifier: String) -> (() -> UIView?)? {
        (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { CellClass.make(type, reuseIdentifier: identifier) as UIView? }
        }
    }
}

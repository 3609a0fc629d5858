internal import DragDrop

extension UITableViewDiffableDataSource: DiffableDataSource {
    func has(_ handler: Question) -> Bool { handler == .cellProvider }

    func cell(for item: ItemID, at path: Foundation.IndexPath) -> UIView? {
        tableView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item)) }
    }
}

internal import DragDrop

extension UITableViewDiffableDataSource: ContentDataSource {
    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        tableView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item)) }
    }
}

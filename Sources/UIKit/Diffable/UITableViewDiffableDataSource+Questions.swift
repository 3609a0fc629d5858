internal import DragDrop

extension UITableViewDiffableDataSource: DiffableDataSource {
    func has(_ handler: Question) -> Bool { handler == .cellProvider }

    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        tableView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item)) }
    }

    func description(of item: ItemID) -> String {
        String(describing: content.identifiers.identifier(of: item))
    }

    func knows(_ item: ItemID) -> Bool { content.identifiers.knows(item) }

    func rename(_ names: [ItemID: ItemID]) { content.rename(names) }
}

internal import DragDrop

/// Notifications of a batch to a collection's layout.
extension UICollectionView {
    /// Called after the data source is read, and before any query for new positions.
    func tellLayout(of updates: [ListUpdate]) {
        let items = updates.compactMap { UICollectionViewUpdateItem($0.kind) }
        guard !items.isEmpty else { return }
        collectionViewLayout.invalidateLayout()
        collectionViewLayout.prepareIfStale()
        collectionViewLayout.prepare(forCollectionViewUpdates: items)
        collectionViewLayout.finalizeCollectionViewUpdates()
        settleContentOffset()
    }
}

extension UICollectionViewUpdateItem {
    /// Nil for a reconfigured item, which a layout is not notified of.
    fileprivate convenience init?(_ kind: ListUpdate.Kind) {
        switch kind {
        case .insertRow(let path): self.init(.insert, from: nil, to: path.asIndexPath)
        case .deleteRow(let path): self.init(.delete, from: path.asIndexPath, to: nil)
        case .moveRow(let from, let to): self.init(.move, from: from.asIndexPath, to: to.asIndexPath)
        case .reloadRow(let path): self.init(.reload, from: path.asIndexPath, to: path.asIndexPath)
        case .reconfigureRow: return nil
        case .insertSection(let section): self.init(.insert, from: nil, to: IndexPath(index: section))
        case .deleteSection(let section): self.init(.delete, from: IndexPath(index: section), to: nil)
        case .moveSection(let from, let to):
            self.init(.move, from: IndexPath(index: from), to: IndexPath(index: to))
        case .reloadSection(let section):
            let path = IndexPath(index: section)
            self.init(.reload, from: path, to: path)
        }
    }
}

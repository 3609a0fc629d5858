internal import DragDrop

/// What a collection's layout hears of a batch.
extension UICollectionView {
    /// After the data source has been read, and before anything asks for new places.
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
    /// Nil for a reconfigured item, of which a layout hears nothing.
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

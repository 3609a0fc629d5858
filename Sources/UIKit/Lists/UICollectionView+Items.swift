internal import DragDrop

extension UICollectionView {
    // MARK: - Counting

    public var numberOfSections: Int {
        isOnMain() ? rows.screen.withEngine { [id = rows.id] in $0[id].shown.sectionCount } : 0
    }

    /// What the collection shows, which the data source may have left behind (R195). A section that is not there
    /// raises.
    public func numberOfItems(inSection section: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.count(inSection: section)
    }

    // MARK: - Cells

    /// The live cell of an item; nil for one that is not shown.
    public func cellForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewCell? {
        guard isOnMain() else { return nil }
        return rows.cell(at: DragDrop.IndexPath(indexPath)) as? UICollectionViewCell
    }

    public func indexPath(for cell: UICollectionViewCell) -> Foundation.IndexPath? {
        guard isOnMain() else { return nil }
        return rows.path(of: cell)?.asIndexPath
    }

    // MARK: - Geometry: what the layout says

    public func indexPathForItem(at point: CGPoint) -> Foundation.IndexPath? { onMain(row(at: point)) }

    public func layoutAttributesForItem(at indexPath: Foundation.IndexPath) -> UICollectionViewLayoutAttributes? {
        guard isOnMain() else { return nil }
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: Foundation.IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard isOnMain() else { return nil }
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// An item that is not there raises (E53).
    public func scrollToItem(
        at indexPath: Foundation.IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard isOnMain() else { return }
        rows.screen.withEngine { [id = rows.id] in $0.ask(.scroll(DragDrop.IndexPath(indexPath)), in: id) }
        guard !rows.screen.hasCrashed else { return }
        scrollRectToVisible(frame(ofRow: indexPath), animated: animated)
    }

    // MARK: - Selecting

    public var indexPathsForSelectedItems: [Foundation.IndexPath]? { isOnMain() ? rows.selectedPaths : nil }

    public func selectItem(
        at indexPath: Foundation.IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard isOnMain() else { return }
        let keeps = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        rows.select(indexPath, keepingOthers: keeps && indexPath != nil)
    }

    public func deselectItem(at indexPath: Foundation.IndexPath, animated: Bool) { onMain(rows.deselect(indexPath)) }
}

extension UICollectionView {
    public struct ScrollPosition: OptionSet, Sendable {
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}

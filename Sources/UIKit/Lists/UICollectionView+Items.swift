internal import DragDrop

/// The implementations of members that subclasses can override. The list itself calls these.
extension UICollectionView {
    func cell(ofItem path: IndexPath) -> UICollectionViewCell? {
        rows.cell(at: RowPath(path)) as? UICollectionViewCell
    }

    func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.layoutAttributesForItem(at: path)
    }

    func attributes(ofElement kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
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

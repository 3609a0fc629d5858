/// Hears beforehand of items that come on screen. How far ahead UIKit looks is not documented: here as far as the list
/// is high, in the direction in which it was scrolled last (a guess).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items that a finger that goes on scrolling will bring on screen, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were announced and do not come, because the finger has turned.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

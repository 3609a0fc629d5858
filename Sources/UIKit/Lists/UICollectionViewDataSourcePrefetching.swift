/// Is notified of items before they appear. UIKit's distance is not documented. Here as many items as are on screen are
/// announced, in the direction of the last scrolling (a guess).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// The items that appear if scrolling continues, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Announced items that do not appear, because the scroll direction changed.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

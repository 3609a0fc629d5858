/// Closure literals do not escape, as in UIKit's header (`NS_NOESCAPE`), so they need no `self.`. Subclasses override
/// the method with an optional closure, which is called here.
extension UITableView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        noteThread()
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        noteThread()
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

/// Closures that are written on the spot do not escape, as UIKit's header says (`NS_NOESCAPE`): they need no `self.`.
/// What a subclass overrides is the method that takes an optional closure, and that one is called.
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

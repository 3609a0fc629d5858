/// Hears beforehand of rows that come on screen. How far ahead UIKit looks is not documented: here as far as the list
/// is high, in the direction in which it was scrolled last (a guess).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows that a finger that goes on scrolling will bring on screen, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Rows that were announced and do not come, because the finger has turned.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

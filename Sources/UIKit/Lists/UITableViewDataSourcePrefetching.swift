/// Is notified of rows before they appear. UIKit's distance is not documented. Here as many rows as are on screen are
/// announced, in the direction of the last scrolling (a guess).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// The rows that appear if scrolling continues, nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Announced rows that do not appear, because the scroll direction changed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

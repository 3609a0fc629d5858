// The optional methods of `UITableViewDataSourcePrefetching`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        AbsentMethod.note(self)
    }
}

// The optional methods of `UITableViewDelegate` (displaying rows, headers and footers):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        AbsentMethod.note(self)
    }
}

// The optional methods of `UITableViewDelegate` (headers and footers):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        AbsentMethod.note(self, answering: nil)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        AbsentMethod.note(self, answering: nil)
    }
}

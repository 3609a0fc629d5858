// The optional methods of `UITableViewDelegate` (heights): what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.rowHeight)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.sectionHeaderHeight)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.sectionFooterHeight)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.estimatedRowHeight)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.estimatedSectionHeaderHeight)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        AbsentMethod.note(self, answering: tableView.estimatedSectionFooterHeight)
    }
}

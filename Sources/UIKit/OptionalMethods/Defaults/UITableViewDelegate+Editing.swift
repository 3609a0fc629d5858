// The optional methods of `UITableViewDelegate` (editing and swipes):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { AbsentMethod.note(self, answering: .delete) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { AbsentMethod.note(self, answering: nil) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    { AbsentMethod.note(self, answering: nil) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { AbsentMethod.note(self, answering: nil) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { AbsentMethod.note(self, answering: nil) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        AbsentMethod.note(self)
    }
}

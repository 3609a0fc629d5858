// The optional methods of `UITableViewDelegate` (focus):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(
            self, answering: tableView.isEditing ? tableView.allowsFocusDuringEditing : tableView.allowsFocus)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        AbsentMethod.note(self, answering: nil)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }
}

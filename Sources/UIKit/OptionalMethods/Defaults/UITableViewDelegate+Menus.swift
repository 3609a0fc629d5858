// The optional methods of `UITableViewDelegate` (menus for editing, spring loading, several rows at once):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: false)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { AbsentMethod.note(self, answering: false) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { AbsentMethod.note(self, answering: true) }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { AbsentMethod.note(self, answering: false) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { AbsentMethod.note(self) }
}

// The optional methods of `UITableViewDropDelegate`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDropDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        AbsentMethod.note(self)
        return UITableViewDropProposal(operation: .copy)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        AbsentMethod.note(self)
        return nil
    }
}

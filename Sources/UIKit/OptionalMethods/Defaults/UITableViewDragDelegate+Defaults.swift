// The optional methods of `UITableViewDragDelegate`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDragDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        AbsentMethod.note(self)
        return []
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        AbsentMethod.note(self)
        return false
    }
}

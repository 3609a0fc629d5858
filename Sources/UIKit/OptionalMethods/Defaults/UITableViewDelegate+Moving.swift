// The optional methods of `UITableViewDelegate` (moving and indenting):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { AbsentMethod.note(self, answering: proposedDestinationIndexPath) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        AbsentMethod.note(self, answering: 0)
    }
}

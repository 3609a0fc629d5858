// The optional methods of `UITableViewDataSource`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDataSource {
    @_optimize(none) @inline(never)
    public func numberOfSections(in tableView: UITableView) -> Int {
        AbsentMethod.note(self)
        return 1
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        AbsentMethod.note(self)
        return index
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        AbsentMethod.note(self)
    }
}

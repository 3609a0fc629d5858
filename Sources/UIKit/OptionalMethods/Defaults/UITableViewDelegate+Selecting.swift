// The optional methods of `UITableViewDelegate` (accessories, highlights and selection):
// what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UITableViewDelegate {
    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: true)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        AbsentMethod.note(self, answering: indexPath)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        AbsentMethod.note(self, answering: indexPath)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { AbsentMethod.note(self) }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        AbsentMethod.note(self, answering: !tableView.isEditing)
    }

    @_optimize(none) @inline(never)
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        AbsentMethod.note(self)
    }
}

/// The methods of `UITableViewDelegate`, in the order of their declaration.
enum TableMethod: String, CaseIterable {
    case willDisplay = "tableView(_:willDisplay:forRowAt:)"
    case didEndDisplaying = "tableView(_:didEndDisplaying:forRowAt:)"
    case willSelectRowAt = "tableView(_:willSelectRowAt:)"
    case didSelectRowAt = "tableView(_:didSelectRowAt:)"
    case didDeselectRowAt = "tableView(_:didDeselectRowAt:)"
    case editingStyleForRowAt = "tableView(_:editingStyleForRowAt:)"
    case targetIndexPathForMoveFromRowAt = "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    case shouldSpringLoadRowAt = "tableView(_:shouldSpringLoadRowAt:with:)"
}

extension OptionalMethods {
    static func has(_ method: TableMethod, _ delegate: (any UITableViewDelegate)?) -> Bool {
        delegate.map {
            tableMethods.presence(of: method, in: ClassExistential($0, as: (any UITableViewDelegate).self)) != .absent
        } ?? false
    }

    private static let tableMethods = OptionalRequirements<TableMethod>(
        absent: ClassExistential(AbsentTableMethods(), as: (any UITableViewDelegate).self),
        present: ClassExistential(PresentTableMethods(), as: (any UITableViewDelegate).self),
        required: [],
        overridable: [TableMethod.overridable])
}

private final class AbsentTableMethods: NSObject, UITableViewDelegate {
}

private final class PresentTableMethods: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    { .none }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}

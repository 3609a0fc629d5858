/// The methods of `UITableViewDragDelegate`, in the order of their declaration.
enum TableDragMethod: String, CaseIterable {
    case itemsForBeginning = "tableView(_:itemsForBeginning:at:)"
    case itemsForAddingTo = "tableView(_:itemsForAddingTo:at:point:)"
    case dragPreviewParametersForRowAt = "tableView(_:dragPreviewParametersForRowAt:)"
    case dragSessionWillBegin = "tableView(_:dragSessionWillBegin:)"
    case dragSessionDidEnd = "tableView(_:dragSessionDidEnd:)"
    case dragSessionAllowsMoveOperation = "tableView(_:dragSessionAllowsMoveOperation:)"
    case dragSessionIsRestrictedToDraggingApplication = "tableView(_:dragSessionIsRestrictedToDraggingApplication:)"
}

extension OptionalMethods {
    static func has(_ method: TableDragMethod, _ delegate: (any UITableViewDragDelegate)?) -> Bool {
        guard let delegate else { return false }
        return tableDragMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UITableViewDragDelegate).self)) != .absent
    }

    private static let tableDragMethods = OptionalRequirements<TableDragMethod>(
        absent: ClassExistential(AbsentTableDragMethods(), as: (any UITableViewDragDelegate).self),
        present: ClassExistential(PresentTableDragMethods(), as: (any UITableViewDragDelegate).self),
        required: [.itemsForBeginning])
}

private final class AbsentTableDragMethods: NSObject, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}

private final class PresentTableDragMethods: NSObject, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
}

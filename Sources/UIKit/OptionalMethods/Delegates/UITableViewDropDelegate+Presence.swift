/// The methods of `UITableViewDropDelegate`, in the order of their declaration.
enum TableDropMethod: String, CaseIterable {
    case performDropWith = "tableView(_:performDropWith:)"
    case canHandle = "tableView(_:canHandle:)"
    case dropSessionDidEnter = "tableView(_:dropSessionDidEnter:)"
    case dropSessionDidUpdate = "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    case dropSessionDidExit = "tableView(_:dropSessionDidExit:)"
    case dropSessionDidEnd = "tableView(_:dropSessionDidEnd:)"
    case dropPreviewParametersForRowAt = "tableView(_:dropPreviewParametersForRowAt:)"
}

extension OptionalMethods {
    static func has(_ method: TableDropMethod, _ delegate: (any UITableViewDropDelegate)?) -> Bool {
        guard let delegate else { return false }
        return tableDropMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UITableViewDropDelegate).self)) != .absent
    }

    private static let tableDropMethods = OptionalRequirements<TableDropMethod>(
        absent: ClassExistential(AbsentTableDropMethods(), as: (any UITableViewDropDelegate).self),
        present: ClassExistential(PresentTableDropMethods(), as: (any UITableViewDropDelegate).self),
        required: [.performDropWith])
}

private final class AbsentTableDropMethods: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

private final class PresentTableDropMethods: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

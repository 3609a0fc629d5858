// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDropDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { AbsentMethod.note(self, answering: UITableViewDropProposal(operation: .copy)) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { AbsentMethod.note(self, answering: nil) }
}

enum TableDropMethod: String, DelegateMethod {
    case performDropWith = "tableView(_:performDropWith:)"
    case canHandle = "tableView(_:canHandle:)"
    case dropSessionDidEnter = "tableView(_:dropSessionDidEnter:)"
    case dropSessionDidUpdate = "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    case dropSessionDidExit = "tableView(_:dropSessionDidExit:)"
    case dropSessionDidEnd = "tableView(_:dropSessionDidEnd:)"
    case dropPreviewParametersForRowAt = "tableView(_:dropPreviewParametersForRowAt:)"
    typealias Delegate = any UITableViewDropDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UITableViewDropDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<TableDropMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDropDelegate).self),
        present: ClassExistential(Present(), as: (any UITableViewDropDelegate).self),
        required: [.performDropWith],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: TableDropMethod, _ delegate: (any UITableViewDropDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

private final class Present: NSObject, UITableViewDropDelegate {
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

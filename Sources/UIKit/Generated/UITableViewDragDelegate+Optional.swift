// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDragDelegate {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { AbsentMethod.note(self, answering: []) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: false) }
}

enum TableDragMethod: String, DelegateMethod {
    case itemsForBeginning = "tableView(_:itemsForBeginning:at:)"
    case itemsForAddingTo = "tableView(_:itemsForAddingTo:at:point:)"
    case dragPreviewParametersForRowAt = "tableView(_:dragPreviewParametersForRowAt:)"
    case dragSessionWillBegin = "tableView(_:dragSessionWillBegin:)"
    case dragSessionDidEnd = "tableView(_:dragSessionDidEnd:)"
    case dragSessionAllowsMoveOperation = "tableView(_:dragSessionAllowsMoveOperation:)"
    case dragSessionIsRestrictedToDraggingApplication = "tableView(_:dragSessionIsRestrictedToDraggingApplication:)"
    typealias Delegate = any UITableViewDragDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UITableViewDragDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<TableDragMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDragDelegate).self),
        present: ClassExistential(Present(), as: (any UITableViewDragDelegate).self),
        required: [.itemsForBeginning],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: TableDragMethod, _ delegate: (any UITableViewDragDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}

private final class Present: NSObject, UITableViewDragDelegate {
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
    ) -> Bool { false }
}

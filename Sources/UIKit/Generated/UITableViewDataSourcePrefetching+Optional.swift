// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { AbsentMethod.note(self) }
}

enum TablePrefetchMethod: String, DelegateMethod {
    case prefetchRowsAt = "tableView(_:prefetchRowsAt:)"
    case cancelPrefetchingForRowsAt = "tableView(_:cancelPrefetchingForRowsAt:)"
    typealias Delegate = any UITableViewDataSourcePrefetching
    static func isConforming(_ type: AnyClass) -> Bool { type is any UITableViewDataSourcePrefetching.Type }
    @MainActor static let requirements = OptionalRequirements<TablePrefetchMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDataSourcePrefetching).self),
        present: ClassExistential(Present(), as: (any UITableViewDataSourcePrefetching).self),
        required: [.prefetchRowsAt],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: TablePrefetchMethod, _ delegate: (any UITableViewDataSourcePrefetching)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class Present: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

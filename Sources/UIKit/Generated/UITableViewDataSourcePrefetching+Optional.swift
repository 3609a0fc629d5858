// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UITableViewDataSourcePrefetching {
    @_optimize(none) @inline(never)
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { AbsentMethod.note(self) }
}

enum TablePrefetchMethod: String, CaseIterable {
    case prefetchRowsAt = "tableView(_:prefetchRowsAt:)"
    case cancelPrefetchingForRowsAt = "tableView(_:cancelPrefetchingForRowsAt:)"
}

extension OptionalMethods {
    static func has(_ method: TablePrefetchMethod, _ delegate: (any UITableViewDataSourcePrefetching)?) -> Bool {
        guard let delegate else { return false }
        let conformance = ClassExistential(delegate, as: (any UITableViewDataSourcePrefetching).self)
        return tablePrefetchMethods.presence(of: method, in: conformance) != .absent
    }
    private static let tablePrefetchMethods = OptionalRequirements<TablePrefetchMethod>(
        absent: ClassExistential(Absent(), as: (any UITableViewDataSourcePrefetching).self),
        present: ClassExistential(Present(), as: (any UITableViewDataSourcePrefetching).self),
        required: [.prefetchRowsAt],
        overridable: [])
}

private final class Absent: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

private final class Present: NSObject, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
